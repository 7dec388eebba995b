import type { ComponentType, ReactNode } from 'react';
import * as v from 'valibot';
import { Anchor } from './Anchor.tsx';
import { Card, Cards } from './Cards.tsx';
import { Entry } from './Entry.tsx';
import { FileTree } from './FileTree.tsx';
import { Filter } from './Filter.tsx';
import { island } from './Island.tsx';
import { Kbd } from './Kbd.tsx';
import { Method } from './Method.tsx';
import { Example, Operation } from './Operation.tsx';
import { Param, Params } from './Params.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** A component that pages can use, and the attributes it takes. */
export interface ArticleElement {
  // Each component's own props are checked against `attributes` before it is rendered.
  component: ComponentType<Record<string, unknown> & { children?: ReactNode }>;
  attributes: v.ObjectEntries;
}

/** Ties a component to the schema of its attributes, whose types have to fit. */
function element<const Entries extends v.ObjectEntries>(
  component: ComponentType<
    v.InferOutput<v.StrictObjectSchema<Entries, undefined>> & { children?: ReactNode }
  >,
  attributes: Entries,
): ArticleElement {
  return { component: component as ArticleElement['component'], attributes };
}

/** Methods that the APIs of the documentation are called with. */
const httpMethod = v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The components that pages can use, by the name they are written with. */
export const articleElements: Record<string, ArticleElement> = {
  Anchor: element(Anchor, { id: v.string() }),
  Card: element(Card, { title: v.string(), href: v.string() }),
  Cards: element(Cards, {}),
  Entry: element(Entry, {
    type: v.string(),
    required: v.optional(v.boolean()),
    default: v.optional(v.string()),
    context: v.optional(v.string()),
  }),
  Example: element(Example, {}),
  FileTree: element(FileTree, {}),
  Filter: element(Filter, { label: v.string() }),
  InvocationCalculator: element(island('InvocationCalculator'), {}),
  Kbd: element(Kbd, {}),
  Method: element(Method, { name: httpMethod }),
  Operation: element(Operation, { method: httpMethod, path: v.pipe(v.string(), v.startsWith('/')) }),
  Param: element(Param, {
    name: v.string(),
    type: v.string(),
    required: v.optional(v.boolean()),
    default: v.optional(v.string()),
  }),
  Params: element(Params, { title: v.optional(v.string()), folded: v.optional(v.boolean()) }),
  Tab: element(Tab, { label: v.string() }),
  Tabs: element(Tabs, { group: v.string() }),
};
