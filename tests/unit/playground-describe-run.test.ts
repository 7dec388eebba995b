import { describe, expect, test } from 'vitest';
import type { Job, JobEvent } from '../../samples/harness/browser/job.ts';
import { httpTrigger } from '../../samples/harness/workflow/triggers.ts';
import { describeRun, type SandboxRun, summaryOf } from '../../src/playground/describe-run.ts';

const sources = { steps: {}, modules: {} };
const workflow: Extract<Job, { kind: 'workflow' }> = {
  kind: 'workflow',
  sources,
  definition: {
    trigger: httpTrigger(),
    steps: [
      { name: 'fetch', exports: { $return_value: 1 } },
      { name: 'prepare', code: '' },
      { name: 'shown', code: '' },
    ],
  },
};
const source: Job = { kind: 'component', sources, component: { name: 'a.mjs', text: '' } };

const report = (events: readonly JobEvent[], more: Partial<SandboxRun> = {}, job: Job = workflow) =>
  describeRun(job, { end: 'done', text: '', failures: [], milliseconds: 12.4, ...more, events });

describe('the report of a step', () => {
  test('has everything that the step did', () => {
    const { summary, isFailure, error, parts } = report([
      { type: 'start', step: 'shown' },
      { type: 'log', step: 'shown', level: 'log', text: 'one' },
      { type: 'log', step: 'shown', level: 'log', text: 'two' },
      {
        type: 'respond',
        step: 'shown',
        immediate: false,
        response: { status: 201, headers: { a: 'b' }, body: 'c' },
      },
      { type: 'exports', step: 'shown', exports: { $return_value: [1], total: 2 } },
      { type: 'checkpoint', value: { n: 1 } },
      { type: 'stepCheckpoint', step: 'shown', value: 3 },
      { type: 'warning', step: 'shown', text: 'unfinished' },
      { type: 'end', step: 'shown', message: 'enough' },
    ]);
    expect({ summary, isFailure, error }).toEqual({
      summary: 'Done in 12 ms',
      isFailure: false,
      error: undefined,
    });
    expect(parts.filter(({ isEarlier }) => !isEarlier)).toMatchObject([
      { label: 'Logs', text: 'one\ntwo' },
      { label: 'Warning', text: 'unfinished' },
      { label: 'HTTP response', text: '201 Created\na: b\n\nc' },
      { label: 'steps.shown.$return_value', text: '[\n  1\n]' },
      { label: 'steps.shown.total', text: '2' },
      { label: '$checkpoint', text: '{\n  "n": 1\n}' },
      { label: 'this.$checkpoint', text: '3' },
      { label: '$end()', text: 'enough' },
    ]);
  });

  test('has the results of earlier steps separately', () => {
    const { parts } = report([
      { type: 'log', step: 'prepare', level: 'log', text: 'hello' },
      { type: 'exports', step: 'prepare', exports: { $return_value: 'x' } },
    ]);
    expect(parts).toEqual([
      { label: 'steps.fetch.$return_value', text: '1', isEarlier: true },
      { label: 'Logs from steps.prepare', text: 'hello', isEarlier: true },
      { label: 'steps.prepare.$return_value', text: '"x"', isEarlier: true },
    ]);
  });

  test('omits state that existed before the run', () => {
    const job: Job = { ...workflow, definition: { ...workflow.definition, checkpoint: { n: 1 } } };
    expect(report([{ type: 'checkpoint', value: { n: 1 } }], {}, job).parts).toHaveLength(1);
  });

  test('has the line of an error, and the step if it is a different one', () => {
    const shown = report([{ type: 'error', step: 'shown', name: 'Error', message: 'No', line: 3 }]);
    expect(shown).toMatchObject({ isFailure: true, error: { text: 'Error: No', line: 3 } });
    const earlier = report([{ type: 'error', step: 'prepare', name: 'Error', message: 'No', line: 3 }]);
    expect(earlier.error).toEqual({ text: 'Error: No (in steps.prepare)' });
  });
});

test('the report of a component is the text of its output block', () => {
  const { parts } = report(
    [
      { type: 'stage', name: 'run' },
      { type: 'did', verb: 'emit', values: [{ n: 1 }] },
    ],
    {},
    source,
  );
  expect(parts).toEqual([{ label: 'Output', text: 'emit {"n":1}' }]);
});

test.each([
  ['timeout', 'The sandbox ends a run after 5 seconds. A workflow has 30 seconds by default.'],
  ['blocked', 'computed for over two seconds without a pause. A workflow has 30 seconds by default.'],
  ['flood', 'it had logged too much'],
  ['broken', "couldn't run this code. Out of memory"],
] as const)('a run that ends with "%s" has a reason, and keeps its logs', (end, text) => {
  const log: JobEvent = { type: 'log', step: 'shown', level: 'log', text: 'before' };
  const found = report([log], { end, text: 'Out of memory' });
  expect(found.error?.text).toContain(text);
  expect(found.parts).toContainEqual({ label: 'Logs', text: 'before' });
});

test('a run that the reader has stopped is not a failure', () => {
  expect(report([], { end: 'stopped' })).toMatchObject({ summary: 'Stopped', isFailure: false });
});

test('screen readers announce the error, or the start of the logs', () => {
  expect(summaryOf(report([{ type: 'log', step: 'shown', level: 'log', text: 'a'.repeat(300) }]))).toBe(
    `Logs: ${'a'.repeat(200)}`,
  );
  expect(summaryOf(report([], { failures: ['No worker.'] }))).toBe('No worker.');
});
