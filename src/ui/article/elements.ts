import type { ComponentType, ReactNode } from 'react';
import type * as v from 'valibot';
import type { DirectiveProps, ElementPart } from './declare.ts';
import { figureNames, island } from './Island.tsx';
import { parts } from './parts.ts';

/*
 * What draws the parts: every component of a folder, by its name. Components bring their styles, so this module is for the
 * bundler alone; what parts say of themselves is in `parts.ts`.
 */

/** A component that pages can use, and the attributes it takes. */
export interface ArticleElement {
  // Its attributes are checked before it is rendered, and fit its props by the type of its declaration.
  component: ComponentType<Record<string, unknown> & { children?: ReactNode }>;
  attributes: v.ObjectEntries;
  /** The only components that can be in it, by the name they are written with. */
  parts?: Record<string, ArticleElement>;
}

type DirectiveComponent = ComponentType<DirectiveProps>;

const components = new Map(
  Object.values(import.meta.glob<Record<string, unknown>>('./*/*.tsx', { eager: true })).flatMap((module) =>
    Object.entries(module),
  ),
);

function componentOf(name: string): unknown {
  const component = components.get(name);
  if (!component) throw new Error(`No module of src/ui/article exports a component ${name}.`);
  return component;
}

const withComponent = (name: string, { attributes, parts }: ElementPart): ArticleElement => ({
  component: componentOf(name) as ArticleElement['component'],
  attributes,
  ...(parts && { parts: withComponents(parts) }),
});

const withComponents = (declared: Record<string, ElementPart>): Record<string, ArticleElement> =>
  Object.fromEntries(Object.entries(declared).map(([name, part]) => [name, withComponent(name, part)]));

/** The components that pages can use, by the name they are written with; interactive figures are among them. */
export const articleElements: Record<string, ArticleElement> = Object.fromEntries([
  ...Object.entries(parts).flatMap(([name, part]) =>
    part.form === 'element' ? [[name, withComponent(name, part)] as const] : [],
  ),
  ...figureNames.map((name) => [name, { component: island(name), attributes: {} }] as const),
]);

/** What draws a directive, by the name it is written with. */
export const articleDirectives: ReadonlyMap<string, DirectiveComponent> = new Map(
  Object.entries(parts).flatMap(([name, part]) =>
    part.form === 'directive'
      ? part.names.map((written) => [written, componentOf(name) as DirectiveComponent] as const)
      : [],
  ),
);
