import { missingModules } from '../workflow/node14.ts';
import { evaluateScript } from './evaluate.ts';
import { usesBuffer } from './module-names.ts';

/** The namespace object of an imported module. */
export type Namespace = Readonly<Record<string, unknown>>;

/** The modules of a run. */
export interface Registry {
  importModule(specifier: string): Promise<Namespace>;
  requireModule(specifier: string): unknown;
  /** Whether the sandbox has loaded a module's script. */
  has(name: string): boolean;
}

/** The function that a CommonJS script is wrapped in. */
type Script = (module: { exports: { default?: unknown } }, exports: object, ...globals: unknown[]) => void;

/** Node.js modules that need the network or another process. */
const unavailable =
  /^(child_process|cluster|dgram|dns|http|http2|https|inspector|net|os|perf_hooks|process|repl|tls|v8|vm|worker_threads|zlib)$/;

/**
 * Creates the modules of a run. Each is evaluated when it is first imported.
 *
 * @param scripts CommonJS by name, whose default export is what `require()` returns
 * @param globals that the scripts can use besides those of CommonJS
 */
export function createRegistry(
  scripts: Readonly<Record<string, string>>,
  globals: Readonly<Record<string, unknown>>,
): Registry {
  const values = new Map<string, unknown>();
  const has = (name: string) => Object.hasOwn(scripts, name);

  function requireModule(specifier: string): unknown {
    const name = specifier.replace(/^node:|\/$/g, '');
    // Each method of lodash can be imported as a module.
    const method = /^lodash\/(\w+)(?:\.js)?$/.exec(name)?.[1];
    if (method !== undefined && has('lodash')) return Object(requireModule('lodash'))[method];
    if (values.has(name)) return values.get(name);
    if (missingModules.has(name) || !has(name)) throw notFound(specifier, name);
    const text = scripts[name] ?? '';
    const needsBuffer = name !== 'buffer' && has('buffer') && usesBuffer(text);
    const Buffer: unknown = needsBuffer ? Object(requireModule('buffer')).Buffer : undefined;
    const known = { ...globals, Buffer, require: requireModule };
    const names = Object.keys(known);
    const module: { exports: { default?: unknown } } = { exports: {} };
    const script = evaluateScript(
      `(function (module, exports, ${names}) {${text}\n})\n//# sourceURL=${name}`,
    ) as Script;
    script(module, module.exports, ...Object.values(known));
    values.set(name, module.exports.default);
    return module.exports.default;
  }

  return {
    has,
    requireModule,
    importModule: async (specifier) => {
      const value = requireModule(specifier);
      const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
      return { ...(isObject && Object.fromEntries(Object.entries(value))), default: value };
    },
  };
}

function notFound(specifier: string, name: string): Error {
  if (missingModules.has(name))
    return new Error(`Cannot find module '${specifier}': it came after Node.js 14, which runs code.`);
  if (/^[./]/.test(name))
    return new Error(`Cannot find module '${specifier}': a step has no files beside it.`);
  return new Error(
    unavailable.test(name)
      ? `This sandbox doesn't have the module "${specifier}". Run this code in a workflow.`
      : `This sandbox doesn't have the package "${specifier}". Workflows install it when you deploy them.`,
  );
}
