import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import InvocationCalculator from '../../figures/InvocationCalculator.tsx';

/** The same figures as in `figures/registry.ts`, loaded at once, because the build renders them to HTML. */
const components: Record<string, ComponentType> = { InvocationCalculator };

/** An interactive figure: HTML from the build, which the browser takes over when the reader sees it. */
export function Island({ name }: { name: string }) {
  const Figure = components[name];
  if (!Figure) throw new Error(`There is no figure ${name}.`);
  // Rendered apart from its article, so that the browser, which knows the figure alone, gives the same ids.
  const identifierPrefix = useId();
  const html = renderToString(<Figure />, { identifierPrefix });
  return <div data-island={name} data-prefix={identifierPrefix} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** An article component for a figure, so that pages write `<InvocationCalculator />`. */
export const island = (name: string) => () => <Island name={name} />;
