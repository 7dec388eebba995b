import { join } from 'node:path';
import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/root.mjs';
import { readSources } from '../../src/build/inputs.ts';
import { toMarkdownCopy } from '../../src/content/derive/markdown-copy.ts';
import { plainTree } from '../../src/content/derive/plain.ts';
import { readSourcePage } from '../../src/content/read/source-page.ts';
import { readOpenapi } from '../../src/openapi/read.ts';
import { mdx } from './support/tiny-site.ts';

/** Returns the blocks of a page: their kind and their text. */
function blocksOf(node: Nodes): unknown {
  if (node.type === 'code') return ['code', node.lang ?? null, node.value];
  if (node.type === 'heading') return ['heading', node.depth, plainText(node)];
  if (node.type === 'paragraph' || node.type === 'tableCell') return [node.type, plainText(node)];
  if (node.type === 'list') return ['list', node.ordered ?? false, node.children.map(blocksOf)];
  return 'children' in node ? [node.type, node.children.map(blocksOf)] : [node.type];
}

/** Returns the text of a node with the targets of links. Escapes and line breaks are normalized. */
function plainText(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  const text = 'children' in node ? node.children.map(plainText).join('') : '';
  // Some parsers turn an email address in text into a link.
  const isLink = node.type === 'link' && node.url !== `mailto:${text}`;
  return (isLink ? `${text}<${node.url}>` : text).replace(/\s+/g, ' ');
}

const parse = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** Loaded once, because it takes as long as a page. */
const openapi = readOpenapi();

/** Returns the blocks of a page, and those of its copy. */
function both(path: string, source: string): [unknown, unknown] {
  const page = readSourcePage(path, source, openapi);
  if (!('route' in page)) throw new Error(`${path} cannot be read.`);
  const addressOf = (target: string) => new URL(target, 'https://example.com/').href;
  const copy = toMarkdownCopy(page.tree, { title: 'T', description: 'D', addressOf });
  const [, , ...blocks] = parse(copy).children;
  return [blocksOf(plainTree(page.tree, addressOf)), blocksOf({ type: 'root', children: blocks })];
}

describe('the parsed copy of a page has the same blocks', () => {
  test.each([...readSources(join(root, 'content'))])('content/%s', (path, source) => {
    const [page, copy] = both(path, source);
    expect(copy).toEqual(page);
  });

  /** Literal text with punctuation. Without `@`, because parsers differ in what they consider an email address. */
  const words = fc
    .string({ unit: fc.constantFrom(...'ab1 *_`[](){}<>#+-.!|:~&\\$"/=?,;'), minLength: 1, maxLength: 12 })
    .filter((text) => /[a-z0-9]/.test(text))
    .map((text) => text.trim().replace(/[^a-z0-9 ]/g, '\\$&'));
  const code = fc
    .stringMatching(/^[a-z|*_<>{}#$. ]{0,8}[a-z]$/)
    .map((text) => `\`${text.replaceAll('|', '')}\``);
  const inline = fc
    .array(
      fc.oneof(
        words,
        code,
        words.map((text) => `**${text}**`),
        words.map((text) => `[${text}](/limits/)`),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((parts) => `a ${parts.join(' b ')} c`);
  const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
  const cell = inline.map((text) => text.replaceAll('\\|', ''));
  const { block } = fc.letrec<{ block: string; blocks: string }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 3 },
      inline,
      fc
        .tuple(
          fc.constantFrom('js', 'text'),
          fc.string({ unit: fc.constantFrom(...'a`~\n #-'), maxLength: 20 }),
        )
        .map(
          ([lang, text]) =>
            `\`\`\`\`\`\`\`\`${lang} show="a test"\na${text.replaceAll('````````', '')}b\n\`\`\`\`\`\`\`\``,
        ),
      fc
        .array(cell, { minLength: 2, maxLength: 4 })
        .map(([a, ...rest]) => `| ${a} | B |\n| --- | --- |\n${rest.map((b) => `| ${b} | x |`).join('\n')}`),
      fc
        .array(tie('blocks'), { minLength: 1, maxLength: 3 })
        .map((items) => items.map((item) => `- ${indent(item, '  ')}`).join('\n')),
      fc
        .array(tie('blocks'), { minLength: 1, maxLength: 3 })
        .map((items) => items.map((item, i) => `${i + 1}. ${indent(item, '   ')}`).join('\n')),
      fc.array(inline, { minLength: 1, maxLength: 3 }).map((inner) => `:::note\n${inner.join('\n\n')}\n:::`),
      tie('blocks').map((inner) => `<Tabs group="a">\n<Tab label="A">\n\n${inner}\n\n</Tab>\n</Tabs>`),
      tie('blocks').map(
        (inner) => `<Params>\n<Param name="a" type="string">\n\n${inner}\n\n</Param>\n</Params>`,
      ),
    ),
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n\n')),
  }));

  test('for any content', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (parts) => {
        const [page, copy] = both('page.mdx', mdx(parts.join('\n\n')));
        expect(copy).toEqual(page);
      }),
    );
  });
});
