import type { Nodes } from 'mdast';
import type { ReactNode } from 'react';
import type * as v from 'valibot';

/*
 * What a part of an article says of itself, apart from the component that draws it: these modules are read by programs that run
 * without a bundler, so they import neither components nor styles, only types of them.
 */

/** A component as it stands in the tree of a page. */
export type WrittenElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** `:::name` as it stands in the tree of a page. */
export type WrittenDirective = Extract<Nodes, { type: 'containerDirective' }>;

/** How parts ask for what is written in a tree, with constants filled in. */
export interface Reader {
  /** An attribute as text; empty when it is not there. */
  attributeOf(element: WrittenElement, name: string): string;
  /** The text of a node without its markup. */
  textOf(node: Nodes): string;
}

/** Something that an author can mend. */
export interface Problem {
  /** What it is about; the part itself, when nothing is named. */
  node?: Nodes;
  /** What is wrong, naming what was found. */
  message: string;
  /** What is allowed instead. */
  hint: string;
}

/** What the Markdown form of a component is made from. */
export interface ElementSource {
  /** An attribute as text, constants filled in; empty when it is not there. */
  attribute(name: string): string;
  /** What is in it, as plain Markdown. */
  children: Nodes[];
  /** The complete address that a link of the page leads to, or `undefined` for a dead link. */
  addressOf(target: string): string | undefined;
  written: WrittenElement;
  reader: Reader;
}

/** What the Markdown form of a directive is made from. */
export interface DirectiveSource {
  /** The name it is written with. */
  name: string;
  /** Its title, when it has one, and what is in it, as plain Markdown. */
  title: Nodes[] | undefined;
  children: Nodes[];
}

/** A component that pages write as `<Name>`. */
export interface ElementPart {
  form: 'element';
  /** The attributes that it takes, each with its schema. */
  attributes: v.ObjectEntries;
  /** The only component that it can be in, directly. */
  within?: string;
  /** The only component that can be directly in it; there is at least one. */
  contains?: string;
  /**
   * The only components that can be in it, however deep, by the name they are written with. Of these the attributes count; their
   * check and their Markdown form are up to the whole.
   */
  parts?: Record<string, ElementPart>;
  /** The ids that it puts on the page, besides those of headings in it; a pure function. */
  ids?(element: WrittenElement): string[];
  /** It begins with a heading. */
  headed?: true;
  /** It is about the pages that it leads to, so that search leaves it out. */
  leadsOnward?: true;
  /** What is wrong with it beyond that; a pure function. */
  check?(element: WrittenElement, reader: Reader): Problem[];
  /** Its Markdown form; without this, what is in it. A pure function. */
  toMarkdown?(source: ElementSource): Nodes[];
}

/** A part that pages write as `:::name`. */
export interface DirectivePart {
  form: 'directive';
  /** The names that it is written with. */
  names: readonly string[];
  /** What each is called elsewhere, for the hint of an author's error. */
  otherNames?: Readonly<Record<string, string>>;
  /** What is wrong with it; a pure function. */
  check?(directive: WrittenDirective, hasTitle: boolean): Problem[];
  /** Its Markdown form; without this, what is in it. A pure function. */
  toMarkdown?(source: DirectiveSource): Nodes[];
}

export type Part = ElementPart | DirectivePart;

/** What the component of a directive is given. */
export interface DirectiveProps<Name extends string = string> {
  name: Name;
  title?: ReactNode;
  children: ReactNode;
}

type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never;

/** The props that authors write. */
type WrittenProps<Component> = Exclude<keyof PropsOf<Component>, 'children'>;

/** A schema for each of them, of values that the prop can have. */
type AttributesFor<Component> = [WrittenProps<Component>] extends [never]
  ? Record<string, never>
  : { [Name in WrittenProps<Component>]-?: v.GenericSchema<unknown, PropsOf<Component>[Name]> };

/** Declares a component; its attributes have to fit the props of the component that draws it, which is the type argument. */
export const element = <Component>(
  part: Omit<ElementPart, 'form' | 'attributes'> & { attributes: AttributesFor<Component> },
): ElementPart => ({ form: 'element', ...part });

/** Declares a directive; its names have to be those that its component, which is the type argument, can draw. */
export const directive = <Component>(
  part: Omit<DirectivePart, 'form' | 'names'> & {
    names: readonly (PropsOf<Component> extends DirectiveProps<infer Name> ? Name : never)[];
  },
): DirectivePart => ({ form: 'directive', ...part });

/** An attribute as it is written, constants and all; `undefined` when it is not there or has no value. */
export function writtenAttribute(element: WrittenElement, name: string): string | undefined {
  const value = element.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === name,
  )?.value;
  return typeof value === 'string' ? value : value?.value.trim();
}

/** Whether a node is a component of this name. */
export const isWritten = (node: Nodes, name: string): node is WrittenElement =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;
