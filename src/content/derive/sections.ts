import type { Nodes, Root } from 'mdast';
import type { Section } from '../../search/section.ts';
import type { Page } from '../../shared/page.ts';
import { elementPart } from '../../ui/article/parts.ts';
import { isElement } from '../tree/attribute.ts';
import { idOfHeading, textOf } from '../tree/headings.ts';
import { walk } from '../tree/parse.ts';
import { plainTree } from './plain.ts';

/**
 * A page's tree, cut at its headings. The first section is what stands before them, and has the page's own title.
 *
 * @param keywordsOf keywords by the id of a heading, empty for the beginning of the page
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
  // What leads onward is about the pages that it leads to.
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

/** A section whose texts are still apart: put together one by one, they would be copied with each that comes. */
interface Draft {
  section: Section;
  texts: string[];
  codes: string[];
}

/** The route, with its hash, that a link of a page leads to; none for a link that leaves the site. */
function ownAddress(target: string, route: string): string | undefined {
  if (target.startsWith('#')) return route + target;
  return /^\/(?!\/)/.test(target) ? target : undefined;
}

/** Whether a section has anything of its own; one that only holds others is the way to them. */
const saysSomething = ({ level, text, code }: Section, i: number, all: Section[]): boolean =>
  text !== '' || code !== '' || (all[i + 1]?.level ?? 0) > level;

/** A line of a key or a file in Base64, which has no words. */
const base64Line = /^[A-Za-z0-9+/=]{40,}\n?/gm;

/** The words and the code in a node. */
function contentOf(node: Nodes): { text: string; code: string } {
  if (node.type === 'code') return { text: '', code: node.value.replace(base64Line, '') };
  if (node.type === 'tableRow') return { text: `${node.children.map(textOf).join(' · ')} `, code: '' };
  // A line of words is one piece: parts of it are set apart by markup only, not by a space.
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

/** Whether code is something that readers type or paste as a whole, such as an error message. */
const isPhrase = (code: string): boolean => /\S \S/.test(code) && code.length >= 8 && code.length <= 80;

/**
 * What is explained rather than mentioned, if it has code: the call that a paragraph consists of, the message or the name
 * with which a row of a table begins.
 */
function subjectOf(node: Nodes): string {
  const of = node.type === 'tableRow' ? node.children[0] : node.type === 'paragraph' ? node : undefined;
  if (!of?.children.some(({ type }) => type === 'inlineCode')) return '';
  // A paragraph with more than the code is about something else.
  return node.type === 'paragraph' && of.children.length > 1 ? '' : squeeze(textOf(of));
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
