import type { ModuleSource } from '../component/module-source.ts';
import type { Host } from '../workflow/host.ts';
import type { RunEvent } from '../workflow/run.ts';
import type { StepSource } from '../workflow/source.ts';
import { createConsole } from './console.ts';
import { evaluate } from './evaluate.ts';
import { compilerName } from './module-names.ts';
import type { Session } from './session.ts';

/** Steps and modules that the build has compiled, by their source text. */
export interface Sources {
  steps: Readonly<Record<string, StepSource>>;
  modules: Readonly<Record<string, ModuleSource>>;
}

/** Compiles edited code. It is a module that is only loaded when code was edited. */
type Compiler = Pick<Host, 'compileStep' | 'compileModule'>;

/** Creates the harness's host for a worker in a browser. */
export function createBrowserHost(
  session: Session,
  sources: Sources,
  emit?: (event: RunEvent) => void,
): Host {
  const { modules, work, process } = session;
  const compiler = () => modules.requireModule(compilerName) as Compiler;
  const nodeGlobals = {
    ...work.timers,
    global: globalThis,
    ...(modules.has('buffer') && { Buffer: Object(modules.requireModule('buffer')).Buffer }),
  };
  return {
    compileStep: (code) =>
      Object.hasOwn(sources.steps, code) ? readSource(sources.steps, code) : compiler().compileStep(code),
    compileModule: (text) =>
      Object.hasOwn(sources.modules, text)
        ? readSource(sources.modules, text)
        : compiler().compileModule(text),
    evaluate: (source, globals, name) => evaluate(source, { ...nodeGlobals, ...globals }, name),
    importModule: modules.importModule,
    requireModule: modules.requireModule,
    createConsole,
    createProcess: (env) => {
      process.env = { ...env };
      return process;
    },
    attach: async (name, content) => {
      const path = `/attachments/${name.replace(/^.*\//, '')}`;
      session.attachments[path] = content;
      return path;
    },
    watchAsync: work.watch,
    ...(emit && { emit }),
  };
}

function readSource<Source>(sources: Readonly<Record<string, Source>>, text: string): Source {
  const source = sources[text];
  if (!source) throw new Error('A compiled source is missing.');
  return source;
}
