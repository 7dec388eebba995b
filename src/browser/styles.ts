const added = new Set<string>();

/** Adds the text of a stylesheet to the document, once. */
export function addStyles(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Adds a stylesheet to the document, unless it has it.
 *
 * @returns a promise that resolves when it is loaded, and rejects when it can't be
 */
export function addStylesheet(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
  });
}
