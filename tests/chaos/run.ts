import fc from 'fast-check';
import { anyMoves, type Move } from './moves.ts';
import type { Place } from './place.ts';
import { CrashError, Session } from './session.ts';

/** As much of a session as decides which moves make sense. */
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

/** How many runs there are, and which. */
export interface Options {
  seed: number;
  runs: number;
  /** Where in the seed's tree of runs and their shrunk forms to begin, as a failure prints it. */
  path?: string | undefined;
  /** Which moves of that run were made, as a failure prints it. */
  replay?: string | undefined;
  /** Milliseconds after which no more runs, nor smaller forms of a failure, are tried. */
  limit?: number | undefined;
}

/** How often a run may lose its tab: what is ours to answer for happens every time. */
const mostCrashes = 2;

/** Makes random moves and looks at every rest; what fails is shrunk. */
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
    // Between runs only: one that was left in its midst would go on breaking the server for whoever has it next.
    if (performance.now() > end) throw new fc.PreconditionFailure(true);
    for (let crashes = 0; ; crashes++) {
      try {
        return await run(commands);
      } catch (error) {
        if (!(error instanceof CrashError) || crashes === mostCrashes) throw error;
        place.tally.crashes++;
      }
    }
  });
  return fc.check(property, {
    seed,
    numRuns: runs,
    ...(path ? { path } : {}),
    // What was replayed is as small as it was printed, and has no smaller form.
    endOnFailure: replay !== undefined,
  });
}

/**
 * Makes these moves.
 *
 * @throws when something does not hang together at a rest
 */
export async function replayMoves(place: Place, moves: readonly Move[]): Promise<void> {
  const session = await Session.open(place);
  try {
    for (const move of moves) await session.make(move);
    await session.make({ do: 'rest' });
  } finally {
    await session.close();
  }
}
