// Said in one expression, from which the bundler leaves the names of the files out.
const texts = Object.values(
  import.meta.glob<string>(
    [
      '../../ui/article/**/*.{drawings,parts,screens}.module.css',
      '../../figures/**/*.module.css',
      '../../styles/figures.css',
    ],
    { eager: true, query: '?inline', import: 'default' },
  ),
);

let isThere = false;

/**
 * Brings the styles that only some documents name, for articles that arrive without a document of their own. Later calls do
 * nothing.
 */
export function bringExtraStyles(): void {
  // In development every document has all of them, and they change while it is shown.
  if (isThere || import.meta.hot) return;
  isThere = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(texts.join(''));
  document.adoptedStyleSheets.push(sheet);
}
