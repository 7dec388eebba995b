import type { Given } from '../givens/given.ts';
import type { CodeStep, StepDefinition } from '../harness/workflow/definition.ts';
import type { Sample } from './sample.ts';

/** What a JavaScript sample is: a step of the page's workflow, a component or a module of one, or a standalone program. */
export type JavaScriptKind = { kind: 'step'; name: string } | { kind: 'component' } | { kind: 'program' };

/** Tells by title and text: `steps.respond` is a step, what exports something a component. */
export function kindOf({ code, fence }: Sample): JavaScriptKind {
  const step = /^steps\.(\w+)$/.exec(fence.title ?? '');
  if (step?.[1]) return { kind: 'step', name: step[1] };
  return /^export\b/m.test(code) ? { kind: 'component' } : { kind: 'program' };
}

/** A code step as a sample shows it. */
export const stepOf = ({ code }: Sample, kind: JavaScriptKind, { params, auths }: Given): CodeStep => ({
  name: kind.kind === 'step' ? kind.name : 'program',
  code,
  ...(params && { params }),
  ...(auths && { auths }),
});

/** The page's steps above one, by name in their order: all others where it is new. */
export function stepsBefore<Step>(steps: ReadonlyMap<string, Step>, name: string): Step[] {
  const names = [...steps.keys()];
  const index = names.indexOf(name);
  return [...steps.values()].slice(0, index < 0 ? names.length : index);
}

/**
 * A workflow of the steps that the page shows, behind those that it does not show: of these, what they exported is all that
 * matters.
 */
export function workflowOf(
  { steps = {} }: Given,
  shown: readonly { definition: CodeStep }[],
): StepDefinition[] {
  const names = new Set(shown.map(({ definition }) => definition.name));
  const given = Object.entries(steps).filter(([name]) => !names.has(name));
  return [
    ...given.map(([name, exports]) => ({ name, exports })),
    ...shown.map(({ definition }) => definition),
  ];
}
