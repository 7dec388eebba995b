import type { CDPSession } from 'playwright-core';
import { sum } from './stats.ts';

const types: Partial<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
};
/** Kinds of files by extension. Requests of prefetched files have no resource type. */
const endings: Partial<Record<string, Kind>> = { js: 'js', mjs: 'js', css: 'css' };

/** The response to a request. */
export type Kind = 'html' | 'css' | 'js' | 'font' | 'other';

/** What was fetched; 1 kB is 1,000 bytes. */
export interface Transfer {
  requests: Record<Kind | 'all', number>;
  /** kB on the wire with headers, by kind and in all. */
  wire: Record<Kind | 'all', number>;
  /** kB of the compressed files themselves, by kind and in all. */
  files: Record<Kind | 'all', number>;
  /** How many requests followed from one another, at most: 1 for the document, 2 for what it names. */
  depth: number;
}

interface Answer {
  kind: Kind;
  depth: number;
  headerBytes: number;
  bytes: number;
}

/** Counts what a tab loads. */
export class Traffic {
  readonly #answers = new Map<string, Answer>();
  readonly #depths = new Map<string, number>();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, type, request, initiator }) => {
      const { pathname } = new URL(request.url);
      const kind = types[type ?? ''] ?? endings[pathname.split('.').at(-1) ?? ''] ?? 'other';
      const depth = 1 + (this.#depths.get(initiator.url ?? '') ?? 0);
      this.#depths.set(request.url, depth);
      this.#answers.set(requestId, { kind, depth, headerBytes: 0, bytes: 0 });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const answer = this.#answers.get(requestId);
      if (answer) answer.headerBytes = response.encodedDataLength;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = this.#answers.get(requestId);
      if (answer) answer.bytes = encodedDataLength;
    });
  }

  /** Returns what was loaded since the last call. */
  take(): Transfer {
    const answers = [...this.#answers.values()];
    this.#answers.clear();
    return {
      requests: byKind(answers, () => 1),
      wire: byKind(answers, ({ bytes }) => bytes / 1000),
      files: byKind(answers, ({ bytes, headerBytes }) => Math.max(0, bytes - headerBytes) / 1000),
      depth: Math.max(0, ...answers.map(({ depth }) => depth)),
    };
  }
}

function byKind(answers: readonly Answer[], weigh: (answer: Answer) => number): Record<Kind | 'all', number> {
  const of = (...wanted: Kind[]) => sum(answers.filter(({ kind }) => wanted.includes(kind)).map(weigh));
  return {
    html: of('html'),
    css: of('css'),
    js: of('js'),
    font: of('font'),
    other: of('other'),
    all: of('html', 'css', 'js', 'font', 'other'),
  };
}
