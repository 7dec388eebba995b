/** The parts of the page that have to be consistent. */
export interface PageState {
  build: string;
  /** Path and query of the URL. */
  path: string;
  hash: string;
  /** Whether it is a complete document of the site. */
  isWhole: boolean;
  isStyled: boolean;
  isBusy: boolean;
  /** Whether the URL is that of another page, which Back or Forward lead to. */
  isAway: boolean;
  hasMessage: boolean;
  /** Ids of open dialogs and popovers. */
  dialogs: string[];
  scrollY: number;
  /** The saved position of the history entry, to explain failures. */
  kept: unknown;
  /** The key of the history entry. */
  key: string;
}

/** Reads the current state. Runs in the page. */
export function readState(): PageState {
  const message = document.getElementById('failure');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return {
    build: document.documentElement.dataset.build ?? '',
    path: location.pathname + location.search,
    hash: location.hash,
    isWhole:
      document.readyState === 'complete' &&
      message !== null &&
      document.getElementById('progress') !== null &&
      // The offline page.
      document.getElementById('try-again') === null,
    isStyled: [...document.styleSheets].some(({ href }) => href !== null),
    isBusy: document.documentElement.hasAttribute('data-busy'),
    isAway: canonical !== undefined && new URL(canonical).pathname !== location.pathname,
    // Not its `hidden` attribute: a message in a closed dialog is invisible too.
    hasMessage: message?.checkVisibility() ?? false,
    dialogs: [...document.querySelectorAll('dialog[open], :popover-open')].map(({ id }) => id),
    scrollY: window.scrollY,
    kept: window.navigation?.currentEntry?.getState(),
    key: window.navigation?.currentEntry?.key ?? '',
  };
}

/**
 * Returns the differences between the page and the document that the server has for its URL. Runs in the page.
 *
 * @param html that document
 * @param isPage whether it is a page; the not-found document is the same for all URLs
 */
export function compare({ html, isPage }: { html: string; isPage: boolean }): string[] {
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const text = (selector: string) => (from: Document) =>
    from.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();
  const attributes = (selector: string, name: string) => (from: Document) =>
    [...from.querySelectorAll(selector)].map((element) => element.getAttribute(name)).join(' ');
  const parts: Record<string, (from: Document) => unknown> = {
    title: ({ title }) => title,
    heading: text('#article h1'),
    layout: ({ documentElement }) => documentElement.dataset.layout,
    robots: attributes('meta[name="robots"]', 'content'),
    description: attributes('meta[name="description"]', 'content'),
    'og:title': attributes('meta[property="og:title"]', 'content'),
    'og:description': attributes('meta[property="og:description"]', 'content'),
    'og:url': attributes('meta[property="og:url"]', 'content'),
    canonical: attributes('link[rel="canonical"]', 'href'),
    copy: attributes('link[rel="alternate"][type="text/markdown"]', 'href'),
    'sidebar mark': attributes('#sidebar [aria-current="page"]', 'href'),
    breadcrumbs: text('#page-tools nav'),
    contents: attributes('#toc a', 'href'),
    'previous and next': attributes('#page-footer a[rel]', 'href'),
  };
  if (isPage)
    Object.assign(parts, {
      ids: attributes('#article :is(h2, h3)', 'id'),
      'footer links': attributes('#page-footer a', 'href'),
    });
  return Object.entries(parts).flatMap(([name, read]) => {
    const [here, there] = [read(document), read(sent)];
    return here === there ? [] : [`${name} is "${here}" instead of "${there}"`];
  });
}
