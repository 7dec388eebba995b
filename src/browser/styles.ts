const added = new Set<string>();

/** Adds the text of a stylesheet to the document, once. */
export function addStyles(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The stylesheets that are loaded or loading, by their addresses. */
const sheets: Record<string, Promise<unknown>> = {};

/**
 * Adds stylesheets to the document, unless it has them. Resolves when they are loaded.
 *
 * @param addresses as in the document
 * @throws when one can't be loaded; the next call requests it again
 */
export const addStylesheets = (addresses: readonly string[]): Promise<unknown> =>
  Promise.all(addresses.map((href) => (sheets[href] ??= addStylesheet(href))));

const addStylesheet = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    if (document.querySelector(`link[href="${href}"]`)) return resolve(undefined);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete sheets[href];
      reject(new Error(href));
    };
    document.head.append(link);
  });
