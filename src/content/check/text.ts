import type { Code, Delete, Image, Link, Nodes, Parent, Root, Strong } from 'mdast';
import { isElement } from '../../ui/article/declare.ts';
import type { Report } from '../author-error.ts';
import type { Element } from '../tree/attribute.ts';
import { lineFinder, namesConstant } from '../tree/expressions.ts';
import { textOf } from '../tree/headings.ts';
import { lineOf, sourceOf } from '../tree/parse.ts';
import { invisibleIn } from './characters.ts';
import { leftoversInMarkdown, leftoversInPlainText } from './typed-markup.ts';
import { isInline, wordsOf } from './words.ts';

/**
 * Reports markup that readers would see as text, unfinished text, and links without a meaningful text.
 *
 * @param body the text that was parsed
 */
export function checkText(tree: Root, body: string, report: Report): void {
  const visit = (parent: Parent, isInWords: boolean): void => {
    const hasWords = !isInWords && parent.children.some(isInline);
    if (hasWords) checkWords(parent, body, report);
    parent.children.forEach((node, index) => {
      if (node.type === 'mdxTextExpression') checkConstant(node, parent.children[index - 1], body, report);
      if (node.type === 'image') checkPicture(node, body, report);
      if (node.type === 'link') checkLinkText(node, report);
      if (node.type === 'strong') checkName(node, body, report);
      if (node.type === 'delete') checkDeletion(node, body, report);
      checkReferences(node, report);
      if (isElement(node)) checkLabels(node, report);
      if (node.type === 'code') checkTitle(node, report);
      if ('children' in node && !hasLostCells(node, parent)) visit(node, isInline(node));
    });
  };
  visit(tree, false);
}

/** A bar in code splits a cell, which `checkStructure` reports for the row. */
const hasLostCells = (node: Parent, parent: Parent): boolean => {
  const [head] = parent.children;
  return parent.type === 'table' && head?.type === 'tableRow' && node.children.length > head.children.length;
};

function checkWords(node: Parent, body: string, report: Report): void {
  const { words, source } = wordsOf(node, body);
  const lineOfPlace = lineFinder(source, lineOf(node as Nodes));
  for (const { index, message, hint } of leftoversInMarkdown(words, source))
    report(lineOfPlace(index), message, hint);
}

function checkConstant(
  node: Extract<Nodes, { type: 'mdxTextExpression' }>,
  before: Nodes | undefined,
  body: string,
  report: Report,
): void {
  if (before?.type !== 'text' || !/(?<!\\)%$/.test(sourceOf(before, body))) return;
  if (!namesConstant(`{${node.value}}`)) return;
  const name = node.value.trim();
  report(
    lineOf(node),
    `%{${name}} is the form for code, URLs and attributes; in prose its % is shown.`,
    `Write {${name}}. A percent sign before a constant is escaped: \\%{${name}}.`,
  );
}

function checkPicture(node: Image, body: string, report: Report): void {
  checkAlternative(node, body, report);
  checkPlainText(node.alt ?? '', lineOf(node), 'The alternative text of a picture', report);
  checkPlainText(node.title ?? '', lineOf(node), 'The caption of a picture', report);
}

/** Markdown removes the braces from alternative texts, and constants aren't filled in there. */
function checkAlternative(node: Nodes, body: string, report: Report): void {
  const [, alternative = ''] = /^!\[((?:[^\]\\]|\\[\s\S])*)\]/.exec(sourceOf(node, body)) ?? [];
  const [found] = /(?<!\\)%?\{[^}]*\}?/.exec(alternative) ?? [];
  if (found)
    report(
      lineOf(node),
      `The alternative text of a picture cannot contain ${found}.`,
      'Say what the picture says without it, or name the constant in the caption: ![…](./name.svg "Up to %{limits.disk}.").',
    );
}

/** Attributes that readers see as text. */
const labels = ['title', 'label', 'note', 'caption'];

function checkLabels(element: Element, report: Report): void {
  for (const attribute of element.attributes)
    if (
      attribute.type === 'mdxJsxAttribute' &&
      labels.includes(attribute.name) &&
      typeof attribute.value === 'string'
    )
      checkPlainText(attribute.value, lineOf(element), `The ${attribute.name} of <${element.name}>`, report);
}

function checkTitle({ meta, ...node }: Code, report: Report): void {
  const [, title = ''] = /(?:^|\s)title="([^"]*)"/.exec(meta ?? '') ?? [];
  checkPlainText(title, lineOf(node), 'The title of a code block', report);
}

function checkPlainText(text: string, line: number, what: string, report: Report): void {
  for (const { message, hint } of leftoversInPlainText(text)) report(line, `${what}: ${message}`, hint);
}

/** Link texts without a meaning. Screen readers can list links without their context. */
const empty =
  /^(?:(?:click|tap|see|read)? ?(?:here|this)|(?:this|the) (?:link|page|section)|(?:read|learn|see|find out|show) more(?: here)?|click|link|more|details)$/;

function checkLinkText(link: Link, report: Report): void {
  if (link.title)
    report(lineOf(link), `The title of a link is not shown: ${link.title}.`, 'Say it in the sentence.');
  const text = textOf(link).replace(/\s+/g, ' ').trim();
  const said = text.toLowerCase().replace(/[.,:;!?…]+$/, '');
  if (text === '' && !link.children.some(({ type }) => type === 'image'))
    report(lineOf(link), `A link to ${link.url} has no text.`, 'Write [text](/limits/).');
  // In code, they are names: the header `Link`, the keyword `this`.
  else if (empty.test(said) && !link.children.some(({ type }) => type === 'inlineCode'))
    report(
      lineOf(link),
      `The text of a link does not say where it leads: ${text}.`,
      'Make the words that name the target the link: See [the limits](/limits/).',
    );
}

/** One tilde on each side is subscript elsewhere, and often two words such as "~1" that are meant as such. */
function checkDeletion(node: Delete, body: string, report: Report): void {
  const source = sourceOf(node, body);
  if (source.startsWith('~~')) return;
  report(
    lineOf(node),
    `Tildes strike out what is between them: ${source}.`,
    'Write ~~text~~ for text that is struck out. Literal tildes are escaped: \\~.',
  );
}

/** Reports character references for invisible characters other than spaces: `&#8203;`. */
function checkReferences(node: Nodes, report: Report): void {
  const texts: unknown[] =
    node.type === 'text'
      ? [node.value]
      : node.type === 'image'
        ? [node.alt, node.title]
        : isElement(node)
          ? node.attributes.map(({ value }) => value)
          : [];
  for (const text of texts) {
    const found = typeof text === 'string' ? invisibleIn(text) : undefined;
    if (typeof text !== 'string' || !found) continue;
    const line = node.type === 'text' ? text.slice(0, found.offset).split('\n').length - 1 : 0;
    report(
      lineOf(node) + line,
      `A character reference inserts an invisible character: ${found.name}.`,
      'Remove it. To keep two words on one line, write &nbsp; between them.',
    );
  }
}

/** `__init__` would lose its underscores. */
function checkName(node: Strong, body: string, report: Report): void {
  const source = sourceOf(node, body);
  if (!/^__\w+__$/.test(source)) return;
  report(
    lineOf(node),
    `Underscores make a name bold instead of being shown: ${source}.`,
    'A name goes into `code`. Bold text is written **text**.',
  );
}
