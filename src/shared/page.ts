import type { Frontmatter } from './frontmatter.ts';

/** A heading of an article that has an entry in the table of contents. */
export interface Header {
  level: 2 | 3;
  /** Text without markup. */
  title: string;
  /** The element's id, without `#`. */
  slug: string;
}

/** A page of the documentation. */
export interface Page {
  title: string;
  description: string;
  frontmatter: Frontmatter;
  /** Route below the base: `/api/rest/`. */
  regularPath: string;
  /** Source file below `content/`: `api/rest/index.mdx`. */
  relativePath: string;
  /** Stable id, which is in the name of the page's chunk: `api_rest`. */
  key: string;
  /** Path with the base: `/docs/api/rest/`. */
  path: string;
  headers: Header[];
  /** ISO date of the last change, if it is known. */
  lastUpdated?: string;
}

/** A link in the shell. */
export interface PageLink {
  title: string;
  /** Path with the base. */
  path: string;
}

/** Everything that the shell around an article shows. */
export interface PageView {
  page: Page;
  /** From the outermost group to the parent page. A group without a page has no path. */
  breadcrumbs: { title: string; path?: string }[];
  /** Path of the current sidebar entry: the page itself, or its nearest parent that is listed. */
  sidebarPath?: string;
  previous?: PageLink;
  next?: PageLink;
  editUrl: string;
}

/** A link in the sidebar. */
export interface NavigationLink {
  type: 'link';
  title: string;
  /** Path with the base, or a complete URL if `external`. */
  path: string;
  external?: true;
  /** Whether there is space above it. */
  apart?: true;
}

/** A titled list of links. */
export interface NavigationGroup {
  type: 'group';
  title: string;
  links: NavigationLink[];
  /** Whether there is space above it. */
  apart?: true;
}

export type NavigationEntry = NavigationLink | NavigationGroup;
