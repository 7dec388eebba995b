import { limits } from '../../../data/limits.ts';
import { print, type Size } from '../../../data/quantity.ts';
import { byteLength } from '../size.ts';
import { type Trigger, triggerKind } from './triggers.ts';

/** A workflow to run once: its trigger, steps, and settings. */
export interface Definition {
  trigger: Trigger;
  /** Run in order, from top to bottom (/workflows/steps/). */
  steps: readonly StepDefinition[];
  /** Environment variables that code reads as `process.env.NAME` (/environment-variables/). */
  env?: Readonly<Record<string, string>>;
  /** The value of `$checkpoint` after an earlier run (/workflows/steps/code/state/#workflow-level-state-checkpoint). */
  checkpoint?: unknown;
  /** The values of `this.$checkpoint` after earlier runs, by step (/workflows/steps/code/state/#step-level-state). */
  stepCheckpoints?: Readonly<Record<string, unknown>>;
  /** Contents of attached files by name (/workflows/settings/#attachments). */
  attachments?: Readonly<Record<string, string | Uint8Array>>;
  settings?: Settings;
}

/** A step: code, or an action, which only has exports (/workflows/steps/#code-actions). */
export type StepDefinition = CodeStep | ActionStep;

/** A prebuilt action that has run, with its exports for later code steps (/workflows/steps/#step-exports). */
export interface ActionStep {
  name: string;
  /** For example `{ $return_value: {} }`. */
  exports: Readonly<Record<string, unknown>>;
}

/** A code step (/workflows/steps/code/). */
export interface CodeStep {
  /** The name of the step, unique in its workflow; `nodejs` by default (/workflows/steps/#step-names). */
  name?: string;
  /** The body of `async (event, steps, params, auths) => {}` (/workflows/steps/code/#async-function-declaration). */
  code: string;
  /** The values that were entered in the form, including `{{expressions}}` (/workflows/steps/params/#entering-expressions). */
  params?: Readonly<Record<string, unknown>>;
  /** Credentials of connected accounts, by app (/workflows/steps/code/auth/#the-auths-object). */
  auths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Settings of a workflow (/workflows/settings/#execution-controls). */
export interface Settings {
  /** The timeout of a run (/workflows/settings/#execution-timeout-limit). */
  timeoutSeconds?: number;
  /** The memory limit of a run, for example `size(1, 'GB')` (/workflows/settings/#memory). */
  memory?: Size;
}

/** Returns the names of the steps, in order. Steps without a name are `nodejs`, `nodejs_1`, … (/workflows/steps/#step-names). */
export function stepNames(definition: Definition): string[] {
  const taken = new Set<string>(['trigger']);
  return definition.steps.map(({ name }) => {
    if (name !== undefined && !/^[A-Za-z_$][\w$]*$/.test(name))
      throw new Error(`"${name}" cannot be the name of a step: steps.${name} would not be JavaScript.`);
    let unique = name ?? 'nodejs';
    for (let count = 1; name === undefined && taken.has(unique); count++) unique = `nodejs_${count}`;
    if (taken.has(unique))
      throw new Error(`Two steps are called "${unique}"; names are unique in a workflow.`);
    taken.add(unique);
    return unique;
  });
}

/** Returns the timeout of a run in milliseconds: the setting, or the default of its trigger (/limits/#time-per-execution). */
export function timeoutOf(definition: Definition): number {
  const isSchedule = triggerKind(definition.trigger) === 'schedule';
  const standard = isSchedule ? limits.timeoutScheduleSeconds : limits.timeoutHttpSeconds;
  return 1000 * (definition.settings?.timeoutSeconds ?? standard);
}

/** Returns the memory limit of a run in bytes (/limits/#memory). */
export const memoryOf = (definition: Definition): number =>
  (definition.settings?.memory ?? limits.memoryDefault).bytes;

/**
 * Throws if the platform doesn't allow a definition: because attachments are too large (/workflows/settings/#limits), names or
 * values of environment variables are invalid (/environment-variables/#limits), or settings are out of range
 * (/limits/#time-per-execution).
 */
export function checkDefinition(definition: Definition): void {
  stepNames(definition);
  const { attachments = {}, env = {} } = definition;
  let total = 0;
  for (const [name, content] of Object.entries(attachments)) {
    const size = byteLength(content);
    total += size;
    if (size > limits.attachment.bytes)
      throw new Error(`${name} is larger than ${print(limits.attachment)}.`);
  }
  if (total > limits.attachmentsTotal.bytes)
    throw new Error(`The attachments are larger than ${print(limits.attachmentsTotal)} together.`);
  for (const [name, value] of Object.entries(env)) {
    if (!/^(?!PIPEDREAM_)[A-Za-z_]/.test(name))
      throw new Error(
        `${name} cannot be an environment variable: names begin with a letter or _, not PIPEDREAM_.`,
      );
    if (byteLength(value) > limits.environmentVariable.bytes)
      throw new Error(`${name} is larger than ${print(limits.environmentVariable)}.`);
  }
  if (timeoutOf(definition) > 1000 * limits.timeoutPaidMaximumSeconds)
    throw new Error(`No plan lets a run take more than ${limits.timeoutPaidMaximumSeconds} seconds.`);
  if (memoryOf(definition) > limits.memoryMaximum.bytes)
    throw new Error(`A run has at most ${print(limits.memoryMaximum)} of memory.`);
}

/** Returns the code of all code steps. */
export const codesOf = ({ steps }: Definition): string[] =>
  steps.flatMap((step) => ('code' in step ? [step.code] : []));
