import type { Job } from '../../samples/harness/browser/job.ts';
import { compilerName, modulesIn } from '../../samples/harness/browser/module-names.ts';
import type { ComponentJob } from '../../samples/harness/component/job.ts';
import type { Definition, StepDefinition } from '../../samples/harness/workflow/definition.ts';
import { httpTrigger, scheduleTrigger } from '../../samples/harness/workflow/triggers.ts';
import type { Block } from '../sandbox/page-runs.ts';

/** An input of a sample, which readers can edit as JSON. */
export interface Input {
  name: string;
  /** Its value on the page. */
  value: unknown;
  /** Other values to choose from. */
  alternatives: readonly { label: string; value: unknown }[];
}

/** The values of inputs by name. */
export type InputValues = Readonly<Record<string, unknown>>;

/** Returns the code that the page shows: that of the last step, or of the component. */
export function codeOf(job: Job): string {
  if (job.kind === 'component') return job.component.text;
  const step = job.definition.steps.at(-1);
  return step && 'code' in step ? step.code : '';
}

/** Returns the inputs of a job. */
export const inputsOf = (job: Job): Input[] =>
  job.kind === 'component' ? componentInputs(job.component) : workflowInputs(job.definition);

const testEvents: Input['alternatives'] = [
  { label: 'GET request', value: httpTrigger().event },
  {
    label: 'POST request with JSON',
    value: httpTrigger({ method: 'POST', body: { name: 'Ada', email: 'ada@example.com' } }).event,
  },
  { label: 'Schedule', value: scheduleTrigger('0 9 * * 1-5').event },
];

function workflowInputs({ trigger, steps, checkpoint }: Definition): Input[] {
  const step = steps.at(-1);
  const params = step && 'params' in step ? step.params : undefined;
  return [
    { name: 'event', value: trigger.event, alternatives: testEvents },
    ...input('params', params),
    ...input('$checkpoint', checkpoint),
  ];
}

function componentInputs({ text, props, events, db }: ComponentJob): Input[] {
  const isSource = !/\btype:\s*["'](?:action|app)["']/.test(text);
  return [
    ...input('props', props),
    ...(isSource
      ? [
          {
            name: 'events',
            value: events ?? ['run'],
            alternatives: [
              { label: 'Run once', value: ['run'] },
              { label: 'Run twice', value: ['run', 'run'] },
              {
                label: 'HTTP request',
                value: [{ request: { method: 'POST', path: '/', body: { name: 'Ada' } } }],
              },
            ],
          },
        ]
      : []),
    ...input('db', db),
  ];
}

/** An input that only some samples have. */
const input = (name: string, value: unknown): Input[] =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    ? []
    : [{ name, value, alternatives: [] }];

/**
 * Returns a block with other code and other inputs.
 *
 * @param inputs by name; omitted ones stay unchanged
 * @param known names of the modules in the sandbox
 */
export function editBlock(
  block: Block,
  code: string,
  inputs: InputValues,
  known: readonly string[],
): Pick<Block, 'job' | 'modules'> {
  const { job } = block;
  const isEdited = code !== codeOf(job);
  const modules = isEdited
    ? [...new Set([...block.modules, ...modulesIn(code), compilerName])].filter((name) =>
        known.includes(name),
      )
    : block.modules;
  if (job.kind === 'component')
    return { job: { ...job, component: { ...job.component, text: code, ...inputs } }, modules };
  const { definition, endpoint } = job;
  const shown = definition.steps.at(-1);
  /** The endpoint runs the step too. */
  const edit = (step: StepDefinition): StepDefinition =>
    step === shown || (shown?.name !== undefined && step.name === shown.name)
      ? { ...step, code, ...('params' in inputs && { params: asRecord(inputs.params) }) }
      : step;
  return {
    job: {
      ...job,
      definition: {
        ...definition,
        trigger: 'event' in inputs ? { ...definition.trigger, event: inputs.event } : definition.trigger,
        steps: definition.steps.map(edit),
        ...('$checkpoint' in inputs && { checkpoint: inputs.$checkpoint }),
      },
      ...(endpoint && {
        endpoint: {
          ...endpoint,
          definition: { ...endpoint.definition, steps: endpoint.definition.steps.map(edit) },
        },
      }),
    },
    modules,
  };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
