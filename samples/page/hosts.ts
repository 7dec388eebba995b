import { givens } from '../givens/index.ts';
import type { Fixture } from '../harness/fixture.ts';

const named = Object.entries(givens).flatMap(([name, { hosts }]): [string, Record<string, Fixture>][] =>
  hosts ? [[name, hosts]] : [],
);

/** The third-party servers, by the name of the `given` that they are part of. */
export default Object.fromEntries(named);
