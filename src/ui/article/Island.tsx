import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';

/** The same figures as in `figures/registry.ts`, loaded at once, because the build renders them to HTML. */
const modules = import.meta.glob<ComponentType>('../../figures/*/*.tsx', { eager: true, import: 'default' });
const components = new Map(
  Object.entries(modules).flatMap(([path, component]) => {
    const [, name] = /\/(\w+)\/\1\.tsx$/.exec(path) ?? [];
    return name ? [[name, component] as const] : [];
  }),
);

/** The interactive figures, by the name that pages write. */
export const figureNames: readonly string[] = [...components.keys()];

/** An interactive figure: HTML from the build, which the browser takes over when the reader sees it. */
export function Island({ name }: { name: string }) {
  const Figure = components.get(name);
  if (!Figure) throw new Error(`There is no figure ${name}.`);
  // Rendered apart from its article, so that the browser, which knows the figure alone, gives the same ids.
  const identifierPrefix = useId();
  const html = renderToString(<Figure />, { identifierPrefix });
  return <div data-island={name} data-prefix={identifierPrefix} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** An article component for a figure, so that pages write `<InvocationCalculator />`. */
export const island = (name: string) => () => <Island name={name} />;
