import type { Nodes, Paragraph, Root, Strong, TableCell } from 'mdast';
import type { Section } from '../../search/section.ts';
import type { Page } from '../../shared/page.ts';
import { isElement } from '../../ui/article/declare.ts';
import { elementPart } from '../../ui/article/parts.ts';
import { idOfHeading, textOf } from '../tree/headings.ts';
import { walk } from '../tree/parse.ts';
import { plainTree } from './plain.ts';

/**
 * Splits a page's tree at its headings. The first section is what precedes them, with the title of the page.
 *
 * @param keywordsOf keywords by heading id, empty for the start of the page
 */
export function sectionsOf(
  tree: Root,
  { title, description, regularPath }: Pick<Page, 'title' | 'description' | 'regularPath'>,
  keywordsOf: (slug: string) => string,
): Section[] {
  const begin = (slug: string, title: string, level: number, text: string): Draft => ({
    section: {
      slug,
      title,
      level,
      text: '',
      code: '',
      keywords: keywordsOf(slug),
      phrases: [],
      subjects: [],
      links: [],
    },
    texts: [text],
    codes: [],
  });
  let draft = begin('', title, 1, description);
  const drafts = [draft];
  // Links to other pages are about those pages.
  const children = tree.children.filter((node) => !isElement(node) || !elementPart(node.name)?.leadsOnward);
  for (const node of plainTree({ ...tree, children }, (target) => ownAddress(target, regularPath)).children) {
    if (node.type === 'heading') {
      draft = begin(idOfHeading(node), squeeze(textOf(node)), node.depth, '');
      drafts.push(draft);
      continue;
    }
    const { text, code } = contentOf(node);
    draft.texts.push(text);
    if (code.trim() !== '') draft.codes.push(code.trimEnd());
    const { phrases, subjects, links } = draft.section;
    walk(node, (part) => {
      if (part.type === 'inlineCode' && isPhrase(part.value)) phrases.push(part.value);
      const subject = subjectOf(part);
      if (isPhrase(subject)) subjects.push(subject);
      if (part.type === 'link') links.push({ to: part.url, text: squeeze(textOf(part)) });
    });
  }
  return drafts
    .map(({ section, texts, codes }) => ({
      ...section,
      text: squeeze(texts.join(' ')),
      code: codes.join('\n').trimStart(),
    }))
    .filter(saysSomething);
}

/** A section whose texts are joined at the end, because appending to strings would copy them each time. */
interface Draft {
  section: Section;
  texts: string[];
  codes: string[];
}

/** The route and hash of a link; `undefined` for other sites. */
function ownAddress(target: string, route: string): string | undefined {
  if (target.startsWith('#')) return route + target;
  return /^\/(?!\/)/.test(target) ? target : undefined;
}

/** Whether a section has content of its own, besides subsections. */
const saysSomething = ({ level, text, code }: Section, i: number, all: Section[]): boolean =>
  text !== '' || code !== '' || (all[i + 1]?.level ?? 0) > level;

/** A line of a key or of Base64, which has no words. */
const base64Line = /^[A-Za-z0-9+/=]{40,}\n?/gm;

/** The text and code of a node. */
function contentOf(node: Nodes): { text: string; code: string } {
  if (node.type === 'code') return { text: '', code: node.value.replace(base64Line, '') };
  if (node.type === 'tableRow') return { text: `${node.children.map(textOf).join(' · ')} `, code: '' };
  // Inline nodes are joined without spaces, unlike blocks.
  const isLine = node.type === 'paragraph' || node.type === 'heading' || !('children' in node);
  if (isLine) return { text: textOf(node), code: '' };
  const parts = node.children.map(contentOf);
  return {
    text: parts.map(({ text }) => text).join(' '),
    code: parts
      .map(({ code }) => code)
      .filter(Boolean)
      .join('\n'),
  };
}

/** Whether code is something that readers search for as a whole, such as an error message. */
const isPhrase = (code: string): boolean => /\S \S/.test(code) && code.length >= 8 && code.length <= 80;

/**
 * What is explained rather than mentioned, if it has code: the call that a paragraph consists of, the message or the name
 * with which a row of a table begins, or a term before its meaning.
 */
function subjectOf(node: Nodes): string {
  if (node.type === 'tableRow') return codeSubject(node.children[0]);
  if (node.type !== 'paragraph') return '';
  const [only, ...others] = node.children;
  // A paragraph with more than the code is about something else. A term is a paragraph in bold.
  if (others.length > 0) return '';
  return codeSubject(only?.type === 'strong' ? only : node);
}

/** The words of a node that has code directly in it. */
function codeSubject(node: Paragraph | Strong | TableCell | undefined): string {
  return node?.children.some(({ type }) => type === 'inlineCode') ? squeeze(textOf(node)) : '';
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
