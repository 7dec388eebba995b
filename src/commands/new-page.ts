import type { Nodes } from 'mdast';
import type { Redirect } from '../../data/redirects.ts';
import type { SidebarEntry } from '../../data/sidebar.ts';
import { splitHash } from '../content/check/links.ts';
import type { Locks } from '../content/check/locks.ts';
import { reservedFor } from '../content/read/reserved-routes.ts';
import type { SourcePage } from '../content/read/source-page.ts';
import { lineOf, walk } from '../content/tree/parse.ts';
import { normalizeRoute } from '../shared/paths.ts';
import { resolve } from '../shared/redirects.ts';
import { SetupError } from '../shared/setup-error.ts';

/** What a new page is created from. */
export interface NewPageInput {
  sidebar: readonly SidebarEntry[];
  redirects: readonly Redirect[];
  locks: Locks;
  /** The existing pages. */
  pages: readonly SourcePage[];
}

/** A new page. */
export interface NewPage {
  /** Path below `content/`. */
  path: string;
  text: string;
  /** Notes for the author, one per line. */
  notes: string[];
}

/**
 * Plans a new page: its frontmatter, its place in the sidebar, and the ids that existing links expect.
 *
 * @throws {SetupError} when the route can't have a page, with the reason and what can be done
 */
export function planNewPage(argument: string, input: NewPageInput): NewPage {
  const { sidebar, redirects, locks, pages } = input;
  if (argument === '') throw new SetupError('Name the route of the page: npm run new -- /workflows/retries/');
  const route = normalizeRoute(argument);
  const written = pages.find((page) => page.route === route);
  if (written) throw new SetupError(`${route} exists already: ${written.file}.`);
  const target = resolve(route, redirects, () => false);
  if (target.kind === 'redirect')
    throw new SetupError(`${route} is a redirect to ${target.to}; see data/redirects.ts.`);
  if (!/^\/(?:[a-z0-9-]+\/)*$/.test(route))
    throw new SetupError(
      `${route} is not a route. Use lowercase letters, digits and hyphens: /workflows/copy/`,
    );
  const reserved = reservedFor(route);
  if (reserved) throw new SetupError(`No page can have the URL ${route}: it is for ${reserved}.`);

  const place = placesOf(sidebar).find((each) => each.route === route);
  const parent = place ? undefined : nearestPlace(route, sidebar);
  const isFolder = route === '/' || pages.some((other) => other.route.startsWith(route));
  const path = isFolder ? `${route.slice(1)}index` : route.slice(1, -1);
  const promised = locks.anchors[route] ?? [];
  const asked = linksTo(route, pages).filter(({ id }) => !promised.includes(id));
  const idCount = promised.length + new Set(asked.map(({ id }) => id)).size;
  const title = place?.title ?? titleOf(route);
  return {
    path: `${path}.mdx`,
    text: [...frontmatter(title, parent), '', ...idsToAnswer(promised, asked)].join('\n'),
    notes: [
      place
        ? `Its place in the sidebar: ${place.group ? `${place.group}, ` : ''}${place.title ?? title}.`
        : `The sidebar does not list it: its parent is ${parent}. Change parent, or add it to data/sidebar.ts.`,
      ...(idCount > 0 ? [`Ids that it must have: ${idCount}. They are listed in the file.`] : []),
      'Add the route to tests/specification/routes.ts, which lists every page.',
    ],
  };
}

const frontmatter = (title: string, parent: string | undefined): string[] => [
  '---',
  `title: ${JSON.stringify(title)}`,
  'description: # One sentence of 40 to 180 characters that would make someone open the page from a list of results.',
  ...(parent ? [`parent: ${parent}`] : []),
  '---',
];

/** The ids as a comment, so that checks report each until it exists. */
function idsToAnswer(promised: readonly string[], asked: readonly AskedId[]): string[] {
  if (promised.length + asked.length === 0) return [];
  return [
    '{/*',
    'Links lead to these ids. Give each to a heading, ## Name {#id}, or write <Anchor id="id another" /> before what',
    'answers it. Then remove this list.',
    ...promised.map((id) => `- ${id}`),
    ...asked.map(({ id, file, line }) => `- ${id} (${file}:${line})`),
    '*/}',
    '',
  ];
}

/** An id in a link, and where the link is. */
interface AskedId {
  id: string;
  file: string;
  line: number;
}

interface Place {
  route: string;
  title?: string;
  group?: string;
}

const placesOf = (sidebar: readonly SidebarEntry[]): Place[] =>
  sidebar.flatMap((entry): Place[] => {
    if (entry.type === 'link') return [];
    if (entry.type === 'page') return [entry];
    return entry.items.map((item) => ({ ...item, group: entry.title }));
  });

/** The page of the sidebar whose route has most in common with this one. */
function nearestPlace(route: string, sidebar: readonly SidebarEntry[]): string | undefined {
  const parts = route.split('/').slice(1, -1);
  const common = (other: string): number => {
    const otherParts = other.split('/').slice(1, -1);
    const differs = parts.findIndex((part, index) => part !== otherParts[index]);
    return differs < 0 ? parts.length : differs;
  };
  const ranked = placesOf(sidebar)
    .map((place) => ({ route: place.route, score: common(place.route) }))
    .sort((a, b) => b.score - a.score);
  return ranked[0]?.route;
}

/** `/apps/zoho-crm/` gives `Zoho crm`, which the author can improve. */
function titleOf(route: string): string {
  const words = route.split('/').at(-2)?.replaceAll('-', ' ') ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The ids in links to a route. */
function linksTo(route: string, pages: readonly SourcePage[]): AskedId[] {
  return pages.flatMap(({ tree, file }) => {
    const found: AskedId[] = [];
    walk(tree, (node) => {
      for (const target of targetsOf(node)) {
        const [path, id] = splitHash(target);
        if (path === route && id !== '') found.push({ id, file, line: lineOf(node) });
      }
    });
    return found;
  });
}

function targetsOf(node: Nodes): string[] {
  if (node.type === 'link') return [node.url];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const href = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'href')?.value;
  return typeof href === 'string' ? [href] : [];
}
