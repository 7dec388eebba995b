import type { Nodes } from 'mdast';
import { splitHash } from '../content/check/links.ts';
import { lineOf, parseMdx, walk } from '../content/tree/parse.ts';
import { escapeRegExp } from '../shared/escape.ts';

/** Returns the new target of a link. The same target leaves the link unchanged. */
export type Retarget = (target: string) => string;

/** A text with changed links. */
export interface Rewritten {
  text: string;
  /** The changed links: their lines in the file, and both targets. */
  links: { line: number; from: string; to: string }[];
}

/**
 * Changes the links of a page, and its parent in the frontmatter. Code samples stay unchanged.
 *
 * @param source text of a page without syntax errors
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

/** The position of a link's target, in offsets of the body. */
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
 * Changes addresses in strings, and complete addresses of the published site, in a file of `data/`, `types/` or the search tests.
 */
export function rewriteAddresses(text: string, route: string, retarget: Retarget): string {
  const inQuotes = new RegExp(`(['"\`])(${escapeRegExp(route)}(?:[?#][^'"\`\\s]*)?)\\1`, 'g');
  const published = new RegExp(
    `(pipedream\\.com/docs)(${escapeRegExp(route)}(?:[?#][^'"\`\\s)]*)?)(?=['"\`\\s)]|$)`,
    'gm',
  );
  return text
    .replace(inQuotes, (_, quote, target) => quote + retarget(target) + quote)
    .replace(published, (_, site, target) => site + retarget(target));
}

/** Changes all targets on a route to another route, and keeps their headings. */
export const moveTargets =
  (from: string, to: string): Retarget =>
  (target) => {
    const [path, hash] = splitHash(target);
    return path === from ? to + (hash && `#${hash}`) : target;
  };
