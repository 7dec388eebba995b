/*
 * The parts that differ between pages. The build renders complete documents, and this module extracts the parts: the build writes
 * them to the page's chunk, the browser shows a document that it has fetched, and the offline client caches the chunk of a page
 * that was loaded as a document. So a chunk always matches its document.
 */

/** The content of a page. All but the last two are HTML. */
export interface PageContent {
  /** Title and metadata. */
  readonly head: string;
  /** The breadcrumbs and the button of the table of contents, above the article. */
  readonly tools: string;
  readonly article: string;
  /** The edit link and the links to the previous and next page, below the article. */
  readonly footer: string;
  /** The table of contents. */
  readonly contents: string;
  /** Path of the current entry of the sidebar. */
  readonly current?: string;
  readonly layout?: string;
}

const parts = new RegExp(
  [
    '(<title>.*)<meta name="color-scheme".*',
    '<div id="page-tools"[^>]*>(.*)</div>',
    '<article id="article">(.*)</article><p id="still-have-questions".*',
    '<div id="page-footer">(.*)</div></main>',
    '<aside id="toc"[^>]*>(.*)</aside></div><footer ',
  ].join(''),
  's',
);

/** Extracts the content from the HTML of a document; `undefined` if it is incomplete or from another site. */
export function contentOfDocument(text: string): PageContent | undefined {
  if (!text.endsWith('</html>\n')) return undefined;
  const found = parts.exec(text);
  if (!found) return undefined;
  const [, head = '', tools = '', article = '', footer = '', contents = ''] = found;
  const [, layout] = /^[^>]*>\s*<html [^>]*data-layout="([^"]*)"/.exec(text) ?? [];
  const sidebar = text.slice(0, text.indexOf('<div id="page-tools"'));
  const [, current] = /<a href="([^"]*)" aria-current="page"/.exec(sidebar) ?? [];
  return {
    head,
    tools,
    article,
    footer,
    contents,
    ...(current !== undefined && { current }),
    ...(layout !== undefined && { layout }),
  };
}

/** Whether a text is the complete document of a page, from this build and with this path. */
export function isDocumentOf(text: string, path: string, build: string): boolean {
  if (!text.includes(` data-build="${build}"`) || !text.endsWith('</html>\n')) return false;
  const address = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  return address !== undefined && new URL(address).pathname === path;
}
