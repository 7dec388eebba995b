import type { Nodes } from 'mdast';
import type { ReactNode } from 'react';
import type * as v from 'valibot';

/*
 * Declarations of the parts of articles, apart from their components. Programs load these modules without a bundler, so they only
 * import types of components.
 */

/** A component in the tree of a page. */
export type WrittenElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** A directive, `:::name`, in the tree of a page. */
export type WrittenDirective = Extract<Nodes, { type: 'containerDirective' }>;

/** Functions for parts to read the tree, with constants filled in. */
export interface Reader {
  /** An attribute as text; empty if it is missing. */
  attributeOf(element: WrittenElement, name: string): string;
  /** The plain text of a node. */
  textOf(node: Nodes): string;
}

/** An error that an author can fix. */
export interface Problem {
  /** The node that it concerns; by default, the part itself. */
  node?: Nodes;
  /** What is wrong, with what was found. */
  message: string;
  /** What is allowed instead. */
  hint: string;
}

/** What the Markdown form of a component is made from. */
export interface ElementSource {
  /** An attribute as text, with constants filled in; empty if it is missing. */
  attribute(name: string): string;
  /** Its children as plain Markdown. */
  children: Nodes[];
  /** The complete URL of a link, or `undefined` for a broken one. */
  addressOf(target: string): string | undefined;
  written: WrittenElement;
  reader: Reader;
}

/** What the Markdown form of a directive is made from. */
export interface DirectiveSource {
  /** Its name on the page. */
  name: string;
  /** Its title, if it has one, and its children as plain Markdown. */
  title: Nodes[] | undefined;
  children: Nodes[];
}

/** A component that pages write as `<Name>`. */
export interface ElementPart {
  form: 'element';
  /** The schemas of its attributes. */
  attributes: v.ObjectEntries;
  /** The only allowed parent. */
  within?: string;
  /** The only allowed child; at least one is required. */
  contains?: string;
  /**
   * The only components allowed among its descendants, by name. Only their attributes are declared; checks and Markdown forms
   * belong to the whole.
   */
  parts?: Record<string, ElementPart>;
  /** Returns the ids that it adds to the page, besides those of headings in it. Pure. */
  ids?(element: WrittenElement): string[];
  /** Whether it starts with a heading. */
  headed?: true;
  /** Whether it consists of links to other pages, so that search ignores it. */
  leadsOnward?: true;
  /** Reports further errors. Pure. */
  check?(element: WrittenElement, reader: Reader): Problem[];
  /** Returns its Markdown form; by default, that of its children. Pure. */
  toMarkdown?(source: ElementSource): Nodes[];
}

/** A part that pages write as `:::name`. */
export interface DirectivePart {
  form: 'directive';
  /** Its names on pages. */
  names: readonly string[];
  /** Its names in other tools, for hints in error messages. */
  otherNames?: Readonly<Record<string, string>>;
  /** Reports errors. Pure. */
  check?(directive: WrittenDirective, hasTitle: boolean): Problem[];
  /** Returns its Markdown form; by default, that of its children. Pure. */
  toMarkdown?(source: DirectiveSource): Nodes[];
}

export type Part = ElementPart | DirectivePart;

/** The props of a directive's component. */
export interface DirectiveProps<Name extends string = string> {
  name: Name;
  title?: ReactNode;
  children: ReactNode;
}

type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never;

/** The props that authors write. */
type WrittenProps<Component> = Exclude<keyof PropsOf<Component>, 'children'>;

/** A schema for each of these props. */
type AttributesFor<Component> = [WrittenProps<Component>] extends [never]
  ? Record<string, never>
  : { [Name in WrittenProps<Component>]-?: v.GenericSchema<unknown, PropsOf<Component>[Name]> };

/** Declares a component. Its attributes must match the props of the component that is the type argument. */
export const element = <Component>(
  part: Omit<ElementPart, 'form' | 'attributes'> & { attributes: AttributesFor<Component> },
): ElementPart => ({ form: 'element', ...part });

/** Declares a directive. Its names must be known to the component that is the type argument. */
export const directive = <Component>(
  part: Omit<DirectivePart, 'form' | 'names'> & {
    names: readonly (PropsOf<Component> extends DirectiveProps<infer Name> ? Name : never)[];
  },
): DirectivePart => ({ form: 'directive', ...part });

/** An attribute as written, without filling in constants; `undefined` if it is missing or has no value. */
export function writtenAttribute(element: WrittenElement, name: string): string | undefined {
  const value = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === name,
  )?.value;
  return typeof value === 'string' ? value : value?.value.trim();
}

/** Whether a node is a component, of any name. */
export const isElement = (node: Nodes): node is WrittenElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether a node is a component of this name. */
export const isWritten = (node: Nodes, name: string): node is WrittenElement =>
  isElement(node) && node.name === name;
