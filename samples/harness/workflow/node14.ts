/**
 * Steps run on Node.js 14 (/workflows/steps/code/#language-support), but the harness runs on a newer version.
 * Globals and modules that version 14 doesn't have are hidden from steps, and error messages are converted to its wording.
 */

/** Globals that steps don't have: those of browsers, and those that were added after Node.js 14. */
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

/** Built-in modules that were added after Node.js 14. */
export const missingModules: ReadonlySet<string> = new Set([
  ...['assert/strict', 'dns/promises', 'inspector/promises', 'path/posix', 'path/win32', 'readline/promises'],
  ...['sea', 'sqlite', 'stream/consumers', 'stream/promises', 'stream/web', 'test', 'test/reporters'],
  ...['timers/promises', 'util/types'],
]);

/** Converts the name and message of an error to those of Node.js 14 (/workflows/steps/code/state/#errors-you-might-encounter). */
export function toNode14Error(name: string, message: string): { name: string; message: string } {
  const [, verb, nothing, property] =
    /^Cannot (read|set) properties of (undefined|null) \((?:reading|setting) '(.*)'\)$/.exec(message) ?? [];
  if (verb) return { name, message: `Cannot ${verb} property '${property}' of ${nothing}` };
  const [, missing] = /^(\w+) is not a (?:function|constructor)$/.exec(message) ?? [];
  if (missing && (missingGlobals as readonly string[]).includes(missing))
    return { name: 'ReferenceError', message: `${missing} is not defined` };
  return { name, message };
}
