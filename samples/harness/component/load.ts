import { importNames } from '../import-names.ts';
import { isParseError } from '../parse-error.ts';
import type { Host } from '../workflow/host.ts';
import { missingGlobals } from '../workflow/node14.ts';
import type { ModuleSource } from './module-source.ts';
import { createPlatform } from './platform.ts';

/** The options for loading a component. */
export interface LoadOptions {
  /** The name of the module in stack traces. */
  name?: string;
  /**
   * The texts of imported modules, by specifier: a path such as `../../github.app.mjs`, or the name of a package that isn't
   * installed and is replaced by the text.
   */
  modules?: Readonly<Record<string, string>>;
  /** The HTTP client, which `@pipedream/platform` also uses; the host's axios by default. */
  axios?: Parameters<typeof createPlatform>[0];
  /** Called with the text of each call of the console. */
  print?: (text: string) => void;
}

type Namespace = Readonly<Record<string, unknown>>;

/**
 * Evaluates a component's module and its imports. It doesn't restrict access to the network and to files, which is the task of the
 * host's environment.
 *
 * @returns its default export
 */
export async function loadComponent(
  text: string,
  options: LoadOptions,
  host: Host,
): Promise<{ component: unknown }> {
  const { name = 'component.mjs', modules = {}, axios } = options;
  const globals = createGlobals(options.print ?? (() => {}), host);

  async function load(module: string, code: string, importers: readonly string[]): Promise<Namespace> {
    if (importers.includes(module))
      throw new Error(`${[...importers, module].join(' imports ')}. Break the circle.`);
    const { source, imports } = await compile(module, code, importers, host);
    const found = new Map<string, Namespace>();
    for (const specifier of imports) found.set(specifier, await find(specifier, [...importers, module]));
    const exports: Record<string, unknown> = {};
    const link = async (specifier: string) => found.get(specifier) ?? {};
    const $harness = {
      exports,
      import: (specifier: string, names: readonly string[]) => importNames(link, specifier, names),
      load: host.importModule,
    };
    await host.evaluate(source, { ...globals, $harness }, module);
    return exports;
  }

  async function find(specifier: string, importers: readonly string[]): Promise<Namespace> {
    const given = Object.hasOwn(modules, specifier) ? modules[specifier] : undefined;
    if (given !== undefined) return load(specifier, given, importers);
    if (/^\.\.?\//.test(specifier))
      throw new Error(`"${specifier}" is imported, but not given. Add it to modules.`);
    if (specifier === '@pipedream/platform') {
      const own = axios ?? (await host.importModule('axios')).default;
      return { ...createPlatform(own as Parameters<typeof createPlatform>[0]) };
    }
    return specifier === 'axios' && axios ? { default: axios } : host.importModule(specifier);
  }

  return { component: (await load(name, text, [])).default };
}

/** Creates the globals that differ from those of the host. */
const createGlobals = (print: (text: string) => void, host: Host): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(missingGlobals.map((name) => [name, undefined])),
  console: host.createConsole((_, text) => print(text)),
  // /components/api/#environment-variables
  process: new Proxy(host.createProcess({}), {
    get(target, key) {
      if (key === 'env')
        throw new Error('Components cannot read environment variables. Use a prop, with secret: true.');
      return Reflect.get(target, key);
    },
  }),
});

/** Compiles a module. Syntax errors in imported modules name the module. */
async function compile(
  name: string,
  text: string,
  importers: readonly string[],
  host: Host,
): Promise<ModuleSource> {
  try {
    return await host.compileModule(text);
  } catch (error) {
    if (!isParseError(error) || importers.length === 0) throw error;
    throw new Error(`${name}, line ${error.line}: ${error.message}`, { cause: error });
  }
}
