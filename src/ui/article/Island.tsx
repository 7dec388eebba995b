import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { FigureModule } from '../../figures/registry.ts';

/** The figures of `figures/registry.ts`, imported statically, because the build renders them. */
const modules = import.meta.glob<FigureModule>(['../../figures/*/*.tsx', '!../../figures/controls/*'], {
  eager: true,
});
await Promise.all(Object.values(modules).map(({ prepare }) => prepare?.()));
const components = new Map(
  Object.entries(modules).flatMap(([path, module]) => {
    const [, name] = /\/(\w+)\/\1\.tsx$/.exec(path) ?? [];
    return name ? [[name, module.default] as const] : [];
  }),
);

/** The interactive figures by name. */
export const figureNames: readonly string[] = [...components.keys()];

/** An interactive figure. The build renders it, and the browser hydrates it when it comes into view. */
export function Island({ name }: { name: string }) {
  const Figure = components.get(name);
  if (!Figure) throw new Error(`There is no figure ${name}.`);
  // Rendered separately, so that hydration generates the same ids.
  const identifierPrefix = useId();
  const html = renderToString(<Figure />, { identifierPrefix });
  return <div data-island={name} data-prefix={identifierPrefix} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Creates the article component of a figure, so that pages can write `<EventQueue />`. */
export const island = (name: string) => () => <Island name={name} />;
