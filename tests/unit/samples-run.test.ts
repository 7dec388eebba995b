import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Given } from '../../samples/givens/given.ts';
import { samplesOf } from '../../samples/page/collect.ts';
import type { Sample } from '../../samples/page/sample.ts';
import { openCache } from '../../samples/runner/cache.ts';
import { findMissingProgram } from '../../samples/runner/missing-program.ts';
import { inPool } from '../../samples/runner/pool.ts';
import { runPage } from '../../samples/runner/run-page.ts';
import { runSamples } from '../../samples/runner/run-samples.ts';
import { runPython, runShell, type ScriptOptions } from '../../samples/runner/script.ts';
import { miscount, missingPrograms, sampleProblems, sampleTable } from '../../samples/runner/table.ts';
import { openStage } from '../../samples/stage/stage.ts';
import { root } from '../../scripts/root.mjs';
import { readSourcePage } from '../../src/content/read/source-page.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const head =
  '---\ntitle: Sample\ndescription: A page with samples, to see what becomes of each of them.\n---\n\n';
const fence = (opening: string, ...lines: string[]) => [`\`\`\`${opening}`, ...lines, '```', ''].join('\n');

function read(...blocks: string[]) {
  const page = readSourcePage('sample.mdx', head + blocks.join('\n'));
  if (!('route' in page)) throw new Error(JSON.stringify(page.errors));
  return page;
}

/** Returns the only sample of a page. */
function sampleOf(block: string): Sample {
  const [sample] = samplesOf(read(block));
  if (!sample) throw new Error(`No sample: ${block}`);
  return sample;
}

describe('a shell or Python sample', () => {
  async function run(runner: typeof runShell, block: string, given: Given = {}, options?: ScriptOptions) {
    const sample = sampleOf(block);
    const stage = openStage([sample]);
    try {
      const { printed, problems } = await runner(sample, given, stage, options);
      return { printed, problems: problems.map(({ line, message }) => `${line - sample.line}: ${message}`) };
    } finally {
      await stage.close();
    }
  }

  test('is stopped after its timeout', async () => {
    const { problems } = await run(runShell, fence('bash run', 'sleep 60'), {}, { timeoutMs: 300 });
    expect(problems).toEqual(['1: It was stopped after 0.3 s.']);
  });

  test.each<[typeof runShell, string, string]>([
    [
      runShell,
      fence('bash run', 'true', 'no_such_command'),
      '2: It ends with code 127: sample: line 2: no_such_command: command not found',
    ],
    [
      runPython,
      fence('python run', 'a = 1', 'b = a / 0'),
      '2: It ends with code 1: ZeroDivisionError: division by zero',
    ],
    [runShell, fence('bash run', 'kill -9 $$'), '1: It ends with code 128: '],
  ])('reports a failure with its line', async (runner, block, message) => {
    expect((await run(runner, block)).problems).toEqual([message]);
  });

  test('that shows an error must end with that error', async () => {
    const failing = fence('bash run', 'cat missing.json');
    expect((await run(runShell, failing, { error: /No such file/ })).problems).toEqual([]);
    expect((await run(runShell, failing, { error: /Permission denied/ })).problems).toEqual([
      '1: It ends with code 1: cat: missing.json: No such file or directory',
    ]);
    expect((await run(runShell, fence('bash run', 'true'), { error: /No such file/ })).problems).toEqual([
      '1: The sample should end with /No such file/.',
    ]);
  });
});

test('a JavaScript sample that does not end is reported with its line and timeout', async () => {
  const page = read(fence('js run given="hurry" title="steps.forever"', 'while (true) {}'));
  const { results } = await runPage(samplesOf(page), { hurry: { settings: { timeoutSeconds: 0.3 } } });
  expect(sampleProblems(results)).toBe(
    'content/sample.mdx:7\n  steps.forever was stopped after 0.3 s: it never ends, or waits for something that never happens',
  );
});

describe('a missing program', () => {
  const page = read(
    fence('python run', 'print("hi")'),
    fence('text output', 'hi'),
    fence('python parse', 'x = 1'),
    fence('bash check', 'pd remove http'),
    fence('bash run', 'curl https://YOUR-ENDPOINT-ID.m.pipedream.net'),
    fence('bash run', 'echo curly | tr a-z A-Z'),
  );

  test('skips the samples that need it, and their output', async () => {
    const has = (name: string) => !['python3', 'curl', 'shellcheck'].includes(name);
    const { results } = await runPage(samplesOf(page), {}, has);
    expect(results.map(({ status, missing }) => `${status} ${missing ?? ''}`.trim())).toEqual([
      'skipped python3',
      'skipped python3',
      'skipped python3',
      'skipped shellcheck',
      'skipped curl',
      'run',
    ]);
    expect(sampleProblems(results)).toMatch(/^content\/sample\.mdx:\d+\n {2}Unknown command "pd remove"/);
    expect(sampleTable(results).split('\n').at(-1)).toMatch(/^all +6 +1 +5 +1$/);
    expect(missingPrograms(results, has)).toEqual([
      'python3 is not installed: 3 samples skipped.',
      'shellcheck is not installed: 1 sample skipped; for the others, only syntax and pd commands are checked.',
      'curl is not installed: 1 sample skipped.',
    ]);
  });

  test("doesn't affect samples that are only shown, or don't need it", () => {
    const none = () => false;
    expect(findMissingProgram(sampleOf(fence('bash show="an idea"', 'curl x')), none)).toBeUndefined();
    expect(findMissingProgram(sampleOf(fence('js run', 'return 1')), none)).toBeUndefined();
    expect(findMissingProgram(sampleOf(fence('bash run', 'a | jq .')), (name) => name !== 'jq')).toBe('jq');
    expect(
      findMissingProgram(sampleOf(fence('bash run', 'my-jq .')), (name) => name !== 'jq'),
    ).toBeUndefined();
  });
});

describe('the count', () => {
  test('is wrong if a sample is missing, counted twice, or unknown', async () => {
    const samples = samplesOf(read(fence('json parse', '{}'), fence('json parse', '[]')));
    const { results } = await runPage(samples);
    expect(miscount(samples, results)).toBeUndefined();
    expect(miscount(samples, results.slice(1))).toMatch(/sample\.mdx:6\n.*of 2 samples, 1 were left out/);
    expect(miscount(samples, [...results, ...results.slice(1)])).toMatch(
      /0 were left out and 1 counted twice/,
    );
    expect(miscount(samples.slice(1), results)).toMatch(/sample\.mdx:6\n.*1 counted twice/);
  });
});

describe('the pool', () => {
  test('processes all items in order, within its concurrency limit', async () => {
    let now = 0;
    let most = 0;
    const work = async (item: number) => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 12 - item));
      now--;
      return item * 10;
    };
    const items = Array.from({ length: 12 }, (_, item) => item);
    expect(await inPool(items, work, 3)).toEqual(items.map((item) => item * 10));
    expect(most).toBe(3);
    expect(await inPool([], work, 3)).toEqual([]);
  });

  test('rejects with the first failure', async () => {
    await expect(inPool([1, 2], async () => Promise.reject(new Error('no')), 2)).rejects.toThrow('no');
  });
});

describe('the cache', () => {
  const passing = [fence('js run title="steps.a"', 'console.log("hi")'), fence('text output', 'hi')];

  /** Creates a repository with only the files that results depend on. */
  function repository() {
    const folder = temporaryFolder();
    for (const name of ['samples/givens', 'src/openapi', 'types'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'samples/givens/index.ts'), 'export const givens = {}');
    return { folder, pages: join(folder, '.cache/samples/pages') };
  }

  test('keeps a page that passes until it changes', async () => {
    const { folder, pages } = repository();
    const page = read(...passing);
    const first = await runSamples(root, [page], openCache(folder));
    expect(readdirSync(pages)).toHaveLength(1);
    const kept = openCache(folder).read(samplesOf(page));
    expect(kept?.map(({ sample, ...rest }) => ({ code: sample.code, ...rest }))).toEqual(
      first.map(({ sample, ...rest }) => ({ code: sample.code, ...rest })),
    );
    const changed = samplesOf(read(...passing.map((block) => block.replace('hi', 'ho'))));
    expect(openCache(folder).read(changed)).toBeUndefined();
    expect(await runSamples(root, [page], openCache(folder))).toEqual(kept);
  });

  test.each([
    ['givens', 'samples/givens/index.ts'],
    ['types', 'types/new.d.ts'],
    ['parsers of the API description', 'src/openapi/new.ts'],
  ])('invalidates a page if the %s change', async (_, file) => {
    const { folder } = repository();
    const page = read(...passing);
    await runSamples(root, [page], openCache(folder));
    expect(openCache(folder).read(samplesOf(page))).toBeDefined();
    writeFileSync(join(folder, file), '// changed');
    expect(openCache(folder).read(samplesOf(page))).toBeUndefined();
  });

  test('keeps no results of a page that fails, including its types, or was skipped', async () => {
    const { folder, pages } = repository();
    const wrongTypes = read(fence('js run title="steps.a"', 'return event.quary'));
    const results = await runSamples(root, [wrongTypes], openCache(folder));
    expect(sampleProblems(results)).toMatch(/quary/);
    const shell = samplesOf(read(fence('bash run', 'true')));
    const skipped = await runPage(shell, {}, () => false);
    mkdirSync(pages, { recursive: true });
    openCache(folder).write(shell, skipped.results);
    expect(readdirSync(pages)).toEqual([]);
  });

  test('ignores an invalid entry', async () => {
    const { folder, pages } = repository();
    const page = read(...passing);
    await runSamples(root, [page], openCache(folder));
    const [name = ''] = readdirSync(pages);
    expect(readFileSync(join(pages, name), 'utf8')).toContain('"key"');
    for (const text of ['', '{"key":1}']) {
      writeFileSync(join(pages, name), text);
      expect(openCache(folder).read(samplesOf(page))).toBeUndefined();
    }
  });
});
