/** A field of a cron expression, and its error if it has one. */
export interface CronField {
  name: string;
  /** Its allowed values. */
  range: string;
  /** Empty if the expression has fewer fields. */
  text: string;
  error: string | undefined;
}

/** A cron expression, parsed into fields. */
export interface CronText {
  fields: CronField[];
  /** An error of the expression as a whole. */
  error: string | undefined;
}

const known = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12 },
  { name: 'weekday', from: 0, to: 6 },
] as const;

type Known = (typeof known)[number];

/** Parses the five fields of a cron expression and locates errors. */
export function readCron(expression: string): CronText {
  const texts = expression.trim().split(/\s+/).filter(Boolean);
  const fields = known.map((field, position) => {
    const text = texts[position] ?? '';
    return {
      name: field.name,
      range: `${field.from}–${field.to}`,
      text,
      error: text === '' ? undefined : fieldErrorOf(text, field),
    };
  });
  return { fields, error: countErrorOf(texts) };
}

function countErrorOf(texts: readonly string[]): string | undefined {
  const missing = known.slice(texts.length).map(({ name }) => name);
  if (texts[0]?.startsWith('@')) return `Enter five fields instead of ${texts[0]}.`;
  if (missing.length > 0) return `An expression has five fields. Add the ${missing.join(', ')}.`;
  if (texts.length > known.length)
    return `An expression has five fields, and this one has ${texts.length}. It can't name seconds or a year.`;
  return undefined;
}

/** Finds the error of a field. Names and operators that only some cron programs support are left to the library. */
function fieldErrorOf(text: string, field: Known): string | undefined {
  for (const part of text.split(',')) {
    if (part === '') return 'A comma needs a value on both sides.';
    const [range = '', step, ...more] = part.split('/');
    if (more.length > 0 || step === '') return 'Write a step like */15.';
    if (step !== undefined && /^\d+$/.test(step) && Number(step) === 0) return 'A step is at least 1.';
    const [from = '', to, ...others] = range.split('-');
    if (others.length > 0 || to === '' || from === '') return 'Write a range like 1-5.';
    const outside = [from, to].find((value) => value !== undefined && isOutside(value, field));
    if (outside !== undefined) return outsideOf(outside, field);
    if (to !== undefined && Number(from) > Number(to))
      return `Enter the smaller number first: ${to}-${from}.`;
  }
  return undefined;
}

const isOutside = (value: string, { from, to }: Known): boolean =>
  /^\d+$/.test(value) && (Number(value) < from || Number(value) > to);

const outsideOf = (value: string, { name, from, to }: Known): string =>
  name === 'weekday' && value === '7'
    ? 'Enter 0 for Sunday.'
    : `The ${name} must be ${from} to ${to}, not ${value}.`;
