/*
 * Runs before every program of this repository: a file that cannot be parsed, such as data/sidebar.ts without a comma, ends it
 * with the file, the line and what is wrong, instead of a stack that names the parser's own files.
 */
import { isAbsolute, relative } from 'node:path';
import { root } from './root.mjs';

process.on('uncaughtExceptionMonitor', (error) => {
  if (error.name !== 'TransformError') return;
  // As esbuild writes it: path:line:column: ERROR: message
  const problems = [...error.message.matchAll(/^(.+):(\d+):\d+: ERROR: (.+)$/gm)];
  if (problems.length === 0) return;
  const lines = problems.map(([, file = '', line, message]) => {
    const path = isAbsolute(file) ? relative(root, file) : file;
    return `${path}:${line}\n  ${message}.\n  Correct the file; the mistake may be at the end of the line before.\n`;
  });
  process.stderr.write(`\n${lines.join('\n')}`);
  process.exit(1);
});
