import { randomUUID } from 'node:crypto';
import { isBuiltin } from 'node:module';
import type { AxiosInstance } from 'axios';
import { readModuleText, replaceImports } from '../component/module-text.ts';
import { createPlatform } from '../component/platform.ts';
import { ParseError } from '../parse.ts';
import { missingGlobals } from '../workflow/node14.ts';
import { createConsole } from './console.ts';
import { checkSpecifier, importModule } from './modules.ts';

export interface LoadOptions {
  /** What stack traces call the module. */
  name?: string;
  /**
   * Texts of modules, by the specifier they are imported by: a path such as `../../github.app.mjs`, or the name of a package
   * that is not installed and that the text stands in for.
   */
  modules?: Readonly<Record<string, string>>;
  /** The HTTP client, also below that of `@pipedream/platform`; the installed one without it. */
  axios?: AxiosInstance;
  /** Takes what the component prints. */
  print?: (text: string) => void;
}

/**
 * Evaluates the text of a component's module: the module, and each that it imports, is a `data:` address, linked through a
 * shelf that hangs on `globalThis` for the moment. Nothing keeps it from the network and the disk; that is up to the
 * thread it runs in (session.ts).
 *
 * @returns its default export
 */
export async function loadComponent(
  text: string,
  options: LoadOptions = {},
): Promise<{ component: unknown }> {
  const key = `pipedream-docs ${randomUUID()}`;
  const shelf: Shelf = { globals: createGlobals(options.print ?? (() => {})), packages: {} };
  const link = new Linker(`globalThis[Symbol.for(${JSON.stringify(key)})]`, shelf, options);
  Reflect.set(globalThis, Symbol.for(key), shelf);
  try {
    const address = await link.module(options.name ?? 'component.mjs', text);
    const module: { default?: unknown } = await import(/* @vite-ignore */ address);
    return { component: module.default };
  } finally {
    Reflect.deleteProperty(globalThis, Symbol.for(key));
  }
}

/** What modules find on the shelf. */
interface Shelf {
  globals: Readonly<Record<string, unknown>>;
  packages: Record<string, Readonly<Record<string, unknown>>>;
}

/** Globals that are not as Node.js has them here. */
const createGlobals = (print: (text: string) => void): Shelf['globals'] => ({
  ...Object.fromEntries(missingGlobals.map((name) => [name, undefined])),
  console: createConsole((_, text) => print(text)),
  // /components/api/#environment-variables
  process: new Proxy(process, {
    get(target, key) {
      if (key === 'env')
        throw new Error('Components cannot read environment variables. Use a prop, with secret: true.');
      return Reflect.get(target, key);
    },
  }),
});

/** Turns texts into addresses that can be imported. */
class Linker {
  /** How code names the shelf. */
  readonly shelfCode: string;
  readonly shelf: Shelf;
  readonly options: LoadOptions;

  constructor(shelfCode: string, shelf: Shelf, options: LoadOptions) {
    this.shelfCode = shelfCode;
    this.shelf = shelf;
    this.options = options;
  }

  /** The address of a module's text, with its imports and globals replaced. */
  async module(name: string, text: string, importers: readonly string[] = []): Promise<string> {
    if (importers.includes(name))
      throw new Error(`${[...importers, name].join(' imports ')}. Break the circle.`);
    const { imports, names } = readText(name, text, importers);
    const addresses = new Map<string, string>();
    for (const { specifier } of imports)
      addresses.set(specifier, await this.address(specifier, [...importers, name]));
    const code = replaceImports(text, imports, (specifier) => addresses.get(specifier) ?? specifier);
    const shadowed = Object.keys(this.shelf.globals).filter((global) => !names.has(global));
    // On the first line, so that lines keep their numbers.
    return toAddress(`const { ${shadowed} } = ${this.shelfCode}.globals; ${code}\n//# sourceURL=${name}`);
  }

  private async address(specifier: string, importers: readonly string[]): Promise<string> {
    const { modules = {} } = this.options;
    const text = Object.hasOwn(modules, specifier) ? modules[specifier] : undefined;
    if (text !== undefined) return this.module(specifier, text, importers);
    if (/^\.\.?\//.test(specifier))
      throw new Error(`"${specifier}" is imported, but not given. Add it to modules.`);
    if (isBuiltin(specifier)) {
      checkSpecifier(specifier);
      return specifier;
    }
    this.shelf.packages[specifier] ??= await this.package(specifier);
    const from = `${this.shelfCode}.packages[${JSON.stringify(specifier)}]`;
    const exported = Object.keys(this.shelf.packages[specifier]);
    const lines = exported.map(
      (name, index) =>
        `const v${index} = ${from}[${JSON.stringify(name)}]; export { v${index} as ${JSON.stringify(name)} };`,
    );
    return toAddress(lines.join('\n'));
  }

  private async package(specifier: string): Promise<Readonly<Record<string, unknown>>> {
    const { axios } = this.options;
    if (specifier === '@pipedream/platform')
      return { ...createPlatform(axios ?? (await import('axios')).default) };
    return specifier === 'axios' && axios ? { default: axios } : importModule(specifier);
  }
}

/** Reads a module's text; an error in one that is imported says which it is. */
function readText(name: string, text: string, importers: readonly string[]) {
  try {
    return readModuleText(text);
  } catch (error) {
    if (!(error instanceof ParseError) || importers.length === 0) throw error;
    throw new Error(`${name}, line ${error.line}: ${error.message}`, { cause: error });
  }
}

const toAddress = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
