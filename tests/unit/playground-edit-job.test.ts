import { describe, expect, test } from 'vitest';
import type { Job } from '../../samples/harness/browser/job.ts';
import { httpTrigger } from '../../samples/harness/workflow/triggers.ts';
import { codeOf, editBlock, inputsOf } from '../../src/playground/edit-job.ts';

const sources = { steps: {}, modules: {} };
const workflow: Job = {
  kind: 'workflow',
  sources,
  definition: {
    trigger: httpTrigger({ path: '/?name=Ada' }),
    steps: [
      { name: 'before', code: 'return 1' },
      { name: 'shown', code: 'return 2', params: { a: 1 } },
    ],
  },
  endpoint: {
    origin: 'https://example.com',
    definition: {
      steps: [
        { name: 'shown', code: 'return 2' },
        { name: 'after', code: 'return 3' },
      ],
    },
  },
};
const component = (text: string, more: object = {}): Job => ({
  kind: 'component',
  sources,
  component: { name: 'a.mjs', text, ...more },
});
const known = ['axios', 'lodash', '#compile', '#givens'];

describe('what a reader can change', () => {
  test('of a step: the code, the event, and params if it has any', () => {
    expect(codeOf(workflow)).toBe('return 2');
    expect(inputsOf(workflow).map(({ name }) => name)).toEqual(['event', 'params']);
    expect(inputsOf(workflow)[0]?.value).toMatchObject({ query: { name: 'Ada' } });
  });

  test('of an action: the code and its props', () => {
    const job = component('export default { type: "action" }', { props: { tag: 'a' }, events: ['run'] });
    expect(codeOf(job)).toContain('action');
    expect(inputsOf(job).map(({ name }) => name)).toEqual(['props']);
  });

  test('of a source: also what happens to it, and what it has stored', () => {
    const job = component('export default { name: "a" }', { db: { last: 1 } });
    expect(inputsOf(job)).toMatchObject([
      { name: 'events', value: ['run'] },
      { name: 'db', value: { last: 1 } },
    ]);
  });
});

describe('an edited job', () => {
  test('without a change, it is the same', () => {
    const block = { job: workflow, modules: ['axios'] };
    expect(editBlock(block, codeOf(workflow), {}, known)).toEqual(block);
  });

  test('code replaces that of the step, wherever the workflow runs it, and brings its modules', () => {
    const block = { job: workflow, modules: ['#givens'] };
    const code = 'import { sum } from "lodash"\nimport got from "got"\nreturn sum([1])';
    const { job, modules } = editBlock(block, code, {}, known);
    if (job.kind !== 'workflow') throw new Error('A workflow stays one.');
    const codes = (steps: readonly object[]) => steps.map((step) => ('code' in step ? step.code : ''));
    expect(codes(job.definition.steps)).toEqual(['return 1', code]);
    expect(codes(job.endpoint?.definition.steps ?? [])).toEqual([code, 'return 3']);
    expect(modules).toEqual(['#givens', 'lodash', '#compile']);
  });

  test('inputs replace those of the page', () => {
    const event = { query: {} };
    const { job } = editBlock({ job: workflow, modules: [] }, 'return 2', { event, params: { a: 2 } }, known);
    if (job.kind !== 'workflow') throw new Error('A workflow stays one.');
    expect(job.definition.trigger).toEqual({ ...httpTrigger({ path: '/?name=Ada' }), event });
    expect(job.definition.steps[1]).toMatchObject({ params: { a: 2 } });
    expect(job.definition.steps[0]).toEqual({ name: 'before', code: 'return 1' });
  });

  test('a component takes props and events', () => {
    const block = { job: component('export default {}', { props: { a: 1 } }), modules: [] };
    const { job } = editBlock(block, 'export default {}', { props: { a: 2 }, events: ['tick'] }, known);
    expect(job).toMatchObject({ component: { props: { a: 2 }, events: ['tick'] } });
  });
});
