import { limits } from '../../../data/limits.ts';
import { plans } from '../../../data/plans.ts';
import { platform } from '../../../data/platform.ts';
import { isConstant, print } from '../../../data/quantity.ts';
import { quickstart } from '../../../data/quickstart.ts';
import { usage } from '../../../data/usage.ts';
import { suggest } from '../../shared/nearest.ts';
import type { Report } from '../author-error.ts';

/** A value of a JSX attribute or expression. */
export type Value = string | number | boolean | null | Value[] | { readonly [key: string]: Value };

/** The names that expressions can use: the exports of `data/`. */
export const scope: Record<string, Record<string, Value>> = { limits, plans, platform, quickstart, usage };

const namePattern = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;

/**
 * Looks up a dotted name such as `limits.memoryDefault`.
 *
 * @returns its value, or `undefined` after reporting an unknown name
 */
export function lookUp(name: string, line: number, report: Report): Value | undefined {
  const [head = '', ...rest] = name.split('.');
  let value: Value | undefined = Object.hasOwn(scope, head) ? scope[head] : undefined;
  if (value === undefined) {
    const literal = rest.length === 0 ? ` Braces that are meant as such go into code: \`{${name}}\`.` : '';
    report(line, `Unknown name "${head}" in {${name}}.`, suggest(head, Object.keys(scope)) + literal);
    return undefined;
  }
  let path = head;
  for (const key of rest) {
    const known: string[] = value !== null && typeof value === 'object' ? Object.keys(value) : [];
    if (value === null || typeof value !== 'object' || Array.isArray(value) || !Object.hasOwn(value, key)) {
      report(line, `Unknown constant {${name}}: ${path} has no "${key}".`, suggest(key, known));
      return undefined;
    }
    value = value[key];
    path += `.${key}`;
    if (value === undefined) return undefined;
  }
  return value;
}

/**
 * Evaluates an expression in prose: a name from `data/`, or a comment, which gives an empty text.
 *
 * @returns the text, or `undefined` after reporting an error
 */
export function evaluateText(expression: string, line: number, report: Report): string | undefined {
  const source = expression.trim();
  if (source === '' || /^\/\*[\s\S]*\*\/$/.test(source)) return '';
  if (!namePattern.test(source)) {
    report(
      line,
      `An expression can only name a constant; found {${source}}.`,
      `Write a name such as {limits.memoryDefault}, from: ${Object.keys(scope).join(', ')}. Literal braces go into \`code\`.`,
    );
    return undefined;
  }
  const value = lookUp(source, line, report);
  if (value === undefined) return undefined;
  if (!isConstant(value)) {
    report(line, `{${source}} isn't a string or a number.`, 'Name one of its entries.');
    return undefined;
  }
  return print(value);
}

/**
 * Evaluates the value of a JSX attribute: a name from `data/`, or a JSON literal.
 *
 * @returns the text of a constant, the value of a literal, or `undefined` after reporting an error
 */
export function evaluateAttribute(expression: string, line: number, report: Report): Value | undefined {
  const source = expression.trim();
  if (namePattern.test(source) && !['true', 'false', 'null'].includes(source)) {
    const value = lookUp(source, line, report);
    return isConstant(value) ? print(value) : value;
  }
  try {
    return JSON.parse(source) as Value;
  } catch {
    report(line, `The attribute value {${source}} is invalid.`, 'Write a JSON literal or a name from data/.');
    return undefined;
  }
}

const placeholder = /%\{\s*(\w+\.[^}\n]*)\}/g;
/** `{limits.disk}`, which is only filled in in prose; `${limits.disk}` and `{{limits.disk}}` are code. */
const proseForm = new RegExp(
  `(?<![%$\\w{])\\{\\s*((?:${Object.keys(scope).join('|')})\\.[\\w.]+)\\s*\\}(?!\\})`,
  'g',
);

/** Whether a text contains a constant, in either form. */
export const namesConstant = (text: string): boolean =>
  Object.keys(scope).some((group) => new RegExp(`(?<![$\\w{])\\{\\s*${group}\\.\\w`).test(text));

/** Reports every `{limits.name}` in a text where it isn't filled in. */
export function reportProseForm(text: string, line: number, report: Report): void {
  const lineOfPlace = lineFinder(text, line);
  for (const { 0: found, 1: name = '', index } of text.matchAll(proseForm))
    report(
      lineOfPlace(index),
      `${found} is the form for prose, and is not filled in here.`,
      `Write %{${name}}.`,
    );
}

/**
 * Replaces every `%{limits.name}` in code, an address or an attribute. Unknown names, and the form for prose, are reported and
 * left. Other names, such as `%{http_code}` of cURL, are left unchanged.
 */
export function fillPlaceholders(text: string, line: number, report: Report): string {
  reportProseForm(text, line, report);
  const lineOfPlace = lineFinder(text, line);
  return text.replace(
    placeholder,
    (whole, name: string, offset: number) => evaluateText(name, lineOfPlace(offset), report) ?? whole,
  );
}

/** The line of an offset in a text that starts on line `first`. */
export const lineAt = (text: string, offset: number, first: number): number =>
  lineFinder(text, first)(offset);

/** Returns a function for the lines of increasing offsets in a text that starts on line `first`. */
export function lineFinder(text: string, first: number): (offset: number) => number {
  let line = first;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next >= 0 && next < offset) {
      line++;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}
