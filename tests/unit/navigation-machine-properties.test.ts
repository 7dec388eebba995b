import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Effect,
  type Event,
  type Kind,
  type Request,
  type State,
  step,
} from '../../src/client/navigation-machine.ts';

/** A started effect, which ends when the test decides so, in any order. */
type Task = Effect & ('fetch' | 'return' | 'load');

/** An action of the reader, or the end of a task. */
type Move =
  | { do: 'click'; path: string }
  | { do: 'go'; by: number }
  | { do: 'stay' | 'search' | 'retry' | 'elsewhere' }
  /** The end of a task. After a failed fetch, the server is reachable or not. */
  | { do: 'end'; which: number; well: boolean; isReachable: boolean };

const paths = ['/a/', '/b/', '/c/', '/d/'];
const href = (path: string) => `https://x${path}`;
const move = fc.oneof(
  fc.record({ do: fc.constant('click' as const), path: fc.constantFrom(...paths) }),
  fc.record({ do: fc.constant('go' as const), by: fc.integer({ min: -3, max: 3 }) }),
  fc.record({
    do: fc.constantFrom('stay' as const, 'search' as const, 'retry' as const, 'elsewhere' as const),
  }),
  fc.record({
    do: fc.constant('end' as const),
    which: fc.nat(5),
    well: fc.boolean(),
    isReachable: fc.boolean(),
  }),
);

/** Simulates a browser with a history, controlled by the state machine. */
class World {
  entries = [{ key: 'e0', path: '/a/' }];
  at = 0;
  article = '/a/';
  state: State<Kind> = { phase: 'idle', shown: '/a/', requestId: 0 };
  tasks: { task: Task; state: State<Kind> }[] = [];
  /** Traversals that the reader did not cause. */
  returns = 0;
  presses = 0;
  private made = 0;

  get address(): string {
    return this.entries[this.at]?.path ?? '';
  }

  do(move: Move): void {
    if (move.do !== 'end') this.presses++;
    const { articleEntry, shown, failed } = this.state;
    if (move.do === 'end') this.end(move.which, move.well, move.isReachable);
    else if (move.do === 'go') this.traverse(this.at + move.by);
    else if (move.do === 'search') this.request({ kind: 'control', href: href(shown) });
    else if (move.do === 'retry' && failed) this.request(failed);
    else if (move.do === 'elsewhere') {
      this.tell({ type: 'leave' });
      this.load({ ...this.state, pending: undefined });
    } else if (move.do === 'click' || move.do === 'stay') {
      const path = move.do === 'click' ? move.path : shown;
      // While the URL is ahead of the article, a link to the article itself is intercepted as well.
      if (path === shown && !articleEntry) this.tell({ type: 'stay' });
      else this.request({ kind: 'push', href: href(path) });
    }
  }

  /** Ends all pending tasks, and returns the number of steps. */
  rest(well: boolean): number {
    let steps = 0;
    for (; this.tasks.length > 0 && steps < 100; steps++) this.end(0, well);
    return steps;
  }

  private request(request: Request): void {
    this.tell({ type: 'request', request });
  }

  private tell(event: Event<Kind>): void {
    const [next, ...effects] = step(this.state, event);
    this.state = next;
    for (const effect of effects) this.perform(effect, next);
  }

  private perform(effect: Effect, state: State<Kind>): void {
    if (effect === 'stop') this.tasks = this.tasks.filter(({ task }) => task !== 'load');
    else if (effect === 'commit') this.commit(state);
    else if (effect === 'load') this.load(state);
    else this.tasks.push({ task: effect, state });
  }

  /** Loads a document. The browser loads one at a time. */
  private load(state: State<Kind>): void {
    this.tasks = [...this.tasks.filter(({ task }) => task !== 'load'), { task: 'load', state }];
  }

  private commit({ pending, articleEntry, found, requestId }: State<Kind>): void {
    if (!found || !pending) return;
    const path = new URL(pending.href).pathname;
    const entry = pending.kind === 'traverse' ? pending.entry : undefined;
    const place = this.entries.findIndex(({ key }) => key === entry);
    if (!articleEntry && place >= 0) this.at = place;
    else if (!articleEntry) this.push(path);
    this.article = path;
    this.tell({ type: 'shown', requestId, path });
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
    // The browser aborts a pending document.
    this.tasks = this.tasks.filter(({ task }) => task !== 'load');
    const request = { kind: 'traverse', href: href(entry.path), entry: entry.key } as const;
    if (entry.key === this.state.articleEntry) this.tell({ type: 'returned' });
    else if (entry.path === this.state.shown) this.tell({ type: 'stay' });
    else this.tell({ type: 'request', request, from: from.key });
  }

  private end(which: number, well: boolean, isReachable = false): void {
    const [ended] = this.tasks.splice(which % Math.max(1, this.tasks.length), 1);
    if (!ended) return;
    const { task, state } = ended;
    const { requestId, pending } = state;
    if (task === 'fetch') {
      if (!well) this.tell({ type: 'lost', requestId, isReachable });
      else if (pending?.kind !== 'control')
        this.tell({ type: 'fetched', requestId, found: { kind: 'page' } });
      // A stale control does nothing.
      else if (requestId === this.state.requestId) this.tell({ type: 'stay' });
    } else if (task === 'return') this.returnToArticle(state);
    else if (well) this.loadDocument(state);
    else this.tell({ type: 'aborted', requestId });
  }

  private returnToArticle({ articleEntry }: State<Kind>): void {
    const to = this.entries.findIndex(({ key }) => key === articleEntry);
    if (to === this.at || to < 0) return;
    this.returns++;
    this.traverse(to);
  }

  private loadDocument({ pending, articleEntry }: State<Kind>): void {
    if (!articleEntry && pending?.kind === 'push') this.push(new URL(pending.href).pathname);
    this.article = this.address;
    this.tasks = [];
    this.state = { phase: 'idle', shown: this.address, requestId: 0 };
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

describe('for any actions of reader and network', () => {
  test('the URL is that of another article only while Back is pending', () => {
    property((moves) => {
      const world = new World();
      for (const move of moves) {
        world.do(move);
        expect(world.state.shown).toBe(world.article);
        if (!world.state.articleEntry) expect(world.address).toBe(world.article);
      }
    });
  });

  test.each([true, false])('URL, article and request agree at rest (all tasks succeed: %s)', (well) => {
    property((moves) => {
      const world = run(moves);
      expect(world.rest(well)).toBeLessThan(30);
      const { shown, articleEntry, pending, phase } = world.state;
      expect([world.address, shown, articleEntry]).toEqual([world.article, world.article, undefined]);
      // A document may still load if it wasn't aborted.
      if (phase !== 'leaving') expect([phase, pending]).toEqual(['idle', undefined]);
    });
  });

  test('the latest request wins', () => {
    property((moves) => {
      const world = run(moves);
      world.do({ do: 'click', path: '/d/' });
      world.rest(true);
      expect([world.article, world.address]).toEqual(['/d/', '/d/']);
    });
  });

  test('a press causes at most one additional traversal', () => {
    property((moves) => {
      const world = run(moves);
      world.rest(false);
      expect(world.returns).toBeLessThanOrEqual(world.presses);
    });
  });
});
