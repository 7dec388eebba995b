import { importNames } from '../import-names.ts';
import { isParseError } from '../parse-error.ts';
import type { Host } from '../workflow/host.ts';
import { missingGlobals } from '../workflow/node14.ts';
import type { ModuleSource } from './module-source.ts';
import { createPlatform } from './platform.ts';

/** What a component is loaded with. */
export interface LoadOptions {
  /** What stack traces call the module. */
  name?: string;
  /**
   * Texts of modules, by the specifier they are imported by: a path such as `../../github.app.mjs`, or the name of a package
   * that is not installed and that the text stands in for.
   */
  modules?: Readonly<Record<string, string>>;
  /** The HTTP client, also below that of `@pipedream/platform`; the host's own without it. */
  axios?: Parameters<typeof createPlatform>[0];
  /** Takes what the component prints. */
  print?: (text: string) => void;
}

type Namespace = Readonly<Record<string, unknown>>;

/**
 * Evaluates the text of a component's module and of all that it imports. Nothing keeps it from the network and the disk; that is
 * up to what the host runs in.
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

/** Globals that are not as the host has them. */
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

/** Reads a module's text; an error in one that is imported says which it is. */
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
