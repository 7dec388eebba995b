import type { FoundSection } from './engine.ts';
import type { Marked } from './excerpt.ts';

/*
 * The messages between the page and the search worker. Every request has a number, which its response repeats.
 */

/** The page's requests. */
export type WorkerRequest =
  /** Opens the index, which is transferred. Texts are relative to its URL. */
  | { kind: 'open'; url: string; file: ArrayBuffer }
  | { kind: 'search'; query: string }
  | { kind: 'excerpts'; query: string; found: readonly Pick<FoundSection, 'texts' | 'place'>[] };

/** The worker's response to each kind of request. */
export interface WorkerResponses {
  open: undefined;
  search: { found: FoundSection[]; nearest: FoundSection[] };
  excerpts: (Marked | undefined)[];
}

/** A request with its number. */
export type NumberedRequest = WorkerRequest & { id: number };

/** The worker's messages: that its script runs, and one response to each request. */
export type WorkerMessage =
  | 'started'
  | { id: number; value: WorkerResponses[WorkerRequest['kind']] }
  | { id: number; error: string };

/** A file with texts of a page: those of consecutive sections. */
export type TextsFile = [text: string, code: string][];
