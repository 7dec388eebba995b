import { afterEach, expect, test, vi } from 'vitest';
import { whichBuild } from '../../src/offline/names.ts';

afterEach(() => vi.unstubAllGlobals());

/** Simulates a page of a build. */
async function onPage() {
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'first' } } });
  return await import('../../src/offline/client/builds.ts');
}

/** A worker that only has this method. */
const worker = (postMessage: (message: unknown, ports: MessagePort[]) => void) =>
  ({ postMessage }) as unknown as ServiceWorker;

test('a worker reports its build', async () => {
  const { buildOfWorker } = await onPage();
  const asked: unknown[] = [];
  const answering = worker((message, [port]) => {
    asked.push(message);
    port?.postMessage('second');
    port?.close();
  });
  expect(await buildOfWorker(answering)).toBe('second');
  expect(asked).toEqual([whichBuild]);
});

test('a worker that starts slowly is awaited', async () => {
  vi.useFakeTimers();
  const { buildOfWorker } = await onPage();
  let answer = () => {};
  const slow = worker((_, [port]) => {
    answer = () => port?.postMessage('second');
  });
  const build = buildOfWorker(slow);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  answer();
  expect(await build).toBe('second');
});

test('a worker that never responds counts as none after a timeout', async () => {
  vi.useFakeTimers();
  const { buildOfWorker } = await onPage();
  const build = buildOfWorker(worker(() => {}));
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  expect(await build).toBeUndefined();
});

test('without a reachable worker, there is no build, and no error', async () => {
  const { buildOfWorker } = await onPage();
  const gone = worker(() => {
    throw new DOMException('The worker has gone.', 'InvalidStateError');
  });
  expect(await buildOfWorker(null)).toBeUndefined();
  expect(await buildOfWorker(gone)).toBeUndefined();
});
