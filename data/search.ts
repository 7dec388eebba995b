/**
 * What readers type for what the pages say. The words of a line mean about the same: a search for one of them finds
 * sections with the others too, behind those that have the word itself.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['cron', 'schedule', 'timer', 'recurring', 'every minute'],
  ['webhook', 'http trigger', 'endpoint'],
  ['secret', 'environment variable', 'env var', 'process.env', 'credentials'],
  ['oauth', 'connected account', 'authentication', 'auth', 'login'],
  ['how much', 'cost', 'price'],
  ['cost', 'price', 'pricing', 'billing', 'pay', 'fee', 'charge'],
  ['quota', 'limit', 'maximum', 'cap'],
  ['organization', 'team', 'orgs', 'company'],
  ['delete', 'remove', 'uninstall'],
  ['disable', 'turn off', 'pause', 'stop', 'deactivate', 'unpublish'],
  ['enable', 'turn on', 'activate'],
  ['exit', 'end', 'return early', 'abort', 'cancel', '$end', '$.flow.exit'],
  ['duplicate', 'copy', 'clone', 'fork'],
  ['dedupe', 'deduplicate', 'unique', 'duplicates'],
  ['persist', 'state', 'store', 'save', 'remember', '$checkpoint', 'db', 'database'],
  ['parallel', 'concurrency', 'concurrent', 'at once', 'queue'],
  ['rate limit', 'throttle', 'too many requests', '429'],
  ['delay', 'wait', 'sleep', 'pause'],
  ['how long', 'time', 'duration'],
  ['timeout', 'time limit', 'execution time', 'too slow'],
  ['memory', 'ram', 'out of memory', 'oom'],
  ['disk', '/tmp', 'storage', 'file'],
  ['npm', 'package', 'module', 'library', 'dependency', 'import', 'require'],
  ['log', 'console.log', 'debug', 'print'],
  ['retry', 'replay', 'rerun', 'resend'],
  ['error', 'exception', 'failure', 'crash', 'fails'],
  ['alert', 'notification', 'notify'],
  ['ip address', 'whitelist', 'allowlist', 'static ip', 'firewall', 'vpc'],
  ['response', 'reply', 'answer', 'return', '$respond'],
  ['payload', 'body', 'data'],
  ['cli', 'command line', 'terminal', 'pd'],
  ['sse', 'server-sent events', 'event stream', 'stream', 'eventsource'],
  ['javascript', 'node.js', 'node', 'code'],
  ['prop', 'parameter', 'param', 'input', 'argument'],
  ['publish', 'deploy', 'release'],
  ['share', 'public', 'visibility'],
  ['gdpr', 'compliance', 'soc 2', 'hipaa', 'data protection'],
  ['vulnerability', 'security', 'report'],
  ['api key', 'token', 'bearer'],
  ['account', 'profile', 'user settings'],
  ['history', 'past events', 'inspector'],
  ['spreadsheet', 'google sheets', 'sheet'],
  ['bug', 'feature request', 'issue', 'support', 'help', 'contact'],
  ['source', 'event source', 'emitter'],
];

/**
 * How much a page is worth when several fit, by the beginning of its address: a page that teaches a thing comes before a
 * tutorial or an example that uses it. Other pages are worth 1.
 */
export const pageWeights: Readonly<Record<string, number>> = {
  '/quickstart/': 0.85,
  '/workflows/examples/': 0.9,
  '/examples/': 0.85,
  '/removed-features/': 0.8,
  '/components/migrating/': 0.9,
};
