import type { Block, PageRuns, SandboxFiles } from '../sandbox/page-runs.ts';
import { describeRun, type RunReport } from './describe-run.ts';
import { codeOf, editBlock, type Input, inputsOf } from './edit-job.ts';
import { fetchIndex, fetchScripts } from './files.ts';
import { loadSandbox, runInSandbox } from './run-in-sandbox.ts';

/** The state of a playground. */
export interface PlaygroundState {
  isRunning: boolean;
  /** The report of the last run. */
  report?: RunReport;
  /** The code in the editor, once it was opened. */
  code?: string;
  /** Whether the inputs are shown. */
  hasInputs: boolean;
  /** The JSON of the inputs by name, once they were shown. */
  inputs?: Readonly<Record<string, string>>;
  /** Error messages for inputs with invalid JSON, by name. */
  inputErrors: Readonly<Record<string, string>>;
}

/** A sample that the reader can run, edit and reset. */
export interface Playground {
  readonly inputs: readonly Input[];
  /** Whether an output block follows the sample on the page. */
  readonly hasOutput: boolean;
  getState(): PlaygroundState;
  /** Calls a function after each change. Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Runs the sample with the reader's changes. */
  run(): Promise<void>;
  /** Stops the run, even while its files are loading. */
  stop(): void;
  openEditor(): void;
  setCode(code: string): void;
  /** Shows or hides the inputs. */
  toggleInputs(): void;
  setInput(name: string, json: string): void;
  /** Whether code or inputs differ from those on the page. */
  isEdited(): boolean;
  /** Restores code and inputs, and removes the report. */
  reset(): void;
}

const initial: PlaygroundState = { isRunning: false, hasInputs: false, inputErrors: {} };

/** Creates the playground of a code block. */
export function createPlayground(runs: PageRuns, block: Block): Playground {
  const inputs = inputsOf(block.job);
  const original = codeOf(block.job);
  const originalInputs = Object.fromEntries(inputs.map(({ name, value }) => [name, printJson(value)]));
  const listeners = new Set<() => void>();
  let state = initial;
  /** Aborts the latest run. Reports of earlier runs are dropped. */
  let controller = new AbortController();

  const set = (change: Partial<PlaygroundState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const editedInputs = () =>
    Object.entries(state.inputs ?? {}).filter(([name, json]) => json !== originalInputs[name]);

  /** Loads the files for a run. */
  async function load(code: string, values: Record<string, unknown>) {
    // Edited code may import modules that no sample of the page imports.
    const files: SandboxFiles = code === original ? runs.files : await fetchIndex(runs);
    const { job, modules } = editBlock(block, code, values, Object.keys(files.modules));
    const [frame, scripts] = await Promise.all([
      loadSandbox(__BASE__ + files.document),
      fetchScripts(files, job.kind, modules),
    ]);
    return { job, frame, scripts };
  }

  async function execute(values: Record<string, unknown>, signal: AbortSignal): Promise<RunReport> {
    const loading = load(state.code ?? original, values).catch(() => failedLoad);
    const loaded = await Promise.race([loading, abortOf(signal)]);
    if ('summary' in loaded) return loaded;
    const { job, frame, scripts } = loaded;
    return describeRun(job, await runInSandbox(frame, job, scripts, signal));
  }

  return {
    inputs,
    hasOutput: block.output !== undefined,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async run() {
      const { values, errors } = parseAll(editedInputs());
      const hasErrors = Object.keys(errors).length > 0;
      set({ inputErrors: errors, hasInputs: state.hasInputs || hasErrors });
      if (hasErrors) return;
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      set({ isRunning: true });
      const report = await execute(values, signal);
      if (controller.signal === signal) set({ isRunning: false, report });
    },
    stop: () => controller.abort(),
    openEditor: () => set({ code: state.code ?? original }),
    setCode: (code) => set({ code }),
    toggleInputs: () => set({ inputs: state.inputs ?? originalInputs, hasInputs: !state.hasInputs }),
    setInput(name, json) {
      const { [name]: _, ...inputErrors } = state.inputErrors;
      set({ inputs: { ...state.inputs, [name]: json }, inputErrors });
    },
    isEdited: () => (state.code ?? original) !== original || editedInputs().length > 0,
    reset() {
      controller.abort();
      controller = new AbortController();
      state = initial;
      set({});
    },
  };
}

/** Resolves with a report when the run is stopped before it has started. */
const abortOf = (signal: AbortSignal): Promise<RunReport> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ summary: 'Stopped', isFailure: false, parts: [] }));
  });

/** Formats a value as JSON for the editor. */
export const printJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** Parses the JSON of several inputs. */
function parseAll(texts: readonly (readonly [name: string, json: string])[]): {
  values: Record<string, unknown>;
  errors: Record<string, string>;
} {
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [name, json] of texts) {
    try {
      values[name] = JSON.parse(json);
    } catch (error) {
      errors[name] = `This isn't valid JSON: ${error instanceof Error ? error.message : error}`;
    }
  }
  return { values, errors };
}

const failedLoad: RunReport = {
  summary: 'Not run',
  isFailure: true,
  error: {
    text: "The sandbox's files couldn't be loaded. Check your connection, then run the code again.",
  },
  parts: [],
};
