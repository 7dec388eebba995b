import type { Assets } from '../../ui/shell/Document.tsx';
import { type DevState, stateElement } from '../events.ts';

/** A stylesheet with the id that Vite gives it. */
export interface Style {
  /** Path of the file. */
  id: string;
  css: string;
}

/** The files that every document loads. The link to the stylesheet marks where the styles are inserted. */
export const devAssets = (base: string): Assets => ({
  stylesheet: `${base}src/styles/index.css`,
  extraSheets: {},
  boot: `${base}src/client/boot.ts`,
  buildId: 'development',
});

/**
 * Adapts a document for development: with Vite's client, and with inline styles, so that the first paint has them. Vite's client
 * recognizes them by their ids and doesn't add them again.
 *
 * @param html as it would be published
 * @param state the state of the site that it shows
 * @throws when the document has no link to its stylesheet
 */
export function toDevDocument(html: string, base: string, state: DevState, styles: readonly Style[]): string {
  const link = /<link rel="stylesheet"[^>]*>/;
  if (!link.test(html)) throw new Error('The document does not name its stylesheet.');
  // Functions, because `$` has a meaning in replacement strings.
  return html
    .replace('<head>', () => `<head>${devHead(base, state, 'client.ts')}`)
    .replace(link, () => styles.map(styleElement).join(''));
}

/** The document for a page that can't be shown yet. It is behind Vite's overlay, and reloads itself. */
export const waitingDocument = (base: string, state: DevState): string =>
  `<!doctype html>\n<html lang="en"><head>${devHead(base, state, 'recover.ts')}<meta charset="utf-8">` +
  '<title>Error</title><meta name="color-scheme" content="light dark"></head><body></body></html>\n';

const styleElement = ({ id, css }: Style): string =>
  `<style data-vite-dev-id="${id}">${css.replaceAll('</', '<\\/')}</style>`;

/** Vite's client comes first, because it defines the constants that the site's scripts use. */
const devHead = (base: string, state: DevState, client: string): string =>
  `<script type="application/json" id="${stateElement}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>` +
  // Hides the tip in Vite's error overlay about a setting in a Vite configuration file, which this project doesn't have.
  '<style>vite-error-overlay::part(tip){display:none}</style>' +
  `<script type="module" src="${base}@vite/client"></script>` +
  `<script type="module" src="${base}src/dev/browser/${client}"></script>`;
