import type { Given } from '../givens/given.ts';
import type { CodeStep, StepDefinition } from '../harness/workflow/definition.ts';
import type { Sample } from './sample.ts';

/** The kind of a JavaScript sample: a step of the page's workflow, a component or a module of one, or a standalone program. */
export type JavaScriptKind = { kind: 'step'; name: string } | { kind: 'component' } | { kind: 'program' };

/** Returns the kind of a sample: a step if its title is like `steps.respond`, a component if it exports something. */
export function kindOf({ code, fence }: Sample): JavaScriptKind {
  const step = /^steps\.(\w+)$/.exec(fence.title ?? '');
  if (step?.[1]) return { kind: 'step', name: step[1] };
  return /^export\b/m.test(code) ? { kind: 'component' } : { kind: 'program' };
}

/** Returns the code step that a sample shows. */
export const stepOf = ({ code }: Sample, kind: JavaScriptKind, { params, auths }: Given): CodeStep => ({
  name: kind.kind === 'step' ? kind.name : 'program',
  code,
  ...(params && { params }),
  ...(auths && { auths }),
});

/** Returns the page's steps before the named one, or all steps if there is none with that name. */
export function stepsBefore<Step>(steps: ReadonlyMap<string, Step>, name: string): Step[] {
  const names = [...steps.keys()];
  const index = names.indexOf(name);
  return [...steps.values()].slice(0, index < 0 ? names.length : index);
}

/**
 * Returns a workflow with the steps that the page shows. They are preceded by the steps that it doesn't show, which have exports
 * but no code.
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
