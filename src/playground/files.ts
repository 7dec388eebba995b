import { modulesWithNeeds } from '../sandbox/modules-with-needs.ts';
import type { PageRuns, SandboxFiles } from '../sandbox/page-runs.ts';
import { runsFile } from '../shared/run-reference.ts';

/** The timeout of a request in milliseconds, generous for slow networks. */
const timeout = 20_000;

const texts = new Map<string, Promise<string>>();

/**
 * Fetches a file once. After a failure, the next call retries.
 *
 * @param path below the base
 * @throws when the request fails or times out
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
 * Fetches the jobs of a page.
 *
 * @param key of the page
 * @param hash of the file, from the Run button
 */
export const fetchRuns = async (key: string, hash: string): Promise<PageRuns> =>
  JSON.parse(await fetchText(runsFile(key, hash)));

/** Fetches the list of all files for the sandbox. */
export const fetchIndex = async ({ index }: PageRuns): Promise<SandboxFiles> =>
  JSON.parse(await fetchText(index));

/** The scripts for a worker. */
export interface WorkerScripts {
  /** The source of the worker. */
  script: string;
  /** The sources of modules, by name. */
  scripts: Record<string, string>;
}

/** Fetches the worker for a kind of job, and the modules that its code imports. */
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
