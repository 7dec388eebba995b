import { modulesWithNeeds } from '../sandbox/modules-with-needs.ts';
import type { PageRuns, SandboxFiles } from '../sandbox/page-runs.ts';
import { runsFile } from '../shared/run-reference.ts';

/** Milliseconds that a file may take, on a slow network too. */
const timeout = 20_000;

const texts = new Map<string, Promise<string>>();

/**
 * Fetches a file, once. A failed request is repeated the next time.
 *
 * @param path below the base
 * @throws when the request fails or takes too long
 */
function fetchText(path: string): Promise<string> {
  const known = texts.get(path);
  if (known) return known;
  const text = request(__BASE__ + path);
  texts.set(path, text);
  text.catch(() => texts.delete(path));
  return text;
}

async function request(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return response.text();
}

/**
 * Fetches how the samples of a page are run.
 *
 * @param hash from the page
 */
export const fetchRuns = async (key: string, hash: string): Promise<PageRuns> =>
  JSON.parse(await fetchText(runsFile(key, hash)));

/** Fetches the list of all files of the sandbox. */
export const fetchIndex = async ({ index }: PageRuns): Promise<SandboxFiles> =>
  JSON.parse(await fetchText(index));

/** What a worker is started with. */
export interface WorkerScripts {
  /** The text of the worker's script. */
  script: string;
  /** The texts of modules by name. */
  scripts: Record<string, string>;
}

/** Fetches the scripts that run a kind of job, with the modules that its code imports. */
export async function fetchScripts(
  { workers, modules }: SandboxFiles,
  kind: keyof SandboxFiles['workers'],
  names: readonly string[],
): Promise<WorkerScripts> {
  const needed = [...modulesWithNeeds(names, modules)];
  const [script, ...scripts] = await Promise.all([
    fetchText(workers[kind]),
    ...needed.map(async (name) => [name, await fetchText(modules[name]?.script ?? '')] as const),
  ]);
  return { script, scripts: Object.fromEntries(scripts) };
}
