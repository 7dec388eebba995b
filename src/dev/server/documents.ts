import type { Assets } from '../../ui/shell/Document.tsx';
import { type DevState, stateElement } from '../events.ts';

/** A stylesheet, under the name that Vite knows it by. */
export interface Style {
  /** Path of the file. */
  id: string;
  css: string;
}

/** The files that every document loads. The stylesheet's link only marks the place where the styles are put in. */
export const devAssets = (base: string): Assets => ({
  stylesheet: `${base}src/styles/index.css`,
  extraSheets: {},
  boot: `${base}src/client/boot.ts`,
  buildId: 'development',
});

/**
 * Makes a document of the site one for development: with Vite's client, and with the styles inside, so that the first
 * paint has them. Vite's client finds a style that a script imports by its id and does not add it again.
 *
 * @param html as it would be published
 * @param state the state of the site that it shows
 */
export function toDevDocument(html: string, base: string, state: DevState, styles: readonly Style[]): string {
  const link = /<link rel="stylesheet"[^>]*>/;
  if (!link.test(html)) throw new Error('The document does not name its stylesheet.');
  // Functions, because `$` has a meaning in a text to put in.
  return html
    .replace('<head>', () => `<head>${devHead(base, state, 'client.ts')}`)
    .replace(link, () => styles.map(styleElement).join(''));
}

/** A document for a page that there is nothing to show of yet; it waits behind Vite's overlay and loads itself again. */
export const waitingDocument = (base: string, state: DevState): string =>
  `<!doctype html>\n<html lang="en"><head>${devHead(base, state, 'recover.ts')}<meta charset="utf-8">` +
  '<title>Error</title><meta name="color-scheme" content="light dark"></head><body></body></html>\n';

const styleElement = ({ id, css }: Style): string =>
  `<style data-vite-dev-id="${id}">${css.replaceAll('</', '<\\/')}</style>`;

/** Vite's client comes first: it sets the constants that the site's own scripts use. */
const devHead = (base: string, state: DevState, client: string): string =>
  `<script type="application/json" id="${stateElement}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>` +
  // Hides the tip in Vite's error overlay about a setting in a Vite configuration file, which this project doesn't have.
  '<style>vite-error-overlay::part(tip){display:none}</style>' +
  `<script type="module" src="${base}@vite/client"></script>` +
  `<script type="module" src="${base}src/dev/browser/${client}"></script>`;
