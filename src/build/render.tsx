import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { NavigationEntry, Page, PageView } from '../page.ts';
import type { Site } from '../site.ts';
import { ArticleHead } from '../ui/article/ArticleHead.tsx';
import { type Assets, Document, type HydratedParts } from '../ui/shell/Document.tsx';
import { Header } from '../ui/shell/Header.tsx';
import { NotFoundArticle } from '../ui/shell/NotFoundArticle.tsx';
import { OfflineArticle } from '../ui/shell/OfflineArticle.tsx';
import { PageFooter } from '../ui/shell/PageFooter.tsx';
import { PageTools } from '../ui/shell/PageTools.tsx';
import { TableOfContents } from '../ui/shell/TableOfContents.tsx';
import { viewOfNoPage, viewOfNotFound } from '../ui/shell/view-of-not-found.ts';

/** What all documents of a build share. */
export interface Surroundings {
  site: Site;
  entries: readonly NavigationEntry[];
  assets: Assets;
  /** Parts that the manifest of chunks is split into. */
  buckets: number;
}

/** The article as it stands in the document and in the page's chunk: its title and its text. */
export function articleWithTitle({ title, path }: Page, html: string): string {
  return renderToStaticMarkup(<ArticleHead title={title} markdown={`${path}index.md`} />) + html;
}

/** The complete HTML of a page. */
export function renderPage(view: PageView, articleHtml: string, surroundings: Surroundings): string {
  return renderDocument(view, articleHtml, surroundings);
}

/** The HTML that servers send for addresses without a page. */
export function renderNotFound(surroundings: Surroundings): string {
  const { base, repository } = surroundings.site;
  const chapters = surroundings.entries.flatMap((entry) =>
    entry.type === 'group' && entry.links[0] ? [{ title: entry.title, path: entry.links[0].path }] : [],
  );
  const article = renderToStaticMarkup(<NotFoundArticle home={base} chapters={chapters} />);
  return renderDocument(viewOfNotFound(base, repository), article, surroundings, { notFound: true });
}

/**
 * The HTML that is shown for a page that is not kept, while there is no network.
 *
 * @param offlineScript address of its script
 */
export function renderOffline(surroundings: Surroundings, offlineScript: string): string {
  const { base, repository } = surroundings.site;
  const article = renderToStaticMarkup(<OfflineArticle home={base} />);
  const view = viewOfNoPage('You are offline', 'This page is not kept on this device.', base, repository);
  return renderDocument(view, article, surroundings, { notFound: true, offlineScript });
}

function renderDocument(
  view: PageView,
  articleHtml: string,
  { site, entries, assets, buckets }: Surroundings,
  standIn: { notFound?: boolean; offlineScript?: string } = {},
): string {
  const html = renderToStaticMarkup(
    <Document
      site={site}
      view={view}
      articleHtml={articleHtml}
      entries={entries}
      assets={assets}
      buckets={buckets}
      parts={renderParts(view, site)}
      {...standIn}
    />,
  );
  return `<!doctype html>\n${html}\n`;
}

/** Renders each part exactly as the browser hydrates it: same component, same prefix for ids. */
function renderParts(view: PageView, site: Site): HydratedParts {
  return {
    header: renderToString(<Header home={site.base} name={site.name} repository={site.repository} />, {
      identifierPrefix: 'header',
    }),
    pageTools: renderToString(<PageTools view={view} />, { identifierPrefix: 'page-tools' }),
    pageFooter: renderToString(<PageFooter view={view} />, { identifierPrefix: 'page-footer' }),
    tableOfContents: renderToString(<TableOfContents headers={view.page.headers} />, {
      identifierPrefix: 'toc',
    }),
  };
}
