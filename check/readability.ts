import nlp from 'compromise/three';
import type { Block } from './prose.ts';

/** A sentence of running text. */
export interface Sentence {
  /** Line in the file where its paragraph begins. */
  line: number;
  text: string;
  words: number;
  /** Whether it has a verb in the passive voice. */
  passive: boolean;
  /** Whether it is at least the third short sentence in a row. */
  clipped: boolean;
}

/** Readability figures of a page. */
export interface Readability {
  sentences: number;
  /** Median sentence length in words. */
  medianWords: number;
  /** 90th percentile of the sentence length in words. */
  longWords: number;
  /** Share of passive sentences, 0 to 1. */
  passive: number;
  /** Number of short sentences that follow at least two other short ones. */
  clipped: number;
}

const passiveVerb =
  '(am|is|are|was|were|be|been|being) (not|never|also|only)? #Adverb? (#PastTense|#Participle)';

/** Shorter sentences, such as `See Limits.` and `Required.`, are ignored. */
const minimumWords = 4;
/** The maximum length of a short sentence. */
const shortWords = 7;

/** Returns the sentences of the paragraphs, analyzed with https://github.com/spencermountain/compromise. */
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
      if (words < minimumWords) return;
      const clipped = shortOnes >= 3;
      found.push({ line, text: sentence.text(), words, passive: sentence.has(passiveVerb), clipped });
    });
  return found;
}

/** Computes the readability figures of the sentences of one or more pages. */
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

/** Returns the share of a page's words that are in table cells, 0 to 1. Code and labels count as one word each. */
export function tableShareOf(blocks: readonly Block[]): number {
  const wordsOf = (some: readonly Block[]): number =>
    some.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  const all = wordsOf(blocks);
  return all > 0 ? wordsOf(blocks.filter(({ kind }) => kind === 'cell')) / all : 0;
}
