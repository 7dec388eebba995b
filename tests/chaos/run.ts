import fc from 'fast-check';
import { anyMoves, type Move } from './moves.ts';
import type { Place } from './place.ts';
import { CrashError, Session } from './session.ts';

/** The part of a session that determines which moves are possible. */
interface Model {
  hasMoved: boolean;
}

class Moves implements fc.AsyncCommand<Model, Session> {
  readonly moves: readonly Move[];

  constructor(moves: readonly Move[]) {
    this.moves = moves;
  }

  check({ hasMoved }: Readonly<Model>): boolean {
    return hasMoved || this.moves[0]?.do !== 'rest';
  }

  async run(model: Model, session: Session): Promise<void> {
    for (const move of this.moves) await session.make(move);
    model.hasMoved = this.moves.at(-1)?.do !== 'rest';
  }

  toString(): string {
    return this.moves.map((move) => JSON.stringify(move)).join(',');
  }
}

/** Options of the runs. */
export interface Options {
  seed: number;
  runs: number;
  /** Where in the seed's tree of runs and their shrunk forms to start, as printed by a failure. */
  path?: string | undefined;
  /** The moves of a run, as printed by a failure. */
  replay?: string | undefined;
  /** The time limit in milliseconds, after which no more runs or smaller forms of a failure are tried. */
  limit?: number | undefined;
}

/** How many times the tab of a run may crash. Our own bugs happen every time. */
const maxCrashes = 2;

/** Makes random moves and checks every rest. Failures are shrunk. */
export function runChaos(place: Place, { seed, runs, path, replay, limit }: Options) {
  const moves = fc.commands([anyMoves.map((moves) => new Moves(moves))], {
    maxCommands: 16,
    size: 'max',
    ...(replay ? { replayPath: replay } : {}),
  });
  const run = async (commands: Iterable<fc.AsyncCommand<Model, Session>>): Promise<void> => {
    const session = await Session.open(place);
    try {
      await fc.asyncModelRun(() => ({ model: { hasMoved: false }, real: session }), commands);
      await session.make({ do: 'rest' });
    } finally {
      await session.close();
    }
  };
  const end = limit ? performance.now() + limit : Number.POSITIVE_INFINITY;
  const property = fc.asyncProperty(moves, async (commands) => {
    // Checked between runs only, because an interrupted run would leave the server broken for the next.
    if (performance.now() > end) throw new fc.PreconditionFailure(true);
    for (let crashes = 0; ; crashes++) {
      try {
        return await run(commands);
      } catch (error) {
        if (!(error instanceof CrashError) || crashes === maxCrashes) throw error;
        place.tally.crashes++;
      }
    }
  });
  return fc.check(property, {
    seed,
    numRuns: runs,
    ...(path ? { path } : {}),
    // A replayed run is minimal already.
    endOnFailure: replay !== undefined,
  });
}

/**
 * Performs moves, and rests at the end.
 *
 * @param beforeRest is awaited before each rest, which removes all faults
 * @throws when a check at a rest fails
 */
export async function replayMoves(
  place: Place,
  moves: readonly Move[],
  beforeRest: () => Promise<void>,
): Promise<void> {
  const session = await Session.open(place);
  try {
    for (const move of [...moves, { do: 'rest' } as const]) {
      if (move.do === 'rest') await beforeRest();
      await session.make(move);
    }
  } finally {
    await session.close();
  }
}
