import type { Nodes, ParagraphContent } from 'nlcst';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSentenceSpacing from 'retext-sentence-spacing';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Block } from './prose.ts';

/** Technical terms, and other words that have no simpler replacement here. */
const exactWords = [
  ...['component', 'delete', 'effect', 'forward', 'function', 'interface', 'maintain', 'modify', 'notify'],
  ...['option', 'parameters', 'request', 'require', 'submit', 'type', 'validate'],
  ...[
    'a number of',
    'additional',
    'address',
    'all of',
    'attempt',
    'contains',
    'has no effect',
    'immediately',
  ],
  ...[
    'combined',
    'during the period',
    'frequently',
    'in between',
    'in the event of',
    'remain',
    'represents',
    'is responsible for',
    'it appears',
    'it is',
    'maximum',
    'multiple',
    'previous',
    'relative to',
  ],
  ...['there are', 'there is'],
];

/** Parts of URLs, special characters, and words that the glossary of guides/style.md covers. */
const harmlessWords = [
  ...['failed attempt', 'host', 'master', 'postman', 'special'],
  ...['clear', 'clearly', 'easily', 'easy', 'just', 'obvious', 'simple'],
];

const linter = unified()
  .use(retextEnglish)
  .use(retextEquality, { ignore: harmlessWords })
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextRepeatedWords)
  .use(retextSentenceSpacing)
  .use(retextSimplify, { ignore: exactWords });

/**
 * Lints English prose with retext (https://github.com/retextjs/retext). Reports repeated words, wrong articles, redundant acronyms,
 * wrong spacing between sentences, insensitive or condescending words, and wordy phrases.
 *
 * @returns messages such as `12: Unexpected "whether or not", use "whether" instead`
 */
export function lintEnglish(blocks: readonly Block[]): string[] {
  // One paragraph with the sentences of all blocks, because the linter prepares its hundreds of phrases for every paragraph.
  const children = blocks.flatMap(({ line, text }) => {
    const sentences = linter
      .parse(text)
      .children.flatMap((part): ParagraphContent[] => (part.type === 'ParagraphNode' ? part.children : []));
    for (const sentence of sentences) moveDown(sentence, line - 1);
    return sentences;
  });
  const file = new VFile();
  linter.runSync({ type: 'RootNode', children: [{ type: 'ParagraphNode', children }] }, file);
  return file.messages
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ reason, line = 0 }) => `${line}: ${reason}`);
}

/** Turns lines of a block into lines of the file. */
function moveDown(node: Nodes, lines: number): void {
  if (node.position) {
    const { start, end } = node.position;
    // Nodes share their points.
    node.position = {
      start: { ...start, line: start.line + lines },
      end: { ...end, line: end.line + lines },
    };
  }
  if ('children' in node) for (const child of node.children) moveDown(child, lines);
}
