import { describe, expect, test } from 'vitest';
import { type Effect, type Event, type State, step, type Wish } from '../../src/client/navigation-machine.ts';

type Found = { kind: 'press' | 'page' | 'not-found' | 'leave' };
const rest: State<Found> = { shown: '/docs/a/', work: 'none', turn: 0 };
const link: Wish = { kind: 'push', href: 'https://x/docs/b/' };
const back: Wish = { kind: 'traverse', href: 'https://x/docs/c/', entry: 'c' };
const search: Wish = { kind: 'press', href: '' };
const page: Found = { kind: 'page' };

/** Takes events one after another; what is to be done comes from the last of them. */
function run(...events: Event<Found>[]): { state: State<Found>; effects: Effect[] } {
  let state = rest;
  let effects: Effect[] = [];
  for (const event of events) [state, ...effects] = step(state, event);
  return { state, effects };
}

describe('a link', () => {
  test('is held back until its page is there', () => {
    expect(run({ type: 'wish', wish: link })).toMatchObject({
      state: { shown: '/docs/a/', wish: link, work: 'fetching' },
      effects: ['fetch'],
    });
    const found = [{ type: 'wish', wish: link } as const, { type: 'fetched', turn: 1, found: page } as const];
    expect(run(...found)).toMatchObject({ state: { work: 'entering', found: page }, effects: ['enter'] });
    expect(run(...found, { type: 'shown', path: '/docs/b/' }).state).toEqual({
      shown: '/docs/b/',
      work: 'none',
      turn: 1,
    });
  });

  test('becomes a document when its page cannot be had and the server can', () => {
    const lost = [{ type: 'wish', wish: link } as const, { type: 'lost', turn: 1 } as const];
    expect(run(...lost)).toMatchObject({ state: { work: 'asking' }, effects: ['ask'] });
    expect(run(...lost, { type: 'answered', turn: 1, isReachable: true })).toMatchObject({
      state: { work: 'leaving' },
      effects: ['load'],
    });
    const failed = run(...lost, { type: 'answered', turn: 1, isReachable: false });
    expect(failed).toMatchObject({ state: { work: 'none', failed: link }, effects: [] });
    expect(failed.state.wish).toBeUndefined();
  });

  test('whose document is late has failed; the document may still come, and what is wanted next stops it', () => {
    const late = [
      { type: 'wish', wish: link } as const,
      { type: 'lost', turn: 1 } as const,
      { type: 'answered', turn: 1, isReachable: true } as const,
      { type: 'remained', turn: 1, failed: link } as const,
    ];
    expect(run(...late)).toMatchObject({ state: { work: 'leaving', failed: link }, effects: [] });
    const next = run(...late, { type: 'wish', wish: link });
    expect(next).toMatchObject({ state: { work: 'fetching', wish: link }, effects: ['stop', 'fetch'] });
    expect(next.state.failed).toBeUndefined();
  });

  test('to what is no page is left to the browser', () => {
    const found: Found = { kind: 'leave' };
    expect(run({ type: 'wish', wish: link }, { type: 'fetched', turn: 1, found })).toMatchObject({
      state: { work: 'leaving', found },
      effects: ['load'],
    });
  });

  test('stops a document that is still loading, as a move within the article does', () => {
    const leaving = { type: 'leave' } as const;
    expect(run(leaving, { type: 'wish', wish: link }).effects).toEqual(['stop', 'fetch']);
    expect(run(leaving, { type: 'stay' }).effects).toEqual(['stop']);
  });
});

describe('Back', () => {
  const pressed = { type: 'traverse', wish: back, from: 'a' } as const;
  const lost = [
    pressed,
    { type: 'lost', turn: 1 } as const,
    { type: 'answered', turn: 1, isReachable: false } as const,
  ];

  test('takes the address away until its page is shown', () => {
    expect(run(pressed)).toMatchObject({ state: { home: 'a', work: 'fetching' }, effects: ['fetch'] });
    const { state } = run(
      pressed,
      { type: 'fetched', turn: 1, found: page },
      { type: 'shown', path: '/docs/c/' },
    );
    expect(state).toEqual({ shown: '/docs/c/', work: 'none', turn: 1 });
  });

  test('twice remembers where the article is, and not where the address was', () => {
    const again: Event<Found> = { type: 'traverse', wish: { ...back, entry: 'd' }, from: 'c' };
    expect(run(pressed, again).state).toMatchObject({ home: 'a', wish: { entry: 'd' }, turn: 2 });
  });

  test('comes home when its page cannot be had, and then says so', () => {
    expect(run(...lost)).toMatchObject({
      state: { home: 'a', work: 'returning', failed: back },
      effects: ['return'],
    });
    const { state } = run(...lost, { type: 'home' });
    expect(state).toMatchObject({ work: 'none', failed: back });
    expect(state.home).toBeUndefined();
  });

  test('that is superseded by a link comes home first', () => {
    const clicked = [pressed, { type: 'wish', wish: link } as const];
    expect(run(...clicked)).toMatchObject({
      state: { work: 'returning', wish: link },
      effects: ['return'],
    });
    expect(run(...clicked, { type: 'home' })).toMatchObject({
      state: { work: 'fetching', wish: link },
      effects: ['fetch'],
    });
  });

  test('and Forward again changes nothing', () => {
    const { state, effects } = run(pressed, { type: 'home' });
    expect([state.home, state.wish, state.work, effects]).toEqual([undefined, undefined, 'none', []]);
  });

  test('again, which coming home overtakes, has failed', () => {
    const again: Wish = { kind: 'traverse', href: 'https://x/docs/d/', entry: 'd' };
    const twice = [...lost, { type: 'traverse', wish: again, from: 'c' } as const];
    expect(run(...twice)).toMatchObject({ state: { home: 'a', wish: again, work: 'fetching' } });
    const { state } = run(...twice, { type: 'home', isSent: true });
    expect(state).toMatchObject({ work: 'none', failed: again });
    expect([state.home, state.wish]).toEqual([undefined, undefined]);
  });

  test('that became a document which was stopped comes home', () => {
    const stopped = [...lost.slice(0, 2), { type: 'answered', turn: 1, isReachable: true } as const];
    expect(run(...stopped)).toMatchObject({ state: { work: 'leaving', home: 'a' }, effects: ['load'] });
    expect(run(...stopped, { type: 'remained', turn: 1 }).effects).toEqual(['return']);
  });

  test('that became a document which is late comes home, and has failed', () => {
    const answered = { type: 'answered', turn: 1, isReachable: true } as const;
    const late = [...lost.slice(0, 2), answered, { type: 'remained', turn: 1, failed: back } as const];
    expect(run(...late)).toMatchObject({ state: { work: 'returning', home: 'a' }, effects: ['return'] });
    const { state } = run(...late, { type: 'home', isSent: true });
    expect(state).toMatchObject({ work: 'none', failed: back });
  });

  test('that the browser brings back has nothing left to stop', () => {
    const back = [{ type: 'leave' }, { type: 'remained', turn: 1 }] as const;
    expect(run(...back)).toMatchObject({ state: { work: 'none' }, effects: [] });
    expect(run(...back, { type: 'wish', wish: search }).effects).toEqual(['fetch']);
  });
});

describe('search', () => {
  const asked = { type: 'wish', wish: search } as const;
  test('opens when it is there, and is told of when it is not', () => {
    expect(run(asked, { type: 'fetched', turn: 1, found: { kind: 'press' } })).toMatchObject({
      state: { work: 'none' },
      effects: ['enter'],
    });
    expect(run(asked, { type: 'lost', turn: 1 })).toMatchObject({
      state: { work: 'none', failed: { kind: 'press', href: '/docs/a/' } },
      effects: [],
    });
  });

  test('that fails a second time asks for the document again', () => {
    const { failed } = run(asked, { type: 'lost', turn: 1 }).state;
    expect(run({ type: 'wish', wish: failed ?? link }, { type: 'lost', turn: 1 }).effects).toEqual(['ask']);
  });

  test('comes too late when the reader has gone on', () => {
    const late = run(asked, { type: 'wish', wish: link }, { type: 'fetched', turn: 1, found: page });
    expect(late).toMatchObject({ state: { wish: link, work: 'fetching' }, effects: [] });
  });
});

describe('a shell that is behind', () => {
  const shown = { type: 'shown', path: '/docs/b/', isBehind: true } as const;
  const shell: Wish = { kind: 'shell', href: '/docs/b/' };
  const waits = { state: { work: 'fetching', wish: shell, isBehind: true }, effects: ['fetch'] };

  test('is wanted as soon as the article is shown, until React is there', () => {
    expect(run(shown)).toMatchObject(waits);
    const there = run(shown, { type: 'fetched', turn: 1, found: { kind: 'press' } });
    expect(there).toMatchObject({ state: { work: 'none', isBehind: false }, effects: ['enter'] });
  });

  test.each<[string, Event<Found>[]]>([
    ['a move within the article', [{ type: 'stay' }]],
    ['a document that did not come', [{ type: 'leave' }, { type: 'remained', turn: 2 }]],
  ])('is still wanted after %s', (_, events) => {
    expect(run(shown, ...events)).toMatchObject(waits);
  });

  test('gives way to what the reader wants', () => {
    expect(run(shown, { type: 'wish', wish: link }).state).toMatchObject({ work: 'fetching', wish: link });
  });

  const lost = [shown, { type: 'lost', turn: 1 }] as const;

  test('that cannot be had comes with the document of the article', () => {
    expect(run(...lost)).toMatchObject({ state: { work: 'asking', wish: shell }, effects: ['ask'] });
    const reached = run(...lost, { type: 'answered', turn: 1, isReachable: true });
    expect(reached).toMatchObject({ state: { work: 'leaving' }, effects: ['load'] });
  });

  test('that is out of reach is told once, and is wanted again when the reader has moved', () => {
    const unreached = [...lost, { type: 'answered', turn: 1, isReachable: false } as const];
    expect(run(...unreached)).toMatchObject({
      state: { work: 'none', failed: { kind: 'shell' } },
      effects: [],
    });
    expect(run(...unreached, { type: 'stay' })).toMatchObject(waits);
  });
});
