import { escapeRegExp } from '../shared/escape.ts';
import { SetupError } from '../shared/setup-error.ts';

/* Edits the text of data/redirects.ts, and keeps its comments and order. */

/** Adds a redirect at the end of the table. */
export function addRedirect(table: string, from: string, to: string): string {
  const end = table.lastIndexOf('\n];');
  if (end < 0)
    throw new SetupError('The table in data/redirects.ts does not end with a line that has only "];".');
  const line = `  { from: '${from}', to: '${to}' },`;
  // Formatted like the formatter does.
  const entry = line.length <= 110 ? line : `  {\n    from: '${from}',\n    to: '${to}',\n  },`;
  return `${table.slice(0, end)}\n${entry}${table.slice(end)}`;
}

/** Removes the redirect from a route. */
export const removeRedirect = (table: string, from: string): string => table.replace(entryFrom(from), '');

/** Changes the redirects that lead to a route, or to a heading of it. */
export const retargetRedirects = (table: string, retarget: (target: string) => string): string =>
  table.replace(
    /(\bto:\s*)(['"])([^'"]*)\2/g,
    (_, key, quote, target) => key + quote + retarget(target) + quote,
  );

const entryFrom = (from: string): RegExp =>
  new RegExp(`\\n[ \\t]*\\{\\s*from:\\s*(['"])${escapeRegExp(from)}\\1[^{}]*\\},?`);
