/** The globals that Node.js has too. Most others, such as `fetch`, reach beyond the worker. */
const kept =
  /^(?:$^|Array|ArrayBuffer|Atomics|BigInt|BigInt64Array|BigUint64Array|Boolean|DataView|Date|Error|EvalError|FinalizationRegistry|Float32Array|Float64Array|Function|Infinity|Int16Array|Int32Array|Int8Array|Intl|Iterator|JSON|Map|Math|NaN|Number|Object|Promise|Proxy|RangeError|ReferenceError|Reflect|RegExp|Set|SharedArrayBuffer|String|Symbol|SyntaxError|TypeError|URIError|URL|URLSearchParams|Uint16Array|Uint32Array|Uint8Array|Uint8ClampedArray|WeakMap|WeakRef|WeakSet|WebAssembly|TextDecoder|TextEncoder|AggregateError|AbortController|AbortSignal|DOMException|Event|EventTarget|MessageChannel|Blob|atob|btoa|clearInterval|clearTimeout|console|crypto|decodeURI|decodeURIComponent|encodeURI|encodeURIComponent|escape|eval|globalThis|isFinite|isNaN|parseFloat|parseInt|performance|queueMicrotask|setInterval|setTimeout|structuredClone|undefined|unescape|addEventListener|removeEventListener)$/;

/**
 * Removes globals that Node.js doesn't have, so that code sees those of a step. This isn't a security boundary: the content
 * security policy of the document is.
 */
export function tidyGlobals(): void {
  for (
    let scope: object | null = globalThis;
    scope && scope !== Object.prototype;
    scope = Object.getPrototypeOf(scope)
  ) {
    for (const name of Object.getOwnPropertyNames(scope)) {
      if (name !== 'constructor' && !kept.test(name)) Reflect.deleteProperty(scope, name);
    }
  }
}
