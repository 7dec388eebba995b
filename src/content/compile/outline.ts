import type { SidebarEntry } from '../../../data/sidebar.ts';
import type { Openapi } from '../../openapi/description.ts';
import type { Page, PageView } from '../../page.ts';
import { isPagePath, keyOfRoute, withBase } from '../../paths.ts';
import { isExternal, type Redirect } from '../../redirects.ts';
import type { Site } from '../../site.ts';
import type { AuthorError, Report } from '../author-error.ts';
import { checkKeywords, type Keywords } from '../check/keywords.ts';
import { checkLocks, type Locks } from '../check/locks.ts';
import { checkRedirects } from '../check/redirects.ts';
import { toMarkdownCopy } from '../derive/markdown-copy.ts';
import { buildNavigation, type Navigation } from '../derive/navigation.ts';
import { layoutIds } from '../read/headings.ts';
import type { SourcePage, UnreadablePage } from '../read/source-page.ts';
import { renderArticle } from './article.tsx';
import type { Highlight } from './highlight.ts';
import { type LinkTargets, resolveLink } from './links.ts';
import { loadPicture } from './pictures.ts';

/** Everything that compiling needs besides the pages' own text. */
export interface CompileInput {
  site: Site;
  /** The folder `content/`, for pictures. */
  contentDir: string;
  sidebar: readonly SidebarEntry[];
  redirects: readonly Redirect[];
  locks: Locks;
  /** What readers may type for a section, by its address such as `/limits/#memory`. */
  keywords: Keywords;
  /** ISO dates by path below `content/`. */
  lastUpdated: ReadonlyMap<string, string>;
  /** What pages can quote of the REST API. */
  openapi: Openapi;
  /** Files that the build writes besides pages, below the base. */
  files: readonly string[];
}

/** The site as a whole, before any article is rendered. */
export interface Outline {
  sources: Map<string, SourcePage>;
  pages: Map<string, Page>;
  navigation: Navigation;
  targets: LinkTargets;
  keywords: Keywords;
  errors: AuthorError[];
}

/** A page as it is published. */
export interface CompiledPage {
  view: PageView;
  html: string;
  /** The page as Markdown. */
  markdown: string;
  errors: AuthorError[];
}

/** Brings all pages together: routes, sidebar, redirects and locks. Collects what is wrong with them. */
export function outlineSite(read: readonly (SourcePage | UnreadablePage)[], input: CompileInput): Outline {
  const errors = read.flatMap((page) => page.errors);
  const sources = new Map<string, SourcePage>();
  const keys = new Map<string, string>();
  for (const source of read) {
    if (!('route' in source)) continue;
    const other = sources.get(source.route) ?? sources.get(keys.get(keyOfRoute(source.route)) ?? '');
    if (other) {
      errors.push({
        file: source.file,
        line: 0,
        message: `The page has the same address as ${other.file}.`,
        hint: 'Rename or remove one of them.',
      });
      continue;
    }
    sources.set(source.route, source);
    keys.set(keyOfRoute(source.route), source.route);
  }

  // Pages that could not be read would show up again as dead links and lost routes: one report is enough.
  const unreadable = new Set(read.flatMap((page) => ('claims' in page ? [page.claims] : [])));
  const idsByRoute = new Map([...sources].map(([route, { ids }]) => [route, ids]));
  const pages = new Map([...sources].map(([route, source]) => [route, toPage(source, input)]));
  const navigation = buildNavigation(input.sidebar, pages, unreadable, input.site.editUrlTemplate, errors);
  checkRedirects(input.redirects, idsByRoute, unreadable, errors);
  const answered = new Set([...unreadable, ...input.redirects.map(({ from }) => from)]);
  checkLocks(sources, answered, input.locks, errors);
  checkKeywords(input.keywords, idsByRoute, unreadable, errors);

  const targets: LinkTargets = {
    base: input.site.base,
    idsByRoute,
    unreadable,
    redirects: input.redirects,
    files: new Set(input.files),
  };
  return { sources, pages, navigation, targets, keywords: input.keywords, errors };
}

function toPage(source: SourcePage, { site, lastUpdated }: CompileInput): Page {
  const { frontmatter, route, relativePath, headers } = source;
  const page: Page = {
    title: frontmatter.title,
    description: frontmatter.description,
    frontmatter,
    regularPath: route,
    relativePath,
    key: keyOfRoute(route),
    path: withBase(site.base, route),
    headers,
  };
  const date = lastUpdated.get(relativePath);
  if (date) page.lastUpdated = date;
  return page;
}

/** Renders one page. What is wrong with it stands in `errors`. */
export function compilePage(
  route: string,
  outline: Outline,
  input: CompileInput,
  highlight: Highlight,
): CompiledPage {
  const source = outline.sources.get(route);
  const page = outline.pages.get(route);
  if (!source || !page) throw new Error(`There is no page ${route}.`);
  const errors: AuthorError[] = [];
  const report: Report = (line, message, hint) => errors.push({ file: source.file, line, message, hint });

  const claim = idsOfPage(source, report);
  const { tree } = source;
  const html = renderArticle(tree, {
    report,
    highlight,
    resolveLink: (target, line) => resolveLink(target, route, line, outline.targets, report),
    loadPicture(target, alternative, line) {
      const { contentDir } = input;
      const picture = loadPicture(contentDir, source.relativePath, target, alternative, line, report);
      for (const id of picture?.ids ?? []) claim(id, line);
      return picture?.svg;
    },
  });
  const markdown = toMarkdownCopy(tree, {
    title: page.title,
    description: page.description,
    addressOf(target) {
      const href = resolveLink(target, route, 0, outline.targets, () => {});
      return href === undefined ? undefined : completeAddress(href, page.path, input.site);
    },
  });
  return { view: outline.navigation.viewOf(page), html, markdown, errors };
}

/** Tells ids of drawings apart from those of headings, of the layout and of one another. */
function idsOfPage(source: SourcePage, report: Report): (id: string, line: number) => void {
  const taken = new Set([...source.ids, ...layoutIds]);
  return (id, line) => {
    if (taken.has(id))
      report(
        line,
        `The drawing has the id "${id}", which stands on the page already.`,
        'Begin the ids of a drawing with the name of its file, and show it once on a page.',
      );
    taken.add(id);
  };
}

/** A link as it is complete outside the site: pages lead to their Markdown copy. */
function completeAddress(href: string, from: string, { origin }: Site): string {
  if (isExternal(href) || href.startsWith('mailto:')) return href;
  const [path = '', hash] = (href.startsWith('#') ? from + href : href).split('#');
  return `${origin}${path}${isPagePath(path) ? 'index.md' : ''}${hash ? `#${hash}` : ''}`;
}
