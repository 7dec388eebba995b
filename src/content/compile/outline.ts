import type { Redirect } from '../../../data/redirects.ts';
import type { SidebarEntry } from '../../../data/sidebar.ts';
import type { Openapi } from '../../openapi/description.ts';
import type { Page } from '../../shared/page.ts';
import { keyOfRoute, withBase } from '../../shared/paths.ts';
import type { Site } from '../../shared/site.ts';
import type { AuthorError } from '../author-error.ts';
import { checkKeywords, type Keywords } from '../check/keywords.ts';
import type { LinkTargets } from '../check/links.ts';
import { checkLocks, type Locks } from '../check/locks.ts';
import { checkRedirects, isWellFormed } from '../check/redirects.ts';
import { checkTitles } from '../check/titles.ts';
import { buildNavigation, type Navigation } from '../derive/navigation.ts';
import type { FindLine } from '../line-in-file.ts';
import type { PageFacts, UnreadableFile } from '../read/source-page.ts';

/** Everything that compiling needs besides the texts of pages. */
export interface CompileInput {
  site: Site;
  /** The folder `content/`, for pictures. */
  contentDir: string;
  sidebar: readonly SidebarEntry[];
  redirects: readonly Redirect[];
  locks: Locks;
  /** Additional search terms of sections, by address such as `/limits/#memory`. */
  keywords: Keywords;
  /** ISO dates by path below `content/`. */
  lastUpdated: ReadonlyMap<string, string>;
  /** The description of the REST API; `undefined` if it has errors, which are in `dataErrors`. */
  openapi: Openapi | undefined;
  /** Errors in files of `data/`. */
  dataErrors: readonly AuthorError[];
  /** Files besides pages, below the base. */
  files: readonly string[];
  /** Finds the line of an error in `data/`. */
  findLine: FindLine;
}

/** The structure of the site, without the texts of pages. */
export interface Outline {
  /** By route. */
  pages: Map<string, Page>;
  navigation: Navigation;
  targets: LinkTargets;
  keywords: Keywords;
  errors: AuthorError[];
}

/** Combines all pages: routes, sidebar, redirects and locks. Collects errors. */
export function outlineSite(read: readonly (PageFacts | UnreadableFile)[], input: CompileInput): Outline {
  const outline = arrangePages(read, input);
  return { ...outline, errors: [...outline.errors, ...checkAddresses(outline, input)] };
}

/**
 * Combines all pages without checking what only their bodies tell. Neither their headers nor their ids are accessed, so that
 * bodies can be parsed later.
 */
export function arrangePages(read: readonly (PageFacts | UnreadableFile)[], input: CompileInput): Outline {
  const errors = [...input.dataErrors, ...read.flatMap((page) => page.errors)];
  const sources = new Map<string, PageFacts>();
  const keys = new Map<string, string>();
  for (const source of read) {
    if (!('route' in source)) continue;
    const other = sources.get(source.route) ?? sources.get(keys.get(keyOfRoute(source.route)) ?? '');
    if (other) {
      errors.push({
        file: source.file,
        line: 0,
        message: `The page has the same URL as ${other.file}.`,
        hint: 'Rename or remove one of them.',
      });
      continue;
    }
    sources.set(source.route, source);
    keys.set(keyOfRoute(source.route), source.route);
  }
  checkTitles([...sources.values()], errors);

  // Pages with syntax errors would also cause broken links and missing routes, which aren't reported.
  const unreadable = new Set(read.flatMap((page) => ('claims' in page ? [page.claims] : [])));
  const pages = new Map([...sources].map(([route, source]) => [route, toPage(source, input)]));
  const { sidebar, site, findLine } = input;
  const navigation = buildNavigation(sidebar, pages, unreadable, site.editUrlTemplate, findLine, errors);
  const targets: LinkTargets = {
    base: site.base,
    pages: sources,
    unreadable,
    // The others are reported.
    redirects: input.redirects.filter(isWellFormed),
    files: new Set(input.files),
  };
  return { pages, navigation, targets, keywords: input.keywords, errors };
}

/** Checks the routes and ids that redirects, locks and keywords name. */
function checkAddresses(
  { targets }: Outline,
  { findLine, locks, keywords, redirects }: CompileInput,
): AuthorError[] {
  const errors: AuthorError[] = [];
  checkRedirects(redirects, { ...targets, findLine }, errors);
  checkLocks({ ...targets, findLine }, locks, errors);
  checkKeywords(keywords, { ...targets, findLine }, errors);
  return errors;
}

/** The page of a source file; `undefined` if another file has the same address. */
export function pageOf({ route, relativePath }: PageFacts, { pages }: Outline): Page | undefined {
  const page = pages.get(route);
  return page?.relativePath === relativePath ? page : undefined;
}

/** Returns the keywords of a page's sections, by heading id. */
export const keywordsIn =
  (route: string, { keywords }: Outline) =>
  (slug: string): string =>
    keywords[route + (slug && `#${slug}`)] ?? '';

function toPage(source: PageFacts, { site, lastUpdated }: CompileInput): Page {
  const { frontmatter, route, relativePath } = source;
  const page: Page = {
    title: frontmatter.title,
    description: frontmatter.description,
    frontmatter,
    regularPath: route,
    relativePath,
    key: keyOfRoute(route),
    path: withBase(site.base, route),
    get headers() {
      return source.headers;
    },
  };
  const date = lastUpdated.get(relativePath);
  if (date) page.lastUpdated = date;
  return page;
}
