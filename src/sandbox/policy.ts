/**
 * The policy of the document that samples run in. It has no address of its own to load anything from, so code that it evaluates can
 * reach nothing. Workers inherit the policy.
 *
 * @param script the source of its only script, such as `'sha256-…'`
 */
export const sandboxPolicy = (script: string): string =>
  `default-src 'none';script-src ${script} 'unsafe-eval';worker-src blob:`;

/** Parts of the policy that only headers can have: nothing but this site shows the document, and always in a sandbox. */
export const sandboxHeaderPolicy = (script: string): string =>
  `${sandboxPolicy(script)};frame-ancestors 'self';sandbox allow-scripts`;

/** The path of the document below the base. */
export const sandboxFile = 'sandbox.html';
