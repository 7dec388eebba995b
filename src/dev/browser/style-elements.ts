import type { Style } from '../server/documents.ts';

/** Brings the document's style elements in line with the stylesheets. */
export function replaceStyles(styles: readonly Style[]): void {
  for (const { id, css } of styles) {
    const element = document.querySelector(`style[data-vite-dev-id="${CSS.escape(id)}"]`);
    if (element && element.textContent !== css) element.textContent = css;
  }
}
