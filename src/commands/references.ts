import type { Nodes } from 'mdast';
import { splitHash } from '../content/check/links.ts';
import { lineOf, parseMdx, walk } from '../content/tree/parse.ts';

/** Gives the new target of a link, with its heading; the same target leaves the link as it is. */
export type Retarget = (target: string) => string;

/** A text in which links were changed. */
export interface Rewritten {
  text: string;
  /** The links that were changed: their lines in the file, and both targets. */
  links: { line: number; from: string; to: string }[];
}

/**
 * Changes the links of a page, and the page that it names as its parent. Code samples stay as they are.
 *
 * @param source text of a page that can be read
 */
export function rewriteLinks(source: string, retarget: Retarget): Rewritten {
  const [head = ''] = /^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  const body = source.slice(head.length);
  const lineOffset = head.split('\n').length - 1;
  const tree = parseMdx(body, lineOffset, (_, message) => {
    throw new Error(message);
  });
  const changes: { start: number; end: number; to: string }[] = [];
  const links: Rewritten['links'] = [];
  const visit = (node: Nodes): void => {
    const place = placeOfTarget(node, body);
    if (!place) return;
    const from = body.slice(place.start, place.end);
    const to = retarget(from);
    if (to === from) return;
    changes.push({ ...place, to });
    links.push({ line: lineOf(node), from, to });
  };
  if (tree) walk(tree, visit);
  let text = body;
  for (const { start, end, to } of changes.sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + to + text.slice(end);
  const parent = /^(parent:[ \t]*['"]?)([^'"\s]+)/m;
  return { text: head.replace(parent, (_, key, route) => key + retarget(route)) + text, links };
}

/** Where the target of a link is written, in offsets of the body. */
function placeOfTarget(node: Nodes, body: string): { start: number; end: number } | undefined {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  const source = body.slice(start.offset, end.offset);
  let found: RegExpExecArray | null = null;
  if (node.type === 'link') found = [...source.matchAll(/\]\(\s*<?(?=([^\s<>)]*))/g)].at(-1) ?? null;
  else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    // An attribute of the element itself, not of one inside it.
    found = /^<\w+(?:\s+\w+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*?\s+href=["'](?=([^"']*))/.exec(source);
  const target = found?.[1];
  if (!found || !target) return undefined;
  const at = start.offset + found.index + found[0].length;
  return { start: at, end: at + target.length };
}

/**
 * Changes the addresses that a file of `data/`, of `types/` or of the search tests has in quotes, or as complete addresses of
 * the published site.
 */
export function rewriteAddresses(text: string, route: string, retarget: Retarget): string {
  const inQuotes = new RegExp(`(['"\`])(${literally(route)}(?:[?#][^'"\`\\s]*)?)\\1`, 'g');
  const published = new RegExp(
    `(pipedream\\.com/docs)(${literally(route)}(?:[?#][^'"\`\\s)]*)?)(?=['"\`\\s)]|$)`,
    'gm',
  );
  return text
    .replace(inQuotes, (_, quote, target) => quote + retarget(target) + quote)
    .replace(published, (_, site, target) => site + retarget(target));
}

/** Sends every target on a route to another route, heading for heading. */
export const moveTargets =
  (from: string, to: string): Retarget =>
  (target) => {
    const [path, hash] = splitHash(target);
    return path === from ? to + (hash && `#${hash}`) : target;
  };

/** A text as a part of a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
