/* npm test -- imports: whether every import goes in a direction that directions.ts allows. */
import { root } from '../src/folders.ts';
import { findReferences, wrongDirections } from './imports.ts';

const problems = wrongDirections(findReferences(root));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
