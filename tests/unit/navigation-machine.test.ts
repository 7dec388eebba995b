import { describe, expect, test } from 'vitest';
import {
  type Effect,
  type Event,
  type Kind,
  type Request,
  type State,
  step,
} from '../../src/client/navigation-machine.ts';

const idle: State<Kind> = { phase: 'idle', shown: '/docs/a/', requestId: 0 };
const link: Request = { kind: 'push', href: 'https://x/docs/b/' };
const back: Request & { kind: 'traverse' } = { kind: 'traverse', href: 'https://x/docs/c/', entry: 'c' };
const search: Request = { kind: 'control', href: 'https://x/docs/a/' };
const page: Kind = { kind: 'page' };

/** Handles events one after another, and returns the effects of the last one. */
function run(...events: Event<Kind>[]): { state: State<Kind>; effects: Effect[] } {
  let state = idle;
  let effects: Effect[] = [];
  for (const event of events) [state, ...effects] = step(state, event);
  return { state, effects };
}

describe('a link', () => {
  test('is pending until its page has loaded', () => {
    expect(run({ type: 'request', request: link })).toMatchObject({
      state: { shown: '/docs/a/', pending: link, phase: 'fetching' },
      effects: ['fetch'],
    });
    const found = [
      { type: 'request', request: link } as const,
      { type: 'fetched', requestId: 1, found: page } as const,
    ];
    expect(run(...found)).toMatchObject({ state: { phase: 'fetching', found: page }, effects: ['commit'] });
    expect(run(...found, { type: 'shown', requestId: 1, path: '/docs/b/' }).state).toEqual({
      shown: '/docs/b/',
      phase: 'idle',
      requestId: 1,
    });
  });

  test("loads a document if its page can't be loaded but the server is reachable", () => {
    const clicked = { type: 'request', request: link } as const;
    expect(run(clicked, { type: 'lost', requestId: 1, isReachable: true })).toMatchObject({
      state: { phase: 'leaving' },
      effects: ['load'],
    });
    const failed = run(clicked, { type: 'lost', requestId: 1, isReachable: false });
    expect(failed).toMatchObject({ state: { phase: 'idle', failed: link }, effects: [] });
    expect(failed.state.pending).toBeUndefined();
  });

  test('stays pending if an earlier document was not loaded', () => {
    const asked = run({ type: 'request', request: link });
    const aborted = { type: 'aborted', requestId: 1, failed: back } as const;
    expect(run({ type: 'request', request: link }, aborted)).toEqual({ ...asked, effects: [] });
  });

  test('counts as failed if its document is late; the document may still load, and the next request aborts it', () => {
    const late = [
      { type: 'request', request: link } as const,
      { type: 'lost', requestId: 1, isReachable: true } as const,
      { type: 'aborted', requestId: 1, failed: link } as const,
    ];
    expect(run(...late)).toMatchObject({ state: { phase: 'leaving', failed: link }, effects: [] });
    const next = run(...late, { type: 'request', request: link });
    expect(next).toMatchObject({ state: { phase: 'fetching', pending: link }, effects: ['stop', 'fetch'] });
    expect(next.state.failed).toBeUndefined();
  });

  test('to something other than a page is left to the browser', () => {
    const found: Kind = { kind: 'leave' };
    expect(run({ type: 'request', request: link }, { type: 'fetched', requestId: 1, found })).toMatchObject({
      state: { phase: 'leaving', found },
      effects: ['load'],
    });
  });

  test('aborts a document that is still loading, like a navigation within the article', () => {
    const leaving = { type: 'leave' } as const;
    expect(run(leaving, { type: 'request', request: link }).effects).toEqual(['stop', 'fetch']);
    expect(run(leaving, { type: 'stay' }).effects).toEqual(['stop']);
  });
});

test("a stale page that is shown after all doesn't change the request", () => {
  const { state, effects } = run(
    { type: 'request', request: link },
    { type: 'request', request: { ...link, href: 'https://x/docs/d/' } },
    { type: 'shown', requestId: 1, path: '/docs/b/' },
  );
  expect(state).toMatchObject({ phase: 'fetching', shown: '/docs/b/', requestId: 2 });
  expect(effects).toEqual([]);
});

describe('Back', () => {
  const pressed = { type: 'request', request: back, from: 'a' } as const;
  const lost = [pressed, { type: 'lost', requestId: 1, isReachable: false } as const];
  const leaving = [pressed, { type: 'lost', requestId: 1, isReachable: true } as const];

  test('leaves the URL ahead of the article until its page is shown', () => {
    expect(run(pressed)).toMatchObject({
      state: { articleEntry: 'a', phase: 'fetching' },
      effects: ['fetch'],
    });
    const { state } = run(
      pressed,
      { type: 'fetched', requestId: 1, found: page },
      { type: 'shown', requestId: 1, path: '/docs/c/' },
    );
    expect(state).toEqual({ shown: '/docs/c/', phase: 'idle', requestId: 1 });
  });

  test('twice remembers the entry of the article, not the last URL', () => {
    const again: Event<Kind> = { type: 'request', request: { ...back, entry: 'd' }, from: 'c' };
    expect(run(pressed, again).state).toMatchObject({
      articleEntry: 'a',
      pending: { entry: 'd' },
      requestId: 2,
    });
  });

  test("returns to the article if its page can't be loaded, and then reports that", () => {
    expect(run(...lost)).toMatchObject({
      state: { articleEntry: 'a', phase: 'returning', failed: back },
      effects: ['return'],
    });
    const { state } = run(...lost, { type: 'returned' });
    expect(state).toMatchObject({ phase: 'idle', failed: back });
    expect(state.articleEntry).toBeUndefined();
  });

  test('superseded by a link returns to the article first', () => {
    const clicked = [pressed, { type: 'request', request: link } as const];
    expect(run(...clicked)).toMatchObject({
      state: { phase: 'returning', pending: link },
      effects: ['return'],
    });
    expect(run(...clicked, { type: 'returned' })).toMatchObject({
      state: { phase: 'fetching', pending: link },
      effects: ['fetch'],
    });
  });

  test('and Forward again changes nothing', () => {
    const { state, effects } = run(pressed, { type: 'returned' });
    expect([state.articleEntry, state.pending, state.phase, effects]).toEqual([
      undefined,
      undefined,
      'idle',
      [],
    ]);
  });

  test('again, overtaken by returning, has failed', () => {
    const again: Request & { kind: 'traverse' } = { kind: 'traverse', href: 'https://x/docs/d/', entry: 'd' };
    const twice = [...lost, { type: 'request', request: again, from: 'c' } as const];
    expect(run(...twice)).toMatchObject({ state: { articleEntry: 'a', pending: again, phase: 'fetching' } });
    const { state } = run(...twice, { type: 'returned', isEffect: true });
    expect(state).toMatchObject({ phase: 'idle', failed: again });
    expect([state.articleEntry, state.pending]).toEqual([undefined, undefined]);
  });

  test('returns to the article if its document is aborted', () => {
    expect(run(...leaving)).toMatchObject({
      state: { phase: 'leaving', articleEntry: 'a' },
      effects: ['load'],
    });
    expect(run(...leaving, { type: 'aborted', requestId: 1 }).effects).toEqual(['return']);
  });

  test('returns to the article if its document is late, and has failed', () => {
    const late = [...leaving, { type: 'aborted', requestId: 1, failed: back } as const];
    expect(run(...late)).toMatchObject({
      state: { phase: 'returning', articleEntry: 'a' },
      effects: ['return'],
    });
    const { state } = run(...late, { type: 'returned', isEffect: true });
    expect(state).toMatchObject({ phase: 'idle', failed: back });
  });

  test('from the back/forward cache has nothing left to abort', () => {
    const back = [{ type: 'leave' }, { type: 'aborted', requestId: 1 }] as const;
    expect(run(...back)).toMatchObject({ state: { phase: 'idle' }, effects: [] });
    expect(run(...back, { type: 'request', request: search }).effects).toEqual(['fetch']);
  });
});

describe('search', () => {
  const asked = { type: 'request', request: search } as const;
  test('opens when it has loaded, and is reported otherwise', () => {
    expect(run(asked)).toMatchObject({ state: { phase: 'fetching' }, effects: ['fetch'] });
    expect(run(asked, { type: 'stay' })).toMatchObject({ state: { phase: 'idle' }, effects: [] });
    expect(run(asked, { type: 'lost', requestId: 1, isReachable: false })).toMatchObject({
      state: { phase: 'idle', failed: { kind: 'control', isRetry: true } },
      effects: [],
    });
  });

  test('that fails twice loads the document again', () => {
    const { failed } = run(asked, { type: 'lost', requestId: 1, isReachable: false }).state;
    const retried = { type: 'request', request: failed ?? link } as const;
    expect(run(retried, { type: 'lost', requestId: 1, isReachable: true }).effects).toEqual(['load']);
  });

  test('is stale if the reader has navigated', () => {
    const late = run(
      asked,
      { type: 'request', request: link },
      { type: 'fetched', requestId: 1, found: page },
    );
    expect(late).toMatchObject({ state: { pending: link, phase: 'fetching' }, effects: [] });
  });
});
