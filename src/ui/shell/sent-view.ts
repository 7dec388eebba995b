import type { Header, PageLink, PageView } from '../../page.ts';

type Page = PageView['page'];

/** What of a view its document says nowhere else. */
interface Sent {
  page: Omit<Page, 'title' | 'description' | 'headers' | 'frontmatter' | 'lastUpdated' | 'path'> & {
    /** Of a document that has no address of its own. */
    path?: string;
    frontmatter?: Omit<Page['frontmatter'], 'title' | 'description'>;
  };
  /** A page that is listed itself is its own. */
  sidebarPath?: string | false;
}

/** A page's view as JSON, without what stands elsewhere in its document. It cannot end the script element it stands in. */
export function writeView({ page, sidebarPath }: PageView): string {
  const { title: _1, description: _2, headers: _3, lastUpdated: _4, frontmatter, ...rest } = page;
  const { title: _5, description: _6, ...settings } = frontmatter;
  const sent: Sent = { page: rest };
  if (page.key !== '') delete sent.page.path;
  if (Object.keys(settings).length > 0) sent.page.frontmatter = settings;
  if (sidebarPath !== page.path) sent.sidebarPath = sidebarPath ?? false;
  return JSON.stringify(sent).replaceAll('<', '\\u003c');
}

/**
 * The view that a document was sent with. Its parts are as the build has drawn them, because it is read before anything changes
 * them.
 *
 * @throws when the document was cut short
 */
export function readView(from: Document): PageView {
  const { page, ...sent }: Sent = JSON.parse(from.getElementById('view')?.textContent ?? '');
  const attribute = (selector: string, name: string) =>
    from.querySelector(selector)?.getAttribute(name) ?? '';
  const path = page.path ?? new URL(attribute('link[rel="canonical"]', 'href')).pathname;
  const { sidebarPath = path } = sent;
  const title = attribute('meta[property="og:title"]', 'content');
  const description = attribute('meta[name="description"]', 'content');
  const lastUpdated = attribute('#page-footer time', 'datetime');
  const previous = readNeighbor(from, 'prev');
  const next = readNeighbor(from, 'next');
  return {
    page: {
      ...page,
      path,
      title,
      description,
      frontmatter: { title, description, ...page.frontmatter },
      headers: readHeaders(from),
      ...(lastUpdated && { lastUpdated }),
    },
    breadcrumbs: [...from.querySelectorAll('#page-tools li')].map((crumb) => {
      const path = crumb.querySelector('a')?.getAttribute('href');
      return { title: crumb.textContent ?? '', ...(path && { path }) };
    }),
    editUrl: attribute('#page-footer p > a', 'href'),
    ...(sidebarPath && { sidebarPath }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** A section without a chapter is listed like a chapter, and is one for all that is made of it. */
const readHeaders = (from: Document): Header[] =>
  [...from.querySelectorAll('#toc a')].map((link) => ({
    level: link.closest('ul ul') ? 3 : 2,
    title: link.textContent ?? '',
    slug: link.getAttribute('href')?.slice(1) ?? '',
  }));

function readNeighbor(from: Document, rel: 'prev' | 'next'): PageLink | undefined {
  const link = from.querySelector(`#page-footer [rel=${rel}]`);
  return link
    ? { title: link.lastChild?.textContent ?? '', path: link.getAttribute('href') ?? '' }
    : undefined;
}
