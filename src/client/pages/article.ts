import { decodeHash } from '../../address.ts';
import type { PageView } from '../../page.ts';
import { viewOfNotFound } from '../../ui/shell/view-of-not-found.ts';
import { revealNamed } from '../reveal.ts';
import { watchHeadings } from '../scroll-spy.ts';
import { applyTabChoices } from '../tabs.ts';
import { trustedHtml } from '../trusted.ts';
import { bringExtraStyles } from './extra-styles.ts';
import { setHead } from './head.ts';
import { closeOverlays } from './overlays.ts';
import { hideShell, isLive } from './shell.ts';
import { markInSidebar, scrollSidebar } from './sidebar-entry.ts';
import { setView } from './store.ts';

/** What is left to do once an article has begun. When another page has come meanwhile, it does nothing. */
export interface Settling {
  /** Brings the article's end along after the frame that shows its beginning, and focus. */
  readonly article: () => void;
  /** Brings along what is not the article: the shell's parts, live figures. */
  readonly shell: () => void;
}

/** How many pages have been shown. */
let count = 0;

/** Square pixels that a letter takes, and pixels that come with each line or block, and with each drawing. */
const [letter, line, drawing] = [200, 20, 150];

/**
 * Puts a page in the place of the one that is shown: article, title and sidebar in one go.
 *
 * @param isWhole whether the article is needed to its end at once. Otherwise what fills the window comes first, because
 *   the layout of a long article takes several times as long.
 * @returns what is left to do
 */
export function showPage(view: PageView, html: string, isWhole: boolean): Settling {
  const article = clearArticle();
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const nodes = [...template.content.childNodes];
  const beginning = isWhole ? nodes : beginningOf(nodes, article.clientWidth);
  article.replaceChildren(...beginning);
  applyTabChoices();
  // A page that the address names an element of is shown whole.
  revealNamed();
  return enter(view, nodes.slice(beginning.length));
}

/** The nodes of an article that fill the window, and hardly more. */
function beginningOf(nodes: readonly Node[], width: number): Node[] {
  let room = innerHeight;
  return nodes.filter((node) => {
    const fits = room > 0;
    if (fits && node instanceof Element) room -= heightOf(node, width);
    return fits;
  });
}

/** About how many pixels high an element will be, rather too few than too many. */
function heightOf(element: Element, width: number): number {
  const count = (selector: string) => element.querySelectorAll(selector).length;
  const code = element.localName === 'pre' || count('pre') > 0;
  const lines = code ? element.textContent.split('\n').length : 0;
  const blocks = 1 + count('p, li, tr, h2, h3, dt, summary');
  return (element.textContent.length * letter) / width + (blocks + lines) * line + count('figure') * drawing;
}

/**
 * Shows the not-found article for a path.
 *
 * @param complete puts the address and the nearest pages into it
 * @returns what is left to do
 */
export function showNotFound(path: string, html: string, complete: () => void): Settling {
  const article = clearArticle();
  article.innerHTML = trustedHtml(html);
  complete();
  return enter(viewOfNotFound(path, __REPOSITORY__), []);
}

function clearArticle(): HTMLElement {
  const article = document.getElementById('article');
  if (!article) throw new Error('The document has no article.');
  bringExtraStyles();
  return article;
}

/**
 * What changes together with the article. Nothing here asks for a position, so that layout waits for the frame.
 *
 * @param rest what the article goes on with, below the window
 */
function enter(view: PageView, rest: readonly Node[]): Settling {
  setHead(view);
  markInSidebar(view.sidebarPath);
  closeOverlays();
  if (!isLive()) hideShell();
  count += 1;
  const own = count;
  return {
    article: () => {
      if (own === count) settleArticle(rest);
    },
    shell: () => {
      if (own === count) settleShell(view);
    },
  };
}

function settleArticle(rest: readonly Node[]): void {
  if (rest.length > 0) {
    document.getElementById('article')?.append(...rest);
    applyTabChoices();
  }
  // Focus goes where the reading goes on; that is also how a screen reader learns of the new page.
  // A heading that the address names takes it as a document's would, so that the next Tab goes on from there.
  const named = document.getElementById(decodeHash(location.hash));
  const start = named?.closest('#article') ? named : document.querySelector<HTMLElement>('#article h1');
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}

function settleShell(view: PageView): void {
  scrollSidebar();
  setView(view);
  watchHeadings();
}
