import { givens } from '../givens/index.ts';
import type { Fixture } from '../harness/fixture.ts';

const named = Object.entries(givens).flatMap(([name, { hosts }]): [string, Record<string, Fixture>][] =>
  hosts ? [[name, hosts]] : [],
);

/** The servers of others, by the name of the circumstances that have them. */
export default Object.fromEntries(named);
