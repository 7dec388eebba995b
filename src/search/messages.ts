import type { FoundSection } from './engine.ts';
import type { Marked } from './excerpt.ts';

/*
 * What the page and the search worker say to each other. Every question has a number, which its answer repeats.
 */

/** What the page asks. */
export type Question =
  /** Open the index, which is handed over as it came; texts are beside its address. */
  | { kind: 'open'; url: string; file: ArrayBuffer }
  | { kind: 'search'; query: string }
  | { kind: 'excerpts'; query: string; found: readonly Pick<FoundSection, 'texts' | 'place'>[] };

/** What the worker says to each. */
export interface Answers {
  open: undefined;
  search: { found: FoundSection[]; nearest: FoundSection[] };
  excerpts: (Marked | undefined)[];
}

/** A question on its way. */
export type NumberedQuestion = Question & { id: number };

/** What the worker sends: that its script runs, and one answer to each question. */
export type FromWorker =
  | 'started'
  | { id: number; value: Answers[Question['kind']] }
  | { id: number; error: string };

/** File of texts of a page: those of its sections from one on, in order. */
export type TextsFile = [text: string, code: string][];
