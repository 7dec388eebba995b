/*
 * The parts that differ between pages. The build renders complete documents, and this module extracts the parts: the build writes
 * them to the page's chunk, the browser shows a document that it has fetched, and the offline client caches the chunk of a page
 * that was loaded as a document. So a chunk always matches its document.
 */

/** The content of a page. All but the last three are HTML. */
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
  /** Addresses of its document's stylesheets. */
  readonly sheets: readonly string[];
  /** Path of the current entry of the sidebar. */
  readonly current: string | undefined;
  readonly layout: string | undefined;
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
  const start = text.slice(0, text.indexOf('<div id="page-tools"'));
  const [, layout] = / data-layout="([^"]*)"/.exec(start) ?? [];
  const [, current] = /<a href="([^"]*)" aria-current="page"/.exec(start) ?? [];
  return {
    head,
    tools,
    article,
    footer,
    contents,
    sheets: start.match(/(?<=<link rel="stylesheet" href=")[^"]+/g) ?? [],
    current,
    layout,
  };
}

/** Whether a text is the complete document of a page, from this build and with this path. */
export function isDocumentOf(text: string, path: string, build: string): boolean {
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
  return (
    text.endsWith('</html>\n') &&
    text.includes(` data-build="${build}"`) &&
    address !== undefined &&
    new URL(address).pathname === path
  );
}
