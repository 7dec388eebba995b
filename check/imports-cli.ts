/* npm test -- imports: checks that every import goes in a direction that directions.ts allows, and that no folders import each other. */
import { root } from '../src/node/folders.ts';
import { directions } from './directions.ts';
import { circles, findReferences, wrongDirections } from './imports.ts';

const problems = [
  ...wrongDirections(findReferences(root)),
  ...circles(directions).map((circle) => `check/directions.ts lets folders import each other: ${circle}.`),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
