import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from '../../src/client/pages/chunk-loader.ts';

const url = '/docs/assets/js/limits.ab164ed7.js';
const minute = 60_000;
const chunk = { page: { article: '<h1>Limits</h1>' } };

/** Mocks the response to a request for the file. */
const response = (ok: boolean, type: string | null) => async () => ({ ok, headers: { get: () => type } });
const refused = async () => {
  throw new TypeError('Failed to fetch');
};
const failedImport = new TypeError('Failed to fetch dynamically imported module');
const failImport = () => Promise.reject(failedImport);
const failureOf = (loading: Promise<unknown>): Promise<unknown> =>
  loading.then(
    () => expect.unreachable('the chunk does not load'),
    (error) => error,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a chunk that loads returns the page, and leaves no timer behind', async () => {
  const asked: string[] = [];
  const importModule = async (address: string) => {
    asked.push(address);
    return chunk;
  };
  expect(await loadChunk(url, minute, importModule)).toBe(chunk.page);
  expect(asked).toEqual([url]);
  expect(vi.getTimerCount()).toBe(0);
});

describe('a chunk that fails to load reports the reason', () => {
  test.each([
    ['a missing file', response(false, 'text/html'), 'missing'],
    ['a missing file with the content type of a script', response(false, 'text/javascript'), 'missing'],
    ['a page instead of the file', response(true, 'text/html;charset=utf-8'), 'missing'],
    ['a response without a content type', response(true, null), 'missing'],
    ['a broken script', response(true, 'text/javascript'), 'error'],
    ['an unreachable server', refused, 'error'],
  ])('%s', async (_, fetch, kind) => {
    vi.stubGlobal('fetch', fetch);
    const error = await failureOf(loadChunk(url, minute, failImport));
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', kind, url });
    expect(String(error)).toContain(url);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['a script that exports no page', { default: 1 }],
    ['a script that exports nothing', null],
  ])('%s', async (_, module) => {
    const error = await failureOf(loadChunk(url, minute, async () => module));
    expect(error).toMatchObject({ name: 'ChunkLoadError', kind: 'missing', url });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("with the browser's error as its cause", async () => {
    vi.stubGlobal('fetch', refused);
    expect(await failureOf(loadChunk(url, minute, failImport))).toMatchObject({ cause: failedImport });
  });
});

describe('a chunk that takes too long', () => {
  test('times out at the given time, not before', async () => {
    let failure: unknown;
    const loading = failureOf(loadChunk(url, 2 * minute, () => new Promise(() => {}))).then((error) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(2 * minute - 1);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(failure).toMatchObject({ kind: 'timeout', url });
  });

  test('is not requested again to find the reason', async () => {
    const fetch = vi.fn(refused);
    vi.stubGlobal('fetch', fetch);
    const loading = failureOf(loadChunk(url, minute, () => new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(minute);
    await loading;
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['loads', (settle: PromiseWithResolvers<unknown>) => settle.resolve(chunk)],
    ['fails', (settle: PromiseWithResolvers<unknown>) => settle.reject(failedImport)],
  ])('stays failed if it %s afterwards', async (_, settle) => {
    const late = withResolvers();
    const loading = failureOf(loadChunk(url, minute, () => late.promise));
    await vi.advanceTimersByTimeAsync(minute);
    settle(late);
    // An unhandled rejection here would fail the run.
    await vi.advanceTimersByTimeAsync(minute);
    expect(await loading).toMatchObject({ kind: 'timeout' });
  });
});

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: unknown): void;
}

/** `Promise.withResolvers`, which Node.js 20 lacks. */
function withResolvers(): PromiseWithResolvers<unknown> {
  let settle: Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<unknown>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: (value) => settle?.resolve(value), reject: (reason) => settle?.reject(reason) };
}
