import type { FoundSection } from './engine.ts';
import type { Marked } from './excerpt.ts';

/*
 * The messages between the page and the search worker. Every question has a number, which its answer repeats.
 */

/** The page's questions. */
export type Question =
  /** Opens the index, which is transferred. Texts are relative to its URL. */
  | { kind: 'open'; url: string; file: ArrayBuffer }
  | { kind: 'search'; query: string }
  | { kind: 'excerpts'; query: string; found: readonly Pick<FoundSection, 'texts' | 'place'>[] };

/** The worker's answer to each kind of question. */
export interface Answers {
  open: undefined;
  search: { found: FoundSection[]; nearest: FoundSection[] };
  excerpts: (Marked | undefined)[];
}

/** A question with its number. */
export type NumberedQuestion = Question & { id: number };

/** The worker's messages: that its script runs, and one answer to each question. */
export type FromWorker =
  | 'started'
  | { id: number; value: Answers[Question['kind']] }
  | { id: number; error: string };

/** A file with texts of a page: those of consecutive sections. */
export type TextsFile = [text: string, code: string][];
