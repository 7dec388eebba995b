import styles from './offline.css?inline';

let isAdded = false;

/** Brings the styles of what this folder shows, which a page that is only read does without. */
export function addStyles(): void {
  if (isAdded) return;
  isAdded = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
