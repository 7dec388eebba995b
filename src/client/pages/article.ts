import { closeOverlays } from '../../browser/overlays.ts';
import { parseHtml } from '../../browser/trusted.ts';
import type { PageContent } from '../../shared/page-content.ts';
import { decodeHash } from '../../shared/paths.ts';
import { restoreAnswer } from '../feedback.ts';
import { revealNamed } from '../reveal.ts';
import { applyTabChoices } from '../tabs.ts';
import { setHead } from './head.ts';
import { markInSidebar, scrollSidebar } from './sidebar-entry.ts';

/**
 * Replaces the article, the title and the current entry of the sidebar.
 *
 * @param isWhole whether to insert all of the article at once, rather than the part that fills the window. The layout of a long
 *   article takes several times as long.
 * @returns the remaining work: focus, the shell, then the other parts of the article
 */
export function showArticle(content: PageContent, isWhole: boolean): (() => void)[] {
  const article = elementOf('article');
  const parts = partsOf(parseHtml(content.article), article.clientWidth);
  // Two fill the window, because heights are estimated too low.
  article.replaceChildren(...parts.splice(0, isWhole ? parts.length : 2).flat());
  applyTabChoices();
  // The heading is in the document: an address with a fragment implies `isWhole`.
  revealNamed();
  // From here on, nothing reads positions, so that layout can wait for the next frame.
  setHead(content);
  markInSidebar(content.current);
  closeOverlays();
  const insert = (part: Node[]) => () => {
    article.append(...part);
    applyTabChoices();
    // Layout now, so that no frame has that of several parts.
    void article.clientHeight;
  };
  return [() => focusStart(article), () => updateShell(content), ...parts.map(insert)];
}

/** Splits an article into parts that take a third of the window. */
function partsOf({ childNodes }: Node, width: number): Node[][] {
  const parts: Node[][] = [];
  let part: Node[] = [];
  let room = 0;
  for (const node of childNodes) {
    if (room <= 0) {
      part = [];
      parts.push(part);
      room = innerHeight / 3;
    }
    part.push(node);
    if (node instanceof Element) room -= heightOf(node, width);
  }
  return parts;
}

/**
 * Estimates the height of an element in pixels: a character takes 200 square pixels, each line adds 15 pixels and each element 4. The
 * figures fit all pages of this site. Too low is better than too high, which would leave the end of the window empty.
 */
function heightOf(element: Element, width: number): number {
  const text = element.textContent;
  const elements = element.querySelectorAll('*').length;
  return (text.length * 200) / width + text.split('\n').length * 15 + elements * 4;
}

/**
 * Moves focus to the article's start, which also makes screen readers announce the page. If the address has a fragment, focuses its
 * target instead: it is the sequential focus navigation starting point, as after loading a document.
 */
function focusStart(article: HTMLElement): void {
  const named = document.getElementById(decodeHash(location.hash));
  const start = named?.closest('#article') ? named : article.querySelector<HTMLElement>('h1');
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}

/** Replaces what surrounds the article: breadcrumbs, links to other pages and the table of contents. */
export function updateShell({ tools, footer, contents }: PageContent): void {
  scrollSidebar();
  elementOf('page-tools').replaceChildren(parseHtml(tools));
  elementOf('page-footer').replaceChildren(parseHtml(footer));
  restoreAnswer();
  elementOf('toc').replaceChildren(parseHtml(contents));
}

/** @throws if the document lacks the element, because it is incomplete */
export function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error('The document is incomplete.');
  return element;
}
