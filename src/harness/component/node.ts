import { randomUUID } from 'node:crypto';
import { isBuiltin } from 'node:module';
import { createAxios } from './axios.ts';
import { readModuleText } from './module-text.ts';
import { createNetwork, type RequestFunction } from './network.ts';
import { asHarness, asSample, fence } from './no-network.ts';
import { createPlatform } from './platform.ts';
import { createGlobals, type LogLine } from './sample-globals.ts';

export interface LoadOptions {
  /** What stack traces call the module. */
  name?: string;
  /** Texts of modules that are imported by a relative path, by that path: `{ '../../github.app.mjs': '…' }`. */
  files?: Record<string, string>;
  /** Stand-ins for npm packages that are not installed: what each exports, by its name. */
  modules?: Record<string, Record<string, unknown>>;
  /** Where HTTP goes; without it every host is unknown. */
  request?: RequestFunction;
}

/** A component whose module has been evaluated. */
export interface Loaded {
  /** Its default export. */
  component: unknown;
  /** What it prints, growing as it runs. */
  logs: readonly LogLine[];
}

/**
 * Evaluates the text of a component's module. Nothing it does reaches the network, and nothing is written to disk: the
 * module, and each that it imports, is a `data:` address, linked through a shelf that hangs on `globalThis` for the
 * moment.
 */
export async function loadComponent(text: string, options: LoadOptions = {}): Promise<Loaded> {
  const logs: LogLine[] = [];
  const { request: given = createNetwork().request } = options;
  const request: RequestFunction = (config) => asHarness(() => given(config));
  const packages: Record<string, Record<string, unknown>> = {
    '@pipedream/platform': { ...createPlatform(request) },
    axios: { default: createAxios(request) },
    ...options.modules,
  };
  const key = `pipedream-docs ${randomUUID()}`;
  const shelf = { globals: createGlobals(logs), packages };
  const shelfCode = `globalThis[Symbol.for(${JSON.stringify(key)})]`;
  const link = new Linker(shelfCode, packages, options.files ?? {});
  Reflect.set(globalThis, Symbol.for(key), shelf);
  try {
    const address = await link.module(options.name ?? 'component.mjs', text);
    const module: { default?: unknown } = await asSample(() => import(/* @vite-ignore */ address));
    return { component: fence(module.default), logs };
  } finally {
    Reflect.deleteProperty(globalThis, Symbol.for(key));
  }
}

/** Turns texts into addresses that can be imported. */
class Linker {
  constructor(
    readonly shelf: string,
    readonly packages: Record<string, Record<string, unknown>>,
    readonly files: Record<string, string>,
  ) {}

  /** The address of a module's text, with its imports and globals replaced. */
  async module(name: string, text: string, importers: readonly string[] = []): Promise<string> {
    if (importers.includes(name))
      throw new Error(`${[...importers, name].join(' imports ')}. Break the circle.`);
    const { imports, names } = readModuleText(text);
    let code = text;
    for (const { start, end, specifier } of imports.sort((a, b) => b.start - a.start)) {
      const address = await this.address(specifier, [...importers, name]);
      code = `${code.slice(0, start)}${JSON.stringify(address)}${code.slice(end)}`;
    }
    const shadowed = ['console', 'process', 'fetch'].filter((global) => !names.has(global));
    // On the first line, so that lines keep their numbers.
    return toAddress(`const { ${shadowed} } = ${this.shelf}.globals; ${code}\n//# sourceURL=${name}`);
  }

  private async address(specifier: string, importers: readonly string[]): Promise<string> {
    if (/^\.\.?\//.test(specifier)) {
      const text = this.files[specifier];
      if (text === undefined) throw new Error(`"${specifier}" is imported, but not given. Add it to files.`);
      return this.module(specifier, text, importers);
    }
    if (isBuiltin(specifier)) {
      if (!outside.has(specifier.replace(/^node:/, ''))) return specifier;
      throw new Error(`"${specifier}" leads out of the sample, where no test looks. Do without it.`);
    }
    this.packages[specifier] ??= await importPackage(specifier);
    const from = `${this.shelf}.packages[${JSON.stringify(specifier)}]`;
    const exported = Object.keys(this.packages[specifier]);
    const lines = exported.map(
      (name, index) =>
        `const v${index} = ${from}[${JSON.stringify(name)}]; export { v${index} as ${JSON.stringify(name)} };`,
    );
    return toAddress(lines.join('\n'));
  }
}

const toAddress = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** Modules that reach the network, or another process, past what `no-network.ts` sees. */
const outside = new Set(['dgram', 'dns', 'dns/promises', 'child_process', 'cluster', 'worker_threads']);

async function importPackage(specifier: string): Promise<Record<string, unknown>> {
  try {
    return { ...(await import(/* @vite-ignore */ specifier)) };
  } catch (cause) {
    throw new Error(`The package "${specifier}" is not installed. Give a stand-in for it in modules.`, {
      cause,
    });
  }
}
