/*
 * Converts the Markdown copies of this site to pages of other generators, with links and escapes in their dialects.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import { listPages, readBase } from '../site.ts';

/** A page of this site, without syntax that only this site supports. */
export interface PeerPage {
  /** Such as `/limits/`. */
  route: string;
  title: string;
  description: string;
  body: Root;
}

/** The Markdown dialect of a generator. */
export interface Dialect {
  /** Whether the text must begin with the title as a heading; otherwise, the generator adds it. */
  heading: boolean;
  /** Whether braces and angle brackets are parsed as MDX. */
  mdx: boolean;
  /** Whether Vue evaluates double braces. */
  vue: boolean;
  /** Whether links to pages must include the base path. */
  linksHaveBase: boolean;
}

const origin = 'https://pipedream.com';

/** Reads the Markdown copy of every page of a built site. */
export function readPeerPages(dist: string): PeerPage[] {
  const base = readBase(dist);
  return listPages(dist).map(({ path }) => {
    const file = join(dist, path, 'index.md');
    if (!existsSync(file)) throw new Error(`There is no Markdown copy at ${file}.`);
    return readPeerPage(readFileSync(file, 'utf8'), `/${path.slice(base.length)}`);
  });
}

/**
 * Parses a Markdown copy, which has a title, a description as a block quote, and the text.
 *
 * @throws if it begins differently
 */
export function readPeerPage(markdown: string, route: string): PeerPage {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const [title, description, ...children] = tree.children;
  if (title?.type !== 'heading' || description?.type !== 'blockquote')
    throw new Error(`The Markdown copy of ${route} doesn't begin with a title and a description.`);
  return {
    route,
    title: plainText(title),
    description: plainText(description),
    body: { type: 'root', children },
  };
}

/**
 * Formats a page for a generator, with its title and description in the frontmatter.
 *
 * @param base with leading and trailing slashes
 */
export function writePeerPage(page: PeerPage, dialect: Dialect, base: string): string {
  const body = structuredClone(page.body);
  const to = dialect.linksHaveBase ? base : '/';
  visit(body, (node) => {
    if (node.type === 'link') node.url = localLink(node.url, base, to);
  });
  if (dialect.heading)
    body.children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: page.title }] });
  const text = toMarkdown(body, {
    bullet: '-',
    // MDX doesn't support URLs in angle brackets.
    resourceLink: true,
    extensions: [gfmToMarkdown(), ...(dialect.mdx ? [{ unsafe: mdxUnsafe }] : [])],
  });
  const matter = `---\ntitle: ${JSON.stringify(page.title)}\ndescription: ${JSON.stringify(page.description)}\n---\n\n`;
  return dialect.vue && hasDoubleBraces(body)
    ? `${matter}<div v-pre>\n\n${text}\n</div>\n`
    : `${matter}${text}`;
}

/** Returns the text of a node, without markup. */
function plainText(node: Nodes): string {
  if ('children' in node) return node.children.map(plainText).join('');
  return 'value' in node ? node.value : '';
}

const mdxUnsafe = ['{', '}', '<'].map((character) => ({ character, inConstruct: 'phrasing' as const }));

/** Converts a link to a Markdown copy of this site to a link to the page. Other links are returned unchanged. */
function localLink(url: string, base: string, to: string): string {
  const [, path, fragment = ''] =
    new RegExp(`^${origin}${base}((?:[^#]*/)?)index\\.md(#.*)?$`).exec(url) ?? [];
  return path === undefined ? url : to + path + fragment;
}

function hasDoubleBraces(tree: Root): boolean {
  let has = false;
  visit(tree, (node) => {
    // VitePress escapes code blocks itself.
    has ||= (node.type === 'text' || node.type === 'inlineCode') && node.value.includes('{{');
  });
  return has;
}

function visit(node: Nodes, use: (node: Nodes) => void): void {
  use(node);
  if ('children' in node) for (const child of node.children) visit(child, use);
}
