import { limits } from '../../data/limits.ts';
import { plans } from '../../data/plans.ts';
import { platform } from '../../data/platform.ts';
import { quickstart } from '../../data/quickstart.ts';
import { usage } from '../../data/usage.ts';
import { isConstant, print } from '../quantity.ts';
import type { Report } from './author-error.ts';
import { suggest } from './nearest.ts';

/** A value that JSX attributes and expressions can have. */
export type Value = string | number | boolean | null | Value[] | { readonly [key: string]: Value };

/** What expressions in a page can name: the typed facts of `data/`. */
export const scope: Record<string, Record<string, Value>> = { limits, plans, platform, quickstart, usage };

const namePattern = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;

/**
 * Looks up a dotted name such as `limits.memoryDefault`.
 *
 * @returns its value, or `undefined` after reporting an unknown name with the nearest that exists
 */
export function lookUp(name: string, line: number, report: Report): Value | undefined {
  const [head = '', ...rest] = name.split('.');
  let value: Value | undefined = Object.hasOwn(scope, head) ? scope[head] : undefined;
  if (value === undefined) {
    report(line, `Unknown name "${head}" in {${name}}.`, suggest(head, Object.keys(scope)));
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
 * @returns the text to print, or `undefined` after reporting what is wrong
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
    report(line, `{${source}} is not a text or a number.`, 'Name one of its entries.');
    return undefined;
  }
  return print(value);
}

/**
 * Evaluates the value of a JSX attribute: a name from `data/`, or a JSON literal.
 *
 * @returns the text that a constant prints, the value of a literal, or `undefined` after reporting what is wrong
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
    report(
      line,
      `The attribute value {${source}} cannot be read.`,
      'Write a JSON literal or a name from data/.',
    );
    return undefined;
  }
}

const placeholder = /%\{(\w+\.[^}\n]*)\}/g;

/**
 * Replaces every `%{limits.name}` in code, an address or an attribute; unknown names are reported and left. What does
 * not begin like a constant, such as `%{http_code}` of cURL, is left alone.
 */
export function fillPlaceholders(text: string, line: number, report: Report): string {
  return text.replace(placeholder, (whole, name: string, offset: number) => {
    const at = line + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
    return evaluateText(name, at, report) ?? whole;
  });
}
