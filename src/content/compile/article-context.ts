import type { Nodes } from 'mdast';
import type { ReactElement, ReactNode } from 'react';
import type { ArticleElement } from '../../ui/article/elements.ts';
import type { Report } from '../author-error.ts';
import type { Fence } from '../tree/fence.ts';

/** A code block with the HTML of its `<code>` element. */
export interface HighlightedBlock {
  fence: Fence;
  html: string;
  /** A reference to its job, if it can be run in the browser. */
  run?: string | undefined;
}

/** A component of a page before it is rendered. */
export interface ComponentInstance {
  /** Its name on pages. */
  name: string;
  line: number;
  element: ReactElement<{ children?: ReactNode }>;
}

/** What rendering an article needs besides its tree. */
export interface ArticleContext {
  report: Report;
  /** The code blocks of the page by their nodes, without those that were reported. */
  blocks: ReadonlyMap<Nodes, HighlightedBlock>;
  /** The enclosing component, if only its own parts are allowed here. */
  whole?: { name: string; parts: Record<string, ArticleElement> };
  /** Whether this is in a table cell, where space is limited. */
  isInCell?: true;
  /** Receives every component of the page, children before their parents. */
  instances: ComponentInstance[];
  /** Returns the address of a link, or `undefined` if it was reported. */
  resolveLink(target: string, line: number): string | undefined;
  /** Returns a picture's SVG, or `undefined` if it was reported. */
  loadPicture(target: string, alternative: string, line: number): string | undefined;
}
