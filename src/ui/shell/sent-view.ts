import type { Header, PageView } from '../../page.ts';

type Sent = Omit<PageView, 'page'> & {
  page: Omit<PageView['page'], 'title' | 'description' | 'headers' | 'frontmatter'> & {
    frontmatter: Omit<PageView['page']['frontmatter'], 'title' | 'description'>;
  };
};

/** A page's view as JSON, without what stands elsewhere in its document. It cannot end the script element it stands in. */
export function writeView({ page, ...around }: PageView): string {
  const { title: _title, description: _description, headers: _headers, frontmatter, ...rest } = page;
  const { title: _same, description: _too, ...settings } = frontmatter;
  const sent: Sent = { page: { ...rest, frontmatter: settings }, ...around };
  return JSON.stringify(sent).replaceAll('<', '\\u003c');
}

/**
 * The view that a document was sent with.
 *
 * @throws when the document was cut short
 */
export function readView(from: Document): PageView {
  const { page, ...around }: Sent = JSON.parse(from.getElementById('view')?.textContent ?? '');
  const title = contentOf(from, 'property="og:title"');
  const description = contentOf(from, 'name="description"');
  const frontmatter = { title, description, ...page.frontmatter };
  return { page: { ...page, title, description, frontmatter, headers: readHeaders(from) }, ...around };
}

const contentOf = (from: Document, name: string): string =>
  from.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';

/** A section without a chapter is listed like a chapter, and is one for all that is made of it. */
const readHeaders = (from: Document): Header[] =>
  [...from.querySelectorAll('#toc a')].map((link) => ({
    level: link.closest('ul ul') ? 3 : 2,
    title: link.textContent ?? '',
    slug: link.getAttribute('href')?.slice(1) ?? '',
  }));
