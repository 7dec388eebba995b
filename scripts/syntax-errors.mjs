/*
 * Runs before every program of this repository: a file that cannot be parsed, such as data/sidebar.ts without a comma, and a file
 * of data/ that fails when it is loaded, end it with the file, the line and what is wrong, instead of a stack.
 */
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from './root.mjs';

process.on('uncaughtExceptionMonitor', (error) => {
  const problems = error.name === 'TransformError' ? syntaxErrors(error.message) : dataErrors(error);
  if (problems.length === 0) return;
  process.stderr.write(`\n${problems.join('\n')}`);
  process.exit(1);
});

/**
 * @param {string} message as esbuild writes it: path:line:column: ERROR: message
 * @returns {string[]}
 */
function syntaxErrors(message) {
  return [...message.matchAll(/^(.+):(\d+):\d+: ERROR: (.+)$/gm)].map(([, file = '', line, what]) => {
    const path = isAbsolute(file) ? relative(root, file) : file;
    return `${path}:${line}\n  ${what}.\n  Correct the file; the mistake may be at the end of the line before.\n`;
  });
}

/**
 * @param {Error} error that a module of data/ itself throws while it is loaded
 * @returns {string[]}
 */
function dataErrors({ name, message, stack = '' }) {
  const [frame = ''] = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const [, first = ''] =
    /^\s+at (?:<anonymous> \()?(?:file:\/\/)?(\/[^\s?]+?)(?:\?\S*)?:\d+:\d+\)?$/.exec(frame) ?? [];
  const path = relative(root, first);
  if (!/^data\//.test(path)) return [];
  const [, unknown] = /^([\w$]+) is not defined$/.exec(message) ?? [];
  // The program that runs has no line breaks any more, so that the stack knows no lines.
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  const index =
    unknown === undefined ? -1 : lines.findIndex((line) => line.split(/[^\w$]+/).includes(unknown));
  return [`${path}${index < 0 ? '' : `:${index + 1}`}\n  ${name}: ${message}.\n  Correct the file.\n`];
}
