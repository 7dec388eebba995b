/* npm test -- imports: checks that directions.ts allows every import, and that it has no cycles. */
import { root } from '../src/node/folders.ts';
import { directions } from './directions.ts';
import { findCycles, findForbiddenImports, findReferences } from './imports.ts';

const problems = [
  ...findForbiddenImports(findReferences(root)),
  ...findCycles(directions).map((cycle) => `check/directions.ts lets folders import each other: ${cycle}.`),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
