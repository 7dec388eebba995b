import { samplesOf } from '../../samples/page/collect.ts';
import { jobsOf, type PageJob } from '../../samples/page/jobs.ts';
import type { SourcePage } from '../content/read/source-page.ts';
import { contentHash, type Output } from './output.ts';
import type { Sandbox } from './sandbox.ts';

/** What a page has to load before it can run samples. Paths are below the base. */
export interface SandboxIndex {
  document: string;
  workers: Sandbox['workers'];
  /** The script of each module, and the modules that it asks for. */
  modules: Record<string, { script: string; needs: string[] }>;
}

/** How the samples of a page are run. */
export interface PageRuns {
  /** The path of the `SandboxIndex`. */
  index: string;
  /** By the place of the block among all code blocks of the page, from 0. */
  blocks: Record<number, PageJob & { output?: string }>;
}

/** The most characters of what a block is run with. Few have more, because of what they are given. */
const mostCharacters = 100_000;

/** Writes what samples are run with, and returns the path of the `SandboxIndex`. */
export function writeSandbox({ document, workers, modules }: Sandbox, output: Output): string {
  const write = (name: string, extension: string, text: string): string => {
    const path = `assets/run/${name}.${contentHash(text)}.${extension}`;
    output.write(path, text);
    return path;
  };
  const index: SandboxIndex = {
    document: write('sandbox', 'xhtml', document),
    workers: {
      workflow: write('workflow-worker', 'js', workers.workflow),
      component: write('component-worker', 'js', workers.component),
    },
    modules: Object.fromEntries(
      Object.entries(modules).map(([name, { script, needs }]) => [
        name,
        { script: write(`module-${name.replace(/\W+/g, '-')}`, 'js', script), needs },
      ]),
    ),
  };
  return write('index', 'json', JSON.stringify(index));
}

/**
 * Finds how the samples of a page are run.
 *
 * @param index the path of the `SandboxIndex`
 * @returns `undefined` for a page without samples that can be run in a browser
 */
export function runsOf(page: SourcePage, index: string): PageRuns | undefined {
  const samples = samplesOf(page);
  const blocks: PageRuns['blocks'] = {};
  for (const [sample, job] of jobsOf(samples).jobs) {
    const next = samples[sample.index + 1];
    const output = next?.fence.declaration === 'output' ? { output: next.code } : {};
    const block = { ...job, ...output };
    if (JSON.stringify(block).length <= mostCharacters) blocks[sample.index] = block;
  }
  return Object.keys(blocks).length > 0 ? { index, blocks } : undefined;
}

/** Writes how the samples of a page are run, in a file that is only loaded to run one. */
export function writeRuns(key: string, page: SourcePage, index: string, output: Output): string | undefined {
  const runs = runsOf(page, index);
  if (!runs) return undefined;
  const text = JSON.stringify(runs);
  const path = `assets/run/${key}.${contentHash(text)}.json`;
  output.write(path, text);
  return path;
}
