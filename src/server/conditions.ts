import type { IncomingHttpHeaders } from 'node:http';

/** What identifies the state of a file. */
export interface Validators {
  /** A strong one, with its quotes. */
  etag: string;
  modified: Date;
}

/** How to respond to a conditional request: with the file, with 304 or with 412. */
export type Verdict = 'send' | 'not-modified' | 'failed';

/** Evaluates the conditions of a GET request, in the order of RFC 9110, section 13.2.2. */
export function evaluateConditions(headers: IncomingHttpHeaders, { etag, modified }: Validators): Verdict {
  const wanted = headers['if-match'];
  const unmodifiedSince = readDate(headers['if-unmodified-since']);
  if (wanted !== undefined) {
    if (!names(wanted, etag, 'strong')) return 'failed';
  } else if (unmodifiedSince !== undefined && seconds(modified) > unmodifiedSince) return 'failed';

  const known = headers['if-none-match'];
  if (known !== undefined) return names(known, etag, 'weak') ? 'not-modified' : 'send';
  const modifiedSince = readDate(headers['if-modified-since']);
  return modifiedSince !== undefined && seconds(modified) <= modifiedSince ? 'not-modified' : 'send';
}

/** Whether `If-Range` matches the file, so that a range of it can be sent (section 13.1.5). */
export function isRangeValid(ifRange: string | undefined, { etag, modified }: Validators): boolean {
  if (ifRange === undefined) return true;
  return ifRange.includes('"') ? ifRange.trim() === etag : readDate(ifRange) === seconds(modified);
}

/** Whether a list of entity tags contains this one. `W/"x"` is a weak tag. */
function names(list: string, etag: string, comparison: 'strong' | 'weak'): boolean {
  const tags = list.split(',').map((tag) => tag.trim());
  const comparable = comparison === 'weak' ? tags.map((tag) => tag.replace(/^W\//, '')) : tags;
  return comparable.includes('*') || comparable.includes(etag);
}

/** Dates in headers have no fractions of a second. */
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

function readDate(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : time / 1000;
}
