import type { Root } from 'nlcst';
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
  return blocks.flatMap(({ line, text }) => {
    const file = new VFile(text);
    const tree: Root = linter.parse(file);
    linter.runSync(tree, file);
    return file.messages.map(({ reason, line: lineOfBlock = 1 }) => `${line + lineOfBlock - 1}: ${reason}`);
  });
}
