import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from '../../src/client/pages/chunk-loader.ts';

const url = '/docs/assets/js/limits.ab164ed7.js';
const minute = 60_000;
const chunk = { page: { article: '<h1>Limits</h1>' } };

/** What the server responds when the file is requested. */
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

test('a chunk that arrives is the page, and no timer is left', async () => {
  const asked: string[] = [];
  const importModule = async (address: string) => {
    asked.push(address);
    return chunk;
  };
  expect(await loadChunk(url, minute, importModule)).toBe(chunk.page);
  expect(asked).toEqual([url]);
  expect(vi.getTimerCount()).toBe(0);
});

describe('a chunk that fails says why', () => {
  test.each([
    ['the server has no such file', response(false, 'text/html'), 'missing'],
    ['the server has no such file and says so as a script', response(false, 'text/javascript'), 'missing'],
    ['the server sends a page in its place', response(true, 'text/html;charset=utf-8'), 'missing'],
    ['the server does not say what it sends', response(true, null), 'missing'],
    ['the script is there, but broken', response(true, 'text/javascript'), 'error'],
    ['the server cannot be reached', refused, 'error'],
  ])('%s', async (_, fetch, kind) => {
    vi.stubGlobal('fetch', fetch);
    const error = await failureOf(loadChunk(url, minute, failImport));
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', kind, url });
    expect(String(error)).toContain(url);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ['the script is there, but is no page', { default: 1 }],
    ['the script is there, but is nothing', null],
  ])('%s', async (_, module) => {
    const error = await failureOf(loadChunk(url, minute, async () => module));
    expect(error).toMatchObject({ name: 'ChunkLoadError', kind: 'missing', url });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("and has the browser's error as its cause", async () => {
    vi.stubGlobal('fetch', refused);
    expect(await failureOf(loadChunk(url, minute, failImport))).toMatchObject({ cause: failedImport });
  });
});

describe('a chunk that takes too long', () => {
  test('counts as lost at the given time, not before', async () => {
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
    ['arrives', (settle: PromiseWithResolvers<unknown>) => settle.resolve(chunk)],
    ['fails', (settle: PromiseWithResolvers<unknown>) => settle.reject(failedImport)],
  ])('changes nothing any more when it %s afterwards', async (_, settle) => {
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

/** `Promise.withResolvers`, which Node.js 20 does not have. */
function withResolvers(): PromiseWithResolvers<unknown> {
  let settle: Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'> | undefined;
  const promise = new Promise<unknown>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: (value) => settle?.resolve(value), reject: (reason) => settle?.reject(reason) };
}
