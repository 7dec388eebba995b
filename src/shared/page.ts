import type { Frontmatter } from './frontmatter.ts';

/** A heading of an article that the table of contents and the address hash know. */
export interface Header {
  level: 2 | 3;
  /** Text without markup. */
  title: string;
  /** The element's id, without `#`. */
  slug: string;
}

/** One page of the documentation (specification, section 3). */
export interface Page {
  title: string;
  description: string;
  frontmatter: Frontmatter;
  /** Route below the base, with a slash at both ends: `/api/rest/`. */
  regularPath: string;
  /** Source file below `content/`: `api/rest/index.mdx`. */
  relativePath: string;
  /** Stable id, also the name of the page's chunk: `api_rest`. */
  key: string;
  /** Address path as served, base included: `/docs/api/rest/`. */
  path: string;
  headers: Header[];
  /** ISO date of the last change, where the history is known. */
  lastUpdated?: string;
}

/** A link as the shell shows it. */
export interface PageLink {
  title: string;
  /** Address path, base included. */
  path: string;
}

/** All that the shell around an article shows. */
export interface PageView {
  page: Page;
  /** From the outermost group to the page's parent; a group without a page of its own has no path. */
  breadcrumbs: { title: string; path?: string }[];
  /** Path of the sidebar entry to mark as current: the page itself or the nearest listed parent. */
  sidebarPath?: string;
  previous?: PageLink;
  next?: PageLink;
  editUrl: string;
}

/** A link in the sidebar, ready to be drawn. */
export interface NavigationLink {
  type: 'link';
  title: string;
  /** Address path with the base, or a complete address when `external`. */
  path: string;
  external?: true;
  /** Begins a cluster of the sidebar. */
  apart?: true;
}

/** A titled list of links. */
export interface NavigationGroup {
  type: 'group';
  title: string;
  links: NavigationLink[];
  /** Begins a cluster of the sidebar. */
  apart?: true;
}

export type NavigationEntry = NavigationLink | NavigationGroup;
