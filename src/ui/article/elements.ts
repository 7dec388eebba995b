import type { ComponentType, ReactNode } from 'react';
import type * as v from 'valibot';
import type { DirectiveProps, ElementPart } from './declare.ts';
import { figureNames, island } from './Island.tsx';
import { parts } from './parts.ts';

/*
 * The components of all parts, by name. They import styles, so this module needs a bundler. Declarations are in `parts.ts`.
 */

/** A component that pages can use, with its attributes. */
export interface ArticleElement {
  // The declaration makes sure that checked attributes match the props.
  component: ComponentType<Record<string, unknown> & { children?: ReactNode }>;
  attributes: v.ObjectEntries;
  /** The only components allowed in it, by name. */
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

/** All components that pages can use, by name, including interactive figures. */
export const articleElements: Record<string, ArticleElement> = Object.fromEntries([
  ...Object.entries(parts).flatMap(([name, part]) =>
    part.form === 'element' ? [[name, withComponent(name, part)] as const] : [],
  ),
  ...figureNames.map((name) => [name, { component: island(name), attributes: {} }] as const),
]);

/** The component of a directive, by name. */
export const articleDirectives: ReadonlyMap<string, DirectiveComponent> = new Map(
  Object.entries(parts).flatMap(([name, part]) =>
    part.form === 'directive'
      ? part.names.map((written) => [written, componentOf(name) as DirectiveComponent] as const)
      : [],
  ),
);
