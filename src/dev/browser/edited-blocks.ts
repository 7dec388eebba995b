/*
 * Replaces only the blocks of the article that an edit has changed: paragraphs, lists, code and so on. The others keep their layout
 * and their state.
 */
import { parseHtml } from '../../browser/trusted.ts';

/** The article that was shown last: its blocks in the document, and as they were parsed, before scripts changed them. */
let shown: { live: readonly Node[]; parsed: readonly Node[] } | undefined;

/** Records the HTML that the article in the document was made from. */
export function recordBlocks(article: HTMLElement, html: string): void {
  shown = { live: [...article.childNodes], parsed: [...parseHtml(html).childNodes] };
}

/** Replaces the blocks that differ from the article that was recorded or shown last, or all of them if the document has another. */
export function replaceBlocks(article: HTMLElement, html: string): void {
  const live = [...article.childNodes];
  const parsed = [...parseHtml(html).childNodes];
  const before = shown && isSameList(shown.live, live) ? shown.parsed : [];
  const start = countEqual(before, parsed);
  const rest = parsed.slice(start);
  const end = countEqual(before.slice(start).toReversed(), rest.toReversed());
  const next = live[live.length - end] ?? null;
  for (const node of live.slice(start, live.length - end)) node.remove();
  for (const node of rest.slice(0, rest.length - end)) article.insertBefore(node.cloneNode(true), next);
  shown = { live: [...article.childNodes], parsed };
}

/** Counts the equal nodes at the start of two lists. */
function countEqual(some: readonly Node[], others: readonly Node[]): number {
  const different = some.findIndex((node, index) => !node.isEqualNode(others[index] ?? null));
  return different < 0 ? some.length : different;
}

/** Whether two lists consist of the same nodes. */
const isSameList = (some: readonly Node[], others: readonly Node[]): boolean =>
  some.length === others.length && some.every((node, index) => node === others[index]);
