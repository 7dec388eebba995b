import type { Host } from './host.ts';

/**
 * Evaluates the params of a step. Text in double braces is an expression, which is evaluated for each event
 * (/workflows/steps/params/#entering-expressions). An expression alone keeps the type of its value; an expression within text
 * becomes text (/workflows/steps/params/#basic-params). All fields of arrays and objects can contain expressions
 * (/workflows/steps/params/#structured-params).
 *
 * @param scope the variables of expressions: `event`, `steps`, `process`
 */
export async function evaluateParams(
  value: unknown,
  host: Host,
  scope: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  if (typeof value === 'string') return evaluateText(value, host, scope);
  if (Array.isArray(value)) return Promise.all(value.map((item) => evaluateParams(item, host, scope)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, item]) => [
    key,
    await evaluateParams(item, host, scope),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function evaluateText(
  text: string,
  host: Host,
  scope: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const evaluate = (expression: string) =>
    host.evaluate(`"use strict"; return (\n${expression}\n);`, scope, 'params');
  // An object literal has its own braces: {{{"foo":"bar"}}}
  const [, alone] = /^\s*\{\{((?:(?!\}\}(?!\})[\s\S]*\{\{)[\s\S])*)\}\}\s*$/.exec(text) ?? [];
  if (alone !== undefined) return evaluate(alone);
  let result = '';
  let position = 0;
  for (const match of text.matchAll(/\{\{([\s\S]*?)\}\}(?!\})/g)) {
    result += text.slice(position, match.index) + String(await evaluate(match[1] ?? ''));
    position = match.index + match[0].length;
  }
  return result + text.slice(position);
}
