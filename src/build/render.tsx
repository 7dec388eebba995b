import { renderToStaticMarkup } from 'react-dom/server';
import type { Page, PageView } from '../shared/page.ts';
import { ArticleHead } from '../ui/article/ArticleHead.tsx';
import { Document, type DocumentContext } from '../ui/shell/Document.tsx';
import { NotFoundArticle } from '../ui/shell/NotFoundArticle.tsx';
import { OfflineArticle } from '../ui/shell/OfflineArticle.tsx';

/** The HTML of an article with its title. */
export function articleWithTitle({ title, path }: Page, html: string): string {
  return renderToStaticMarkup(<ArticleHead title={title} markdown={`${path}index.md`} />) + html;
}

/** The complete HTML of a page. */
export function renderPage(view: PageView, articleHtml: string, context: DocumentContext): string {
  return renderDocument(view, articleHtml, context);
}

/** The HTML of the not-found page. */
export function renderNotFound(context: DocumentContext): string {
  const { base, repository } = context.site;
  const chapters = context.entries.flatMap((entry) =>
    entry.type === 'group' && entry.links[0] ? [{ title: entry.title, path: entry.links[0].path }] : [],
  );
  const article = renderToStaticMarkup(<NotFoundArticle home={base} chapters={chapters} />);
  const view = viewOfNoPage('Page not found', "There's no page at this URL.", base, repository);
  return renderDocument(view, article, context, { notFound: true });
}

/**
 * The HTML of the offline page.
 *
 * @param offlineScript address of its script
 */
export function renderOffline(context: DocumentContext, offlineScript: string): string {
  const { base, repository } = context.site;
  const article = renderToStaticMarkup(<OfflineArticle home={base} />);
  const view = viewOfNoPage("You're offline", "This page isn't saved on this device.", base, repository);
  return renderDocument(view, article, context, { notFound: true, offlineScript });
}

/** The view of the not-found page and the offline page, which have no source file. */
const viewOfNoPage = (title: string, description: string, path: string, editUrl: string): PageView => ({
  page: {
    title,
    description,
    frontmatter: { title, description },
    regularPath: path,
    relativePath: '',
    key: '',
    path,
    headers: [],
  },
  breadcrumbs: [],
  editUrl,
});

function renderDocument(
  view: PageView,
  articleHtml: string,
  context: DocumentContext,
  standIn: { notFound?: boolean; offlineScript?: string } = {},
): string {
  const html = renderToStaticMarkup(
    <Document view={view} articleHtml={articleHtml} {...context} {...standIn} />,
  );
  // Attributes have double quotes, so an apostrophe needs no escape, which would be bytes of every page.
  return `<!doctype html>\n${html.replaceAll('&#x27;', "'")}\n`;
}
