/* Node.js's `querystring`. */

type Values = Readonly<Record<string, unknown>>;

const encode = (text: unknown): string => encodeURIComponent(String(text));
const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));

function parse(text: string, separator = '&', equals = '='): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const part of text.split(separator).filter(Boolean)) {
    const [name = '', ...rest] = part.split(equals);
    const key = decode(name);
    const value = decode(rest.join(equals));
    const before = Object.hasOwn(values, key) ? values[key] : undefined;
    values[key] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

const stringify = (values: Values, separator = '&', equals = '='): string =>
  Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((each) => `${encode(name)}${equals}${encode(each ?? '')}`))
    .join(separator);

export default { parse, stringify, escape: encode, unescape: decode, decode: parse, encode: stringify };
