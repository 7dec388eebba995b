import type { CDPSession } from 'playwright-core';
import { sum } from './stats.ts';

const kinds = { Document: 'html', Stylesheet: 'css', Script: 'js' } as const;

/** What a request brought. */
export type Kind = 'html' | 'css' | 'js' | 'other';

/** Requests, and kB on the wire with headers (1 kB is 1,000 bytes). */
export interface Transfer {
  requests: number;
  total: number;
  kB: Record<Kind, number>;
}

/** Counts what a tab fetches. */
export class Traffic {
  readonly #requests = new Map<string, { kind: Kind; bytes: number }>();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      const kind = kinds[type as keyof typeof kinds] ?? 'other';
      this.#requests.set(requestId, { kind, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = this.#requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
  }

  /** What has come since the last time this was asked. */
  take(): Transfer {
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    const of = (kind: Kind) =>
      sum(requests.filter((request) => request.kind === kind).map(({ bytes }) => bytes / 1000));
    const kB = { html: of('html'), css: of('css'), js: of('js'), other: of('other') };
    return { requests: requests.length, total: sum(Object.values(kB)), kB };
  }
}
