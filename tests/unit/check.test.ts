import { describe, expect, test } from 'vitest';
import { formatResult, runCheck, summaryOf } from '../../check/report.ts';
import { spellingProblems } from '../../check/spelling.ts';
import { root } from '../../src/node/folders.ts';
import { SetupError } from '../../src/shared/setup-error.ts';

describe('a page check', () => {
  test('passes if it finds no errors', async () => {
    const checked = await runCheck({ name: 'words', run: async () => [] });
    expect(checked).toMatchObject({ name: 'words', problems: [] });
    expect(formatResult(checked)).toMatch(/^passed {2}words {7,}\d+\.\d s$/);
  });

  test("fails with its errors, or if it can't be run", async () => {
    const found = await runCheck({ name: 'words', run: async () => ['a:1\n  b', 'c'] });
    expect(formatResult(found)).toMatch(/^FAILED {2}words +\d+\.\d s\n {8}a:1\n {10}b\n {8}c$/);
    const broken = await runCheck({ name: 'words', run: () => Promise.reject(new Error('no browser')) });
    expect(formatResult(broken)).toContain('FAILED');
    expect(formatResult(broken)).toContain('no browser');
    const setup = await runCheck({ name: 'build', run: () => Promise.reject(new SetupError('Set it.')) });
    expect(setup.problems).toEqual(['Set it.']);
  });

  test('is added to the total of all checks', () => {
    expect([0, 1, 2].map(summaryOf)).toEqual(['passed all checks', 'failed 1 check', 'failed 2 checks']);
  });
});

test('unknown words are reported with their positions, and a correct file has none', async () => {
  const found = (text: string) => spellingProblems(root, 'content/page.mdx', text);
  const [problem, ...others] = await found('A workflow.\n\nA wrokflow.\n');
  expect(problem).toContain('content/page.mdx:3:3');
  expect(problem).toContain('wrokflow');
  expect(others).toEqual([]);
  expect(await found('A workflow.\n')).toEqual([]);
});
