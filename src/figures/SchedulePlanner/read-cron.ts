/** A field of a cron expression, with what is wrong with it. */
export interface CronField {
  name: string;
  /** The values that it can have. */
  range: string;
  /** Empty where the expression has ended already. */
  text: string;
  mistake: string | undefined;
}

/** What a cron expression says, before it's known when it comes true. */
export interface CronText {
  fields: CronField[];
  /** What is wrong with the whole of it. */
  mistake: string | undefined;
}

const known = [
  { name: 'minute', from: 0, to: 59 },
  { name: 'hour', from: 0, to: 23 },
  { name: 'day', from: 1, to: 31 },
  { name: 'month', from: 1, to: 12 },
  { name: 'weekday', from: 0, to: 6 },
] as const;

type Known = (typeof known)[number];

/** Reads the five fields of a cron expression, and says where it is wrong. */
export function readCron(expression: string): CronText {
  const texts = expression.trim().split(/\s+/).filter(Boolean);
  const fields = known.map((field, position) => {
    const text = texts[position] ?? '';
    return {
      name: field.name,
      range: `${field.from}–${field.to}`,
      text,
      mistake: text === '' ? undefined : mistakeIn(text, field),
    };
  });
  return { fields, mistake: mistakeOfCount(texts) };
}

function mistakeOfCount(texts: readonly string[]): string | undefined {
  const missing = known.slice(texts.length).map(({ name }) => name);
  if (texts[0]?.startsWith('@')) return `Write five fields instead of ${texts[0]}.`;
  if (missing.length > 0) return `An expression has five fields. Add the ${missing.join(', ')}.`;
  if (texts.length > known.length)
    return `An expression has five fields, and this one has ${texts.length}. It can't name seconds or a year.`;
  return undefined;
}

/** What is wrong with a field; names and signs that only some programs know are left to the library. */
function mistakeIn(text: string, field: Known): string | undefined {
  for (const part of text.split(',')) {
    if (part === '') return 'A comma needs a value on both sides.';
    const [range = '', step, ...more] = part.split('/');
    if (more.length > 0 || step === '') return 'A step is written */15.';
    if (step !== undefined && /^\d+$/.test(step) && Number(step) === 0) return 'A step is at least 1.';
    const [from = '', to, ...others] = range.split('-');
    if (others.length > 0 || to === '' || from === '') return 'A range is written 1-5.';
    const outside = [from, to].find((value) => value !== undefined && isOutside(value, field));
    if (outside !== undefined) return outsideOf(outside, field);
    if (to !== undefined && Number(from) > Number(to))
      return `Write the smaller number first: ${to}-${from}.`;
  }
  return undefined;
}

const isOutside = (value: string, { from, to }: Known): boolean =>
  /^\d+$/.test(value) && (Number(value) < from || Number(value) > to);

const outsideOf = (value: string, { name, from, to }: Known): string =>
  name === 'weekday' && value === '7'
    ? 'Write 0 for Sunday.'
    : `The ${name} is ${from} to ${to}, not ${value}.`;
