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

describe('a reader can change', () => {
  test('the code and the event of a step, and params if it has any', () => {
    expect(codeOf(workflow)).toBe('return 2');
    expect(inputsOf(workflow).map(({ name }) => name)).toEqual(['event', 'params']);
    expect(inputsOf(workflow)[0]?.value).toMatchObject({ query: { name: 'Ada' } });
  });

  test('the code and props of an action', () => {
    const job = component('export default { type: "action" }', { props: { tag: 'a' }, events: ['run'] });
    expect(codeOf(job)).toContain('action');
    expect(inputsOf(job).map(({ name }) => name)).toEqual(['props']);
  });

  test('the code of a source, its events, and its stored data', () => {
    const job = component('export default { name: "a" }', { db: { last: 1 } });
    expect(inputsOf(job)).toMatchObject([
      { name: 'events', value: ['run'] },
      { name: 'db', value: { last: 1 } },
    ]);
  });
});

describe('an edited job', () => {
  test('is the same without a change', () => {
    const block = { job: workflow, modules: ['axios'] };
    expect(editBlock(block, codeOf(workflow), {}, known)).toEqual(block);
  });

  test('has the new code of the step wherever the workflow runs it, and its modules', () => {
    const block = { job: workflow, modules: ['#givens'] };
    const code = 'import { sum } from "lodash"\nimport got from "got"\nreturn sum([1])';
    const { job, modules } = editBlock(block, code, {}, known);
    if (job.kind !== 'workflow') throw new Error("The edited job isn't a workflow.");
    const codes = (steps: readonly object[]) => steps.map((step) => ('code' in step ? step.code : ''));
    expect(codes(job.definition.steps)).toEqual(['return 1', code]);
    expect(codes(job.endpoint?.definition.steps ?? [])).toEqual([code, 'return 3']);
    expect(modules).toEqual(['#givens', 'lodash', '#compile']);
  });

  test('has the new inputs instead of those of the page', () => {
    const event = { query: {} };
    const { job } = editBlock({ job: workflow, modules: [] }, 'return 2', { event, params: { a: 2 } }, known);
    if (job.kind !== 'workflow') throw new Error("The edited job isn't a workflow.");
    expect(job.definition.trigger).toEqual({ ...httpTrigger({ path: '/?name=Ada' }), event });
    expect(job.definition.steps[1]).toMatchObject({ params: { a: 2 } });
    expect(job.definition.steps[0]).toEqual({ name: 'before', code: 'return 1' });
  });

  test('has the new props and events of a component', () => {
    const block = { job: component('export default {}', { props: { a: 1 } }), modules: [] };
    const { job } = editBlock(block, 'export default {}', { props: { a: 2 }, events: ['tick'] }, known);
    expect(job).toMatchObject({ component: { props: { a: 2 }, events: ['tick'] } });
  });
});
