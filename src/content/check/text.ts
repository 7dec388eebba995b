import type { Nodes, Parent, Root, Text } from 'mdast';
import type { Report } from '../author-error.ts';
import { lineFinder, namesConstant } from '../tree/expressions.ts';
import { lineOf, sourceOf } from '../tree/parse.ts';

/** What looks like markup and is only text: Markdown shows it as it was typed. `^` stands where a line begins. */
const lookalikes: readonly { pattern: RegExp; message: (found: string) => string; hint: string }[] = [
  {
    pattern: /(?<!\\)\[\^[^\]\n]*\]/g,
    message: (found) => `Footnotes are not supported: ${found}.`,
    hint: 'Say it in the sentence, or in a callout.',
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]*\][ \t]+\([^)\n]*\)/g,
    message: (found) => `A space makes this link a text: ${found}.`,
    hint: 'Write [text](/limits/).',
  },
  {
    pattern: /(?<!\\)(?:\[[^[\]\n]*)?\]\[[^[\]\n]*\]?/g,
    message: (found) => `A reference link that leads nowhere: ${found}.`,
    hint: 'Write the address in the link: [text](/limits/).',
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]*\]/g,
    message: (found) => `Brackets without an address are no link: ${found}.`,
    hint: 'Write [text](/limits/). Literal brackets go into `code` or are escaped: \\[text].',
  },
  {
    pattern: /^:{2,}.*/gm,
    message: (found) => `A line that begins like a directive is none: ${found}.`,
    hint: 'Write :::note without spaces, and below the text a line with ::: alone. A literal colon is escaped: \\:.',
  },
  {
    pattern: /^#{2,6}[^#\s].*/gm,
    message: (found) => `A line that begins like a heading is none: ${found}.`,
    hint: 'Write a space behind ##. A literal number sign is escaped: \\#.',
  },
  {
    pattern: /^\|.*/gm,
    message: (found) => `A line that begins like a table is none: ${found}.`,
    hint: 'The second line of a table is | --- | --- |, with as many cells as the first. A literal bar is escaped: \\|.',
  },
];

/** Reports text that its author meant as markup, because a reader would see the markup itself. */
export function checkText(tree: Root, body: string, report: Report): void {
  const visit = (parent: Parent): void => {
    parent.children.forEach((node, index) => {
      if (node.type === 'text') checkWords(node, parent.children[index + 1], body, report);
      if (node.type === 'image') checkAlternative(node, body, report);
      if ('children' in node) visit(node);
    });
  };
  visit(tree);
}

function checkWords(node: Text, next: Nodes | undefined, body: string, report: Report): void {
  const source = sourceOf(node, body);
  // Most text has nothing of the kind.
  if (/[[\]|]|::|##/.test(source)) {
    let rest = withLineStarts(node, source, body);
    for (const { pattern, message, hint } of lookalikes) {
      const lineOfPlace = lineFinder(rest, lineOf(node));
      rest = rest.replace(pattern, (found, offset: number) => {
        report(lineOfPlace(offset), message(found.trim()), hint);
        // What is reported once is out of the way of the other patterns.
        return found.replace(/[^\n]/g, ' ');
      });
    }
  }
  if (next?.type === 'mdxTextExpression' && /(?<!\\)%$/.test(source) && namesConstant(`{${next.value}}`)) {
    const name = next.value.trim();
    report(
      lineOf(next),
      `%{${name}} is the form for code, addresses and attributes; in prose its % is shown.`,
      `Write {${name}}. A percent sign before a constant is escaped: \\%{${name}}.`,
    );
  }
}

/** The source of a text, its lines without what quotations and lists put before them; \0 stands for a line's beginning. */
function withLineStarts(node: Text, source: string, body: string): string {
  const offset = node.position?.start.offset ?? 0;
  const before = body.slice(body.lastIndexOf('\n', offset - 1) + 1, offset);
  const isLineStart = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before);
  const lines = source.replace(/^[ \t>]+(?=[:#|])/gm, (space) =>
    space.includes('>') ? '' : space.trimStart(),
  );
  return isLineStart ? lines : `\0${lines}`;
}

/** Markdown takes the braces out of a picture's text, and nothing fills it in. */
function checkAlternative(node: Nodes, body: string, report: Report): void {
  const [, alternative = ''] = /^!\[((?:[^\]\\]|\\[\s\S])*)\]/.exec(sourceOf(node, body)) ?? [];
  const [found] = /(?<!\\)%?\{[^}]*\}?/.exec(alternative) ?? [];
  if (found)
    report(
      lineOf(node),
      `The alternative text of a picture cannot hold ${found}.`,
      'Say what the picture says without it, or name the constant in the caption: ![…](./name.svg "Up to %{limits.disk}.").',
    );
}
