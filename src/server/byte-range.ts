/** A range of a file, including its last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads the header `Range` (RFC 9110, section 14.2). Several ranges and invalid ones are ignored: a server may always send the
 * whole file.
 *
 * @param size bytes of the file
 * @returns `undefined` for the whole file, `unsatisfiable` for a range that starts after its end
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Number(last)];
  if (last !== '' && end < start) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}
