import type { Host } from './host.ts';

/**
 * The values of a step's params. Text in double braces is an expression, evaluated for every event; an expression alone keeps
 * its type, one among other text becomes text (/workflows/steps/params/#entering-expressions, /workflows/steps/params/#basic-params).
 * Arrays and objects hold expressions in each of their fields (/workflows/steps/params/#structured-params).
 *
 * @param scope what expressions can name: `event`, `steps`, `process`
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
  // An object literal brings braces of its own: {{{"foo":"bar"}}}
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
