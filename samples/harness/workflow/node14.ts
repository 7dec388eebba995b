/**
 * Steps run on Node.js 14 (/workflows/steps/code/#language-support), the harness on a newer one.
 * What the newer one has in addition is hidden from steps, and what it words differently is worded back.
 */

/** Names that steps do not have: the web's objects, and what came to Node.js after version 14. */
export const missingGlobals = [
  ...[
    'AbortController',
    'AbortSignal',
    'AggregateError',
    'Blob',
    'BroadcastChannel',
    'CompressionStream',
    'Crypto',
  ],
  ...[
    'CustomEvent',
    'DOMException',
    'DecompressionStream',
    'Event',
    'EventTarget',
    'File',
    'FormData',
    'Headers',
  ],
  ...[
    'MessageChannel',
    'MessageEvent',
    'MessagePort',
    'ReadableStream',
    'Request',
    'Response',
    'TransformStream',
  ],
  ...[
    'WebSocket',
    'WritableStream',
    'atob',
    'btoa',
    'crypto',
    'fetch',
    'navigator',
    'performance',
    'structuredClone',
  ],
] as const;

/** Built-in modules that came after Node.js 14. */
export const missingModules: ReadonlySet<string> = new Set([
  ...['assert/strict', 'dns/promises', 'inspector/promises', 'path/posix', 'path/win32', 'readline/promises'],
  ...['sea', 'sqlite', 'stream/consumers', 'stream/promises', 'stream/web', 'test', 'test/reporters'],
  ...['timers/promises', 'util/types'],
]);

/** Name and message of an error in the words of Node.js 14 (/workflows/steps/code/state/#errors-you-might-encounter). */
export function inNode14Words(name: string, message: string): { name: string; message: string } {
  const [, verb, nothing, property] =
    /^Cannot (read|set) properties of (undefined|null) \((?:reading|setting) '(.*)'\)$/.exec(message) ?? [];
  if (verb) return { name, message: `Cannot ${verb} property '${property}' of ${nothing}` };
  const [, missing] = /^(\w+) is not a (?:function|constructor)$/.exec(message) ?? [];
  if (missing && (missingGlobals as readonly string[]).includes(missing))
    return { name: 'ReferenceError', message: `${missing} is not defined` };
  return { name, message };
}
