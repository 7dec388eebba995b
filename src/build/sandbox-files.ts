import { samplesOf } from '../../samples/page/collect.ts';
import { jobsOf } from '../../samples/page/jobs.ts';
import type { SourcePage } from '../content/read/source-page.ts';
import { modulesWithNeeds } from '../sandbox/modules-with-needs.ts';
import type { PageRuns, SandboxFiles } from '../sandbox/page-runs.ts';
import { runReference } from '../shared/run-reference.ts';
import { contentHash } from './output.ts';
import type { Sandbox } from './sandbox.ts';

/** The files of the sandbox, and the path of the JSON file that lists them. */
export interface WrittenSandbox {
  index: string;
  files: SandboxFiles;
}

/** The maximum length of a block's JSON. The few blocks that exceed it have large inputs, and can't be run on the page. */
const maxCharacters = 100_000;

/**
 * Writes the files of the sandbox.
 *
 * @param write takes a path below the base, and the text of the file
 */
export function writeSandbox(
  { document, workers, modules }: Sandbox,
  write: (path: string, text: string) => void,
): WrittenSandbox {
  const writeHashed = (name: string, extension: string, text: string): string => {
    const path = `assets/run/${name}.${contentHash(text)}.${extension}`;
    write(path, text);
    return path;
  };
  const files: SandboxFiles = {
    document: writeHashed('sandbox', 'xhtml', document),
    workers: {
      workflow: writeHashed('workflow-worker', 'js', workers.workflow),
      component: writeHashed('component-worker', 'js', workers.component),
    },
    modules: Object.fromEntries(
      Object.entries(modules).map(([name, { script, needs }]) => [
        name,
        { script: writeHashed(`module-${name.replace(/\W+/g, '-')}`, 'js', script), needs },
      ]),
    ),
  };
  return { index: writeHashed('index', 'json', JSON.stringify(files)), files };
}

/** Returns the jobs of the blocks that can be run in a browser, by the index of the block. */
export function blocksOf(page: SourcePage): PageRuns['blocks'] {
  const samples = samplesOf(page);
  const blocks: PageRuns['blocks'] = {};
  for (const [sample, job] of jobsOf(samples).jobs) {
    const next = samples[sample.index + 1];
    const output = next?.fence.declaration === 'output' ? { output: next.code } : {};
    const block = { ...job, ...output };
    if (JSON.stringify(block).length <= maxCharacters) blocks[sample.index] = block;
  }
  return blocks;
}

/** Returns the file with the jobs of a page, which is requested when a reader runs one of them. */
export function runsText(blocks: PageRuns['blocks'], { index, files }: WrittenSandbox): string {
  const needed = modulesWithNeeds(
    Object.values(blocks).flatMap(({ modules }) => modules),
    files.modules,
  );
  const modules = Object.fromEntries(Object.entries(files.modules).filter(([name]) => needed.has(name)));
  return JSON.stringify({ index, files: { ...files, modules }, blocks } satisfies PageRuns);
}

/**
 * Returns the reference to the job of each block that can be run, for its Run button, by the index of the block.
 *
 * @param hash of the file with the jobs
 */
export const referencesTo = (blocks: PageRuns['blocks'], hash: string): ReadonlyMap<number, string> =>
  new Map(Object.keys(blocks).map((index) => [Number(index), runReference(hash, Number(index))]));
