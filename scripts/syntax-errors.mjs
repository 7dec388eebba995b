/*
 * Loaded before every program of this repository. If a file has a syntax error, such as a missing comma in data/sidebar.ts, or if a
 * module of data/ throws an error, the program prints the file, the line and the error instead of a stack trace, and exits.
 */
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from './root.mjs';
import { lineOfUndefinedName } from './undefined-name.mjs';

process.on('uncaughtExceptionMonitor', (error) => {
  const problems = error.name === 'TransformError' ? syntaxErrors(error.message) : dataErrors(error);
  if (problems.length === 0) return;
  process.stderr.write(`\n${problems.join('\n')}`);
  process.exit(1);
});

/**
 * @param {string} message of a TransformError: path:line:column: ERROR: message
 * @returns {string[]}
 */
function syntaxErrors(message) {
  return [...message.matchAll(/^(.+):(\d+):\d+: ERROR: (.+)$/gm)].map(([, file = '', line, what]) => {
    const path = isAbsolute(file) ? relative(root, file) : file;
    return `${path}:${line}\n  ${what}.\n  Correct the file; the mistake may be at the end of the line before.\n`;
  });
}

/**
 * @param {Error} error
 * @returns {string[]} empty unless a module of data/ threw the error
 */
function dataErrors({ name, message, stack = '' }) {
  const [frame = ''] = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const [, first = ''] =
    /^\s+at (?:<anonymous> \()?(?:file:\/\/)?(\/[^\s?]+?)(?:\?\S*)?:\d+:\d+\)?$/.exec(frame) ?? [];
  const path = relative(root, first);
  if (!/^data\//.test(path)) return [];
  const line = lineOfUndefinedName(message, readFileSync(join(root, path), 'utf8'));
  return [`${path}${line ? `:${line}` : ''}\n  ${name}: ${message}.\n  Correct the file.\n`];
}
