import type { ComponentType } from 'react';
import InvocationCalculator from '../../figures/InvocationCalculator.tsx';

/** The same figures as in `figures/registry.ts`, loaded at once, because the build renders them to HTML. */
const components: Record<string, ComponentType> = { InvocationCalculator };

/** An interactive figure: HTML from the build, made live when the reader sees it. */
export function Island({ name }: { name: string }) {
  const Figure = components[name];
  if (!Figure) throw new Error(`There is no figure ${name}.`);
  return (
    <div data-island={name}>
      <Figure />
    </div>
  );
}

/** An article component for a figure, so that pages write `<InvocationCalculator />`. */
export const island = (name: string) => () => <Island name={name} />;
