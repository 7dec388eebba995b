import type { ComponentType, ReactNode } from 'react';
import * as v from 'valibot';
import { Anchor } from './Anchor.tsx';
import { Card, Cards } from './Cards.tsx';
import { Entry } from './Entry.tsx';
import { FileTree } from './FileTree.tsx';
import { Filter } from './Filter.tsx';
import { Hero } from './Hero.tsx';
import { island } from './Island.tsx';
import { Kbd } from './Kbd.tsx';
import { Mark } from './Mark.tsx';
import { Method } from './Method.tsx';
import { Example, Operation } from './Operation.tsx';
import { Param, Params } from './Params.tsx';
import { Button, Column, Field, Panel, Plus, Row, Screen, Section, Switch } from './Screen.tsx';
import { Tab, Tabs } from './Tabs.tsx';

/** A component that pages can use, and the attributes it takes. */
export interface ArticleElement {
  // Each component's own props are checked against `attributes` before it is rendered.
  component: ComponentType<Record<string, unknown> & { children?: ReactNode }>;
  attributes: v.ObjectEntries;
  /** The only components that can be in it, by the name they are written with. */
  parts?: Record<string, ArticleElement>;
}

/** Ties a component to the schema of its attributes, whose types have to fit. */
function element<const Entries extends v.ObjectEntries>(
  component: ComponentType<
    v.InferOutput<v.StrictObjectSchema<Entries, undefined>> & { children?: ReactNode }
  >,
  attributes: Entries,
  parts?: Record<string, ArticleElement>,
): ArticleElement {
  return { component: component as ArticleElement['component'], attributes, parts };
}

/** Methods that the APIs of the documentation are called with. */
const httpMethod = v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

const mark = element(Mark, {});

/** The components that a screen is put together from, and that are known in screens only. */
export const screenParts: Record<string, ArticleElement> = {
  Button: element(Button, { wide: v.optional(v.boolean()) }),
  Column: element(Column, { narrow: v.optional(v.boolean()) }),
  Field: element(Field, { label: v.optional(v.string()), select: v.optional(v.boolean()) }),
  Mark: mark,
  Panel: element(Panel, {
    title: v.optional(v.string()),
    note: v.optional(v.string()),
    mark: v.optional(v.string()),
  }),
  Plus: element(Plus, {}),
  Row: element(Row, {}),
  Section: element(Section, { title: v.string(), mark: v.optional(v.string()) }),
  Switch: element(Switch, { on: v.optional(v.boolean()) }),
};

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
  Hero: element(Hero, {}),
  InvocationCalculator: element(island('InvocationCalculator'), {}),
  Kbd: element(Kbd, {}),
  Mark: mark,
  Method: element(Method, { name: httpMethod }),
  Operation: element(Operation, { method: httpMethod, path: v.pipe(v.string(), v.startsWith('/')) }),
  Param: element(Param, {
    name: v.string(),
    type: v.string(),
    required: v.optional(v.boolean()),
    default: v.optional(v.string()),
  }),
  Params: element(Params, { title: v.optional(v.string()), folded: v.optional(v.boolean()) }),
  Screen: element(Screen, { label: v.string(), caption: v.optional(v.string()) }, screenParts),
  Tab: element(Tab, { label: v.string() }),
  Tabs: element(Tabs, { group: v.string() }),
};
