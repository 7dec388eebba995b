import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Effect, type Event, type State, step, type Wish } from '../../src/client/navigation-machine.ts';

type Found = { kind: 'press' | 'page' | 'not-found' | 'leave' };

/** Something that was begun and ends when the test says so, in whatever order. */
type Task = Effect & ('fetch' | 'ask' | 'return' | 'load');

/** What a reader does, or the end of something that was begun. */
type Move =
  | { do: 'click'; path: string }
  | { do: 'go'; by: number }
  | { do: 'stay' | 'search' | 'retry' | 'elsewhere' }
  | { do: 'end'; which: number; well: boolean };

const paths = ['/a/', '/b/', '/c/', '/d/'];
const href = (path: string) => `https://x${path}`;
const move = fc.oneof(
  fc.record({ do: fc.constant('click' as const), path: fc.constantFrom(...paths) }),
  fc.record({ do: fc.constant('go' as const), by: fc.integer({ min: -3, max: 3 }) }),
  fc.record({
    do: fc.constantFrom('stay' as const, 'search' as const, 'retry' as const, 'elsewhere' as const),
  }),
  fc.record({ do: fc.constant('end' as const), which: fc.nat(5), well: fc.boolean() }),
);

/** A browser with a history, in which the machine is at work. */
class World {
  entries = [{ key: 'e0', path: '/a/' }];
  at = 0;
  article = '/a/';
  state: State<Found> = { shown: '/a/', work: 'none', turn: 0 };
  tasks: { task: Task; state: State<Found> }[] = [];
  /** Traversals that were not the reader's. */
  sentHome = 0;
  presses = 0;
  private made = 0;

  get address(): string {
    return this.entries[this.at]?.path ?? '';
  }

  do(move: Move): void {
    if (move.do !== 'end') this.presses++;
    const { home, shown, failed } = this.state;
    if (move.do === 'end') this.end(move.which, move.well);
    else if (move.do === 'go') this.traverse(this.at + move.by);
    else if (move.do === 'search') this.wish({ kind: 'press', href: '' });
    else if (move.do === 'retry' && failed) this.wish(failed);
    else if (move.do === 'elsewhere') {
      this.tell({ type: 'leave' });
      this.load({ ...this.state, wish: undefined });
    } else if (move.do === 'click' || move.do === 'stay') {
      const path = move.do === 'click' ? move.path : shown;
      // Within an address that is away, a link to the article itself is held back as well.
      if (path === shown && !home) this.tell({ type: 'stay' });
      else this.wish({ kind: 'push', href: href(path) });
    }
  }

  /** Ends everything that was begun, and tells how many steps that took. */
  rest(well: boolean): number {
    let steps = 0;
    for (; this.tasks.length > 0 && steps < 100; steps++) this.end(0, well);
    return steps;
  }

  private wish(wish: Wish): void {
    this.tell({ type: 'wish', wish });
  }

  private tell(event: Event<Found>): void {
    const [next, ...effects] = step(this.state, event);
    this.state = next;
    for (const effect of effects) this.perform(effect, next);
  }

  private perform(effect: Effect, state: State<Found>): void {
    if (effect === 'stop') this.tasks = this.tasks.filter(({ task }) => task !== 'load');
    else if (effect === 'enter') this.enter(state);
    else if (effect === 'load') this.load(state);
    else this.tasks.push({ task: effect, state });
  }

  /** The browser loads one document at a time. */
  private load(state: State<Found>): void {
    this.tasks = [...this.tasks.filter(({ task }) => task !== 'load'), { task: 'load', state }];
  }

  private enter({ wish, home, found }: State<Found>): void {
    if (found?.kind === 'press' || !wish) return;
    const path = new URL(wish.href).pathname;
    const place = this.entries.findIndex(({ key }) => key === wish.entry);
    if (!home && place >= 0) this.at = place;
    else if (!home) this.push(path);
    this.article = path;
    this.tell({ type: 'shown', path });
  }

  private push(path: string): void {
    this.made++;
    this.entries = [...this.entries.slice(0, this.at + 1), { key: `e${this.made}`, path }];
    this.at = this.entries.length - 1;
  }

  private traverse(to: number): void {
    const entry = this.entries[to];
    const from = this.entries[this.at];
    if (!entry || !from || to === this.at) return;
    this.at = to;
    // The browser stops a document for it.
    this.tasks = this.tasks.filter(({ task }) => task !== 'load');
    const wish: Wish = { kind: 'traverse', href: href(entry.path), entry: entry.key };
    if (entry.key === this.state.home) this.tell({ type: 'home' });
    else if (entry.path === this.state.shown) this.tell({ type: 'stay' });
    else this.tell({ type: 'traverse', wish, from: from.key });
  }

  private end(which: number, well: boolean): void {
    const [ended] = this.tasks.splice(which % Math.max(1, this.tasks.length), 1);
    if (!ended) return;
    const { task, state } = ended;
    const { turn, wish } = state;
    if (task === 'fetch') {
      const found: Found = { kind: wish?.kind === 'press' ? 'press' : 'page' };
      this.tell(well ? { type: 'fetched', turn, found } : { type: 'lost', turn });
    } else if (task === 'ask') this.tell({ type: 'answered', turn, isReachable: well });
    else if (task === 'return') this.comeHome(state);
    else if (well) this.loadDocument(state);
    else this.tell({ type: 'remained', turn });
  }

  private comeHome({ home }: State<Found>): void {
    const to = this.entries.findIndex(({ key }) => key === home);
    if (to === this.at || to < 0) return;
    this.sentHome++;
    this.traverse(to);
  }

  private loadDocument({ wish, home }: State<Found>): void {
    if (!home && wish?.kind === 'push') this.push(new URL(wish.href).pathname);
    this.article = this.address;
    this.tasks = [];
    this.state = { shown: this.address, work: 'none', turn: 0 };
  }
}

const run = (moves: readonly Move[]): World => {
  const world = new World();
  for (const move of moves) world.do(move);
  return world;
};
const property = (check: (moves: Move[]) => void) =>
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => check(moves)),
    { numRuns: 3000 },
  );

describe('whatever the reader and the network do', () => {
  test('the address is of another article only while Back is under way', () => {
    property((moves) => {
      const world = new World();
      for (const move of moves) {
        world.do(move);
        expect(world.state.shown).toBe(world.article);
        if (!world.state.home) expect(world.address).toBe(world.article);
      }
    });
  });

  test.each([true, false])('address, article and wish agree at rest (all goes well: %s)', (well) => {
    property((moves) => {
      const world = run(moves);
      expect(world.rest(well)).toBeLessThan(30);
      const { shown, home, wish, work } = world.state;
      expect([world.address, shown, home]).toEqual([world.article, world.article, undefined]);
      // A document may still come where nobody has said that it was stopped.
      if (work !== 'leaving') expect([work, wish]).toEqual(['none', undefined]);
    });
  });

  test('the latest wish wins', () => {
    property((moves) => {
      const world = run(moves);
      world.do({ do: 'click', path: '/d/' });
      world.rest(true);
      expect([world.article, world.address]).toEqual(['/d/', '/d/']);
    });
  });

  test('a press leads to no more than one traversal besides its own', () => {
    property((moves) => {
      const world = run(moves);
      world.rest(false);
      expect(world.sentHome).toBeLessThanOrEqual(world.presses);
    });
  });
});
