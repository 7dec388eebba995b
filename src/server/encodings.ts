/** The encodings of a file and the suffixes of their files, in the order of preference. */
export const encodings = { br: '.br', gzip: '.gz', identity: '' } as const;

/** The name of an encoding in `Accept-Encoding` and `Content-Encoding`. */
export type Encoding = keyof typeof encodings;

/**
 * The encodings that a client accepts, best first (RFC 9110, section 12.5.3). A client that refuses all of them gets the
 * uncompressed file.
 *
 * @param header `Accept-Encoding`, if there is one
 */
export function acceptedEncodings(header = ''): Encoding[] {
  const weights = new Map(header.split(',').map(readWeight));
  const weightOf = (name: Encoding): number => {
    // Unless it is named, the uncompressed file comes last.
    const unnamed = weights.get('*') ?? (name === 'identity' ? Number.MIN_VALUE : 0);
    return weights.get(name) ?? unnamed;
  };
  const accepted = (['br', 'gzip', 'identity'] as const)
    .filter((name) => weightOf(name) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  return accepted.length > 0 ? accepted : ['identity'];
}

/** `gzip;q=0.5` is `['gzip', 0.5]`. Without a valid weight, it is 1. */
function readWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, weight && !Number.isNaN(Number(weight)) ? Number(weight) : 1];
}
