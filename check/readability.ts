import nlp from 'compromise/three';
import type { Block } from './prose.ts';

/** A sentence of running text. */
export interface Sentence {
  /** Line of the file on which its paragraph begins. */
  line: number;
  text: string;
  words: number;
  /** Whether it has a verb in the passive voice. */
  passive: boolean;
  /** Whether it ends a row of three sentences, all of them short. */
  clipped: boolean;
}

/** How a page reads, in figures. */
export interface Readability {
  sentences: number;
  /** Words of the sentence in the middle, by length. */
  medianWords: number;
  /** Words of the sentence that nine in ten are not longer than. */
  longWords: number;
  /** Share of the sentences that are passive, 0 to 1. */
  passive: number;
  /** Number of rows of three short sentences. */
  clipped: number;
}

const passiveVerb =
  '(am|is|are|was|were|be|been|being) (not|never|also|only)? #Adverb? (#PastTense|#Participle)';

/** `See Limits.` and `Required.` don't count for readability. */
const fewestWords = 4;
const shortWords = 7;

/** The sentences of running text, with what https://github.com/spencermountain/compromise makes of their grammar. */
export function sentencesOf(blocks: readonly Block[]): Sentence[] {
  return blocks.filter(({ kind }) => kind === 'paragraph').flatMap(sentencesOfBlock);
}

function sentencesOfBlock({ line, text }: Block): Sentence[] {
  const found: Sentence[] = [];
  let shortOnes = 0;
  nlp(text.replace(/\s+/g, ' '))
    .sentences()
    .forEach((sentence) => {
      const words = sentence.wordCount();
      shortOnes = words <= shortWords ? shortOnes + 1 : 0;
      if (words < fewestWords) return;
      const clipped = shortOnes >= 3;
      found.push({ line, text: sentence.text(), words, passive: sentence.has(passiveVerb), clipped });
    });
  return found;
}

/** Sums up the sentences of one or more pages. */
export function readabilityOf(sentences: readonly Sentence[]): Readability {
  const lengths = sentences.map(({ words }) => words).sort((a, b) => a - b);
  const lengthAt = (share: number): number => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  const passive = sentences.filter((sentence) => sentence.passive).length;
  return {
    sentences: sentences.length,
    medianWords: lengthAt(0.5),
    longWords: lengthAt(0.9),
    passive: sentences.length > 0 ? passive / sentences.length : 0,
    clipped: sentences.filter((sentence) => sentence.clipped).length,
  };
}

/** Share of the words of a page that are in the cells of tables, 0 to 1. Code and labels count as one word each. */
export function tableShareOf(blocks: readonly Block[]): number {
  const wordsOf = (some: readonly Block[]): number =>
    some.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  const all = wordsOf(blocks);
  return all > 0 ? wordsOf(blocks.filter(({ kind }) => kind === 'cell')) / all : 0;
}
