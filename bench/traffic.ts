import type { CDPSession } from 'playwright-core';
import { sum } from './stats.ts';

const types: Partial<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'font',
};
/** Kinds of files by extension. Requests of prefetched files have no resource type. */
const extensions: Partial<Record<string, Kind>> = { js: 'js', mjs: 'js', css: 'css' };

/** The kind of a response. */
export type Kind = 'html' | 'css' | 'js' | 'font' | 'other';

/** Requests and bytes of a page load. 1 kB is 1,000 bytes. */
export interface Transfer {
  requests: Record<Kind | 'all', number>;
  /** kB on the wire with headers, by kind and in total. */
  wire: Record<Kind | 'all', number>;
  /** kB of the compressed files without headers, by kind and in total. */
  files: Record<Kind | 'all', number>;
  /** The length of the longest chain of requests: 1 for only the document, 2 with the files that it references. */
  depth: number;
}

interface TrackedResponse {
  kind: Kind;
  depth: number;
  headerBytes: number;
  bytes: number;
}

/** Counts the requests and bytes of a tab. */
export class Traffic {
  readonly #responses = new Map<string, TrackedResponse>();
  readonly #depths = new Map<string, number>();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, type, request, initiator }) => {
      const { pathname } = new URL(request.url);
      const kind = types[type ?? ''] ?? extensions[pathname.split('.').at(-1) ?? ''] ?? 'other';
      const depth = 1 + (this.#depths.get(initiator.url ?? '') ?? 0);
      this.#depths.set(request.url, depth);
      this.#responses.set(requestId, { kind, depth, headerBytes: 0, bytes: 0 });
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const tracked = this.#responses.get(requestId);
      if (tracked) tracked.headerBytes = response.encodedDataLength;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const tracked = this.#responses.get(requestId);
      if (tracked) tracked.bytes = encodedDataLength;
    });
  }

  /** Returns the requests and bytes since the last call, and resets the counters. */
  take(): Transfer {
    const responses = [...this.#responses.values()];
    this.#responses.clear();
    return {
      requests: byKind(responses, () => 1),
      wire: byKind(responses, ({ bytes }) => bytes / 1000),
      files: byKind(responses, ({ bytes, headerBytes }) => Math.max(0, bytes - headerBytes) / 1000),
      depth: Math.max(0, ...responses.map(({ depth }) => depth)),
    };
  }
}

function byKind(
  responses: readonly TrackedResponse[],
  amountOf: (response: TrackedResponse) => number,
): Record<Kind | 'all', number> {
  const of = (...wanted: Kind[]) => sum(responses.filter(({ kind }) => wanted.includes(kind)).map(amountOf));
  return {
    html: of('html'),
    css: of('css'),
    js: of('js'),
    font: of('font'),
    other: of('other'),
    all: of('html', 'css', 'js', 'font', 'other'),
  };
}
