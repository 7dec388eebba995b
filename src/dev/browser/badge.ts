/*
 * Lists the errors in the content, behind a badge in a corner of the window. The page stays visible and keeps updating.
 */
import type { ListedError } from '../events.ts';

const styles = `
  :host { all: initial; position: fixed; inset: auto auto 1rem 1rem; z-index: 2147483646; max-inline-size: min(44rem, calc(100vw - 2rem)); }
  details { font: 14px/1.5 system-ui, sans-serif; color: #fff; background: #8a1c1c; border-radius: 8px; }
  summary { padding: 4px 12px; cursor: pointer; list-style: none; font-weight: 600; }
  ol { max-block-size: 60vh; overflow: auto; margin: 0; padding: 4px 12px 12px; list-style: none; }
  li + li { margin-block-start: 12px; }
  button { all: unset; cursor: pointer; font: 13px ui-monospace, monospace; text-decoration: underline; }
  button:focus-visible, summary:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
  p { margin: 0; overflow-wrap: anywhere; }
  p + p { opacity: 0.85; }
`;

/** Shows the list, or removes it if there are no errors. An open list stays open. */
export function showErrors(errors: readonly ListedError[]): void {
  const before = document.querySelector('docs-errors');
  const isOpen = before?.shadowRoot?.querySelector('details')?.open ?? false;
  before?.remove();
  if (errors.length === 0) return;
  const host = document.createElement('docs-errors');
  const details = element('details');
  details.open = isOpen;
  const title = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  const list = element('ol');
  list.append(...errors.map(itemOf));
  details.append(element('summary', title), list);
  host.attachShadow({ mode: 'open' }).append(element('style', styles), details);
  document.body.append(host);
}

function itemOf({ place, editorPlace, message, hint }: ListedError): HTMLElement {
  const item = element('li');
  const button = element('button', place);
  button.addEventListener('click', () => {
    void fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(editorPlace)}`);
  });
  item.append(button, element('p', message), element('p', hint));
  return item;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
