import type { ComponentType, ReactNode } from 'react';
import * as v from 'valibot';
import { Anchor } from './Anchor.tsx';
import { Card, Cards } from './Cards.tsx';
import { FileTree } from './FileTree.tsx';
import { island } from './Island.tsx';
import { Kbd } from './Kbd.tsx';
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

/** The components that pages can use, by the name they are written with. */
export const articleElements: Record<string, ArticleElement> = {
  Anchor: element(Anchor, { id: v.string() }),
  Card: element(Card, { title: v.string(), href: v.string() }),
  Cards: element(Cards, {}),
  FileTree: element(FileTree, {}),
  InvocationCalculator: element(island('InvocationCalculator'), {}),
  Kbd: element(Kbd, {}),
  Param: element(Param, {
    name: v.string(),
    type: v.string(),
    required: v.optional(v.boolean()),
    default: v.optional(v.string()),
  }),
  Params: element(Params, {}),
  Tab: element(Tab, { label: v.string() }),
  Tabs: element(Tabs, { group: v.string() }),
};
