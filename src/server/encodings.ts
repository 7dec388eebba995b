/** Forms that a file of the site may have, and the ending of the form's file. The order is that of preference. */
export const encodings = { br: '.br', gzip: '.gz', identity: '' } as const;

/** The name of a form in `Accept-Encoding` and `Content-Encoding`. */
export type Encoding = keyof typeof encodings;

/**
 * The forms that a client takes, best first (RFC 9110, section 12.5.3). A client that refuses everything gets the file as
 * it is: there is nothing else to send.
 *
 * @param header `Accept-Encoding`, if there is one
 */
export function acceptedEncodings(header = ''): Encoding[] {
  const weights = new Map(header.split(',').map(readWeight));
  const weightOf = (name: Encoding): number => {
    // Unless it is spoken of, the file as it is comes after all that the client has asked for.
    const unnamed = weights.get('*') ?? (name === 'identity' ? Number.MIN_VALUE : 0);
    return weights.get(name) ?? unnamed;
  };
  const accepted = (['br', 'gzip', 'identity'] as const)
    .filter((name) => weightOf(name) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  return accepted.length > 0 ? accepted : ['identity'];
}

/** `gzip;q=0.5` is `['gzip', 0.5]`; what has no weight, or none that is a number, has the full one. */
function readWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, weight && !Number.isNaN(Number(weight)) ? Number(weight) : 1];
}
