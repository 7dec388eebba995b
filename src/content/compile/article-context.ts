import type { Nodes } from 'mdast';
import type { ReactElement, ReactNode } from 'react';
import type { ArticleElement } from '../../ui/article/elements.ts';
import type { Report } from '../author-error.ts';
import type { Fence } from '../tree/fence.ts';

/** A code block, and the HTML inside its `<code>` element. */
export interface HighlightedBlock {
  fence: Fence;
  html: string;
}

/** A component of a page, with all that is in it, before it is drawn. */
export interface DrawnElement {
  /** As pages write it. */
  name: string;
  line: number;
  element: ReactElement<{ children?: ReactNode }>;
}

/** What rendering an article needs from outside its own tree. */
export interface ArticleContext {
  report: Report;
  /** The code blocks of the page, by their nodes; faulty ones, which were reported, are not among them. */
  blocks: ReadonlyMap<Nodes, HighlightedBlock>;
  /** The component around this that is put together from components of its own, the only ones that can be used here. */
  whole?: { name: string; parts: Record<string, ArticleElement> };
  /** Whether this is in a cell of a table, where room is scarce. */
  isInCell?: true;
  /** Receives every component of the page, inner ones before those around them. */
  drawn: DrawnElement[];
  /** The address a link gets, or `undefined` when it was reported. */
  resolveLink(target: string, line: number): string | undefined;
  /** A picture's SVG markup, or `undefined` when it was reported. */
  loadPicture(target: string, alternative: string, line: number): string | undefined;
}
