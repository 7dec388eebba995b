import { closeOverlays } from '../../browser/overlays.ts';
import { parseHtml } from '../../browser/trusted.ts';
import { decodeHash } from '../../shared/address.ts';
import type { PageContent } from '../../shared/page-content.ts';
import { restoreAnswer } from '../feedback.ts';
import { revealNamed } from '../reveal.ts';
import { applyTabChoices } from '../tabs.ts';
import { setHead } from './head.ts';
import { markInSidebar, scrollSidebar } from './sidebar-entry.ts';

/** Estimates in pixels: the area of a character, and the height of a line or block, and of a drawing. */
const [letter, line, drawing] = [200, 20, 150];

/**
 * Replaces the article, the title and the current entry of the sidebar.
 *
 * @param isWhole whether to insert all of the article at once, rather than the part that fills the window. The layout of a long
 *   article takes several times as long.
 * @returns the remaining work: the rest of the article with focus, then the shell
 */
export function showArticle(content: PageContent, isWhole: boolean): (() => void)[] {
  const article = elementOf('article');
  const nodes = [...parseHtml(content.article).childNodes];
  const beginning = isWhole ? nodes : beginningOf(nodes, article.clientWidth);
  article.replaceChildren(...beginning);
  applyTabChoices();
  // The heading is in the document: an address with a fragment implies `isWhole`.
  revealNamed();
  // From here on, nothing reads positions, so that layout can wait for the next frame.
  setHead(content);
  markInSidebar(content.current);
  closeOverlays();
  return [() => insertRest(article, nodes.slice(beginning.length)), () => updateShell(content)];
}

/** The nodes that fill the window. */
function beginningOf(nodes: readonly Node[], width: number): Node[] {
  let room = innerHeight;
  return nodes.filter((node) => {
    const fits = room > 0;
    if (fits && node instanceof Element) room -= heightOf(node, width);
    return fits;
  });
}

/** Estimates the height of an element in pixels, where lines of code are those of its text. Too low is better than too high. */
function heightOf(element: Element, width: number): number {
  const text = element.textContent;
  const count = (selector: string) => element.querySelectorAll(selector).length;
  const lines = text.split('\n').length + count('p, li, tr, h2, h3, dt, summary');
  return (text.length * letter) / width + lines * line + count('figure') * drawing;
}

function insertRest(article: HTMLElement, rest: readonly Node[]): void {
  if (rest.length > 0) {
    article.append(...rest);
    applyTabChoices();
  }
  // Move focus to the article's start, which also makes screen readers announce the page. If the address has a fragment, focus its
  // target instead: it is the sequential focus navigation starting point, as after loading a document.
  const named = document.getElementById(decodeHash(location.hash));
  const start = named?.closest('#article') ? named : article.querySelector<HTMLElement>('h1');
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}

function updateShell({ tools, footer, contents }: PageContent): void {
  scrollSidebar();
  elementOf('page-tools').replaceChildren(parseHtml(tools));
  elementOf('page-footer').replaceChildren(parseHtml(footer));
  restoreAnswer();
  elementOf('toc').replaceChildren(parseHtml(contents));
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error('The document is incomplete.');
  return element;
}
