import type { SidebarEntry } from '../../../data/sidebar.ts';
import { suggest } from '../../shared/nearest.ts';
import type { NavigationEntry, NavigationLink, Page, PageLink, PageView } from '../../shared/page.ts';
import type { AuthorError } from '../author-error.ts';
import { readSidebar } from '../check/sidebar.ts';
import type { FindLine } from '../line-in-file.ts';

/** The sidebar, and each page's breadcrumbs and neighbors. */
export interface Navigation {
  entries: NavigationEntry[];
  viewOf(page: Page): PageView;
}

/**
 * Combines the sidebar and the pages.
 *
 * @param pages by route
 * @param unreadable routes of pages with syntax errors, which are reported already
 * @param errors receives sidebar entries without a page, and pages that aren't listed
 */
export function buildNavigation(
  sidebar: readonly SidebarEntry[],
  pages: ReadonlyMap<string, Page>,
  unreadable: ReadonlySet<string>,
  editUrlTemplate: string,
  findLine: FindLine,
  errors: AuthorError[],
): Navigation {
  const placed = new Map<string, { page: Page; group?: string }>();

  const linkTo = (route: string, title: string | undefined, group?: string): NavigationLink[] => {
    const page = pages.get(route);
    if (!page) {
      if (!unreadable.has(route)) {
        errors.push({
          ...findLine('data/sidebar.ts', route),
          message: `The sidebar lists ${route}, which has no page.`,
          hint: suggest(route, pages.keys()),
        });
      }
      return [];
    }
    if (!placed.has(route)) placed.set(route, { page, ...(group && { group }) });
    return [{ type: 'link', title: title ?? shortTitle(page), path: page.path }];
  };

  const entriesOf = (entry: SidebarEntry): NavigationEntry[] => {
    if (entry.type === 'link')
      return [{ type: 'link', title: entry.title, path: entry.href, external: true }];
    if (entry.type === 'page') return linkTo(entry.route, entry.title);
    const links = entry.items.flatMap((item) => linkTo(item.route, item.title, entry.title));
    return links.length > 0 ? [{ type: 'group', title: entry.title, links }] : [];
  };
  const entries = readSidebar(sidebar, findLine, errors).flatMap((entry) =>
    entriesOf(entry).map((made) => (entry.apart ? { ...made, apart: true as const } : made)),
  );

  const order = [...placed.values()].map(({ page }) => page);
  const childrenOf = new Map<string, Page[]>();
  for (const page of [...pages.values()].sort((a, b) => a.regularPath.localeCompare(b.regularPath))) {
    const { parent } = page.frontmatter;
    if (parent) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), page]);
    const problem = problemOf(page);
    if (problem) errors.push({ file: `content/${page.relativePath}`, line: 1, ...problem });
  }

  function problemOf(page: Page): { message: string; hint: string } | undefined {
    const { parent } = page.frontmatter;
    if (parent === undefined) {
      if (placed.has(page.regularPath)) return undefined;
      return {
        message: "The page isn't in the sidebar and doesn't name a parent.",
        hint: 'Add it to data/sidebar.ts, or write parent: /route/ in its frontmatter.',
      };
    }
    if (placed.has(page.regularPath))
      return {
        message: 'The page is in the sidebar but also names a parent.',
        hint: 'Keep one of the two.',
      };
    if (unreadable.has(parent)) return undefined;
    if (!placed.has(parent))
      return {
        message: `The parent ${parent} is not a page of the sidebar.`,
        hint: suggest(parent, placed.keys()),
      };
    return undefined;
  }

  return {
    entries,
    viewOf(page) {
      const parent = placed.get(page.frontmatter.parent ?? '')?.page;
      const neighbors = page.frontmatter.parent ? (childrenOf.get(page.frontmatter.parent) ?? []) : order;
      const index = neighbors.indexOf(page);
      const listed = parent ?? page;
      const group = placed.get(listed.regularPath)?.group;
      const view: PageView = {
        page,
        breadcrumbs: [...(group ? [{ title: group }] : []), ...(parent ? [pageLink(parent)] : [])],
        editUrl: editUrlTemplate.replace('{relativePath}', page.relativePath),
      };
      if (placed.has(listed.regularPath)) view.sidebarPath = listed.path;
      // Child pages follow their parent.
      const previous = page.frontmatter.prev === false ? undefined : (neighbors[index - 1] ?? parent);
      const following = parent && order[order.indexOf(parent) + 1];
      const next = page.frontmatter.next === false ? undefined : (neighbors[index + 1] ?? following);
      if (previous) view.previous = neighborLink(previous);
      if (next) view.next = neighborLink(next);
      return view;
    },
  };
}

const shortTitle = (page: Page): string => page.frontmatter.sidebarTitle ?? page.title;
/** With its full title, because its group isn't shown here. The title of the home page is a slogan. */
const neighborLink = (page: Page): PageLink =>
  page.frontmatter.layout === 'home' ? pageLink(page) : { title: page.title, path: page.path };
const pageLink = (page: Page): PageLink => ({ title: shortTitle(page), path: page.path });
