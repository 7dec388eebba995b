import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from '../../scripts/progress.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Mocks the output to a terminal, or to a log. */
function output(isTTY: boolean) {
  const written: string[] = [];
  return { written, out: { isTTY, write: (text: string) => written.push(text) > 0 } };
}

test('a log has one line, and the printed output', () => {
  const { written, out } = output(false);
  const progress = showProgress('Installing packages', out);
  vi.advanceTimersByTime(60_000);
  progress.print('Done.');
  progress.end();
  expect(written).toEqual(['Installing packages ...\n', 'Done.\n']);
});

test('a terminal shows the elapsed seconds below the output, and removes them at the end', () => {
  const { written, out } = output(true);
  const clear = '\r\u001b[2K';
  const progress = showProgress('Building', out);
  vi.advanceTimersByTime(2500);
  progress.print('  read');
  progress.end();
  vi.advanceTimersByTime(5000);
  expect(written).toEqual([
    '\rBuilding ... 0 s',
    '\rBuilding ... 1 s',
    '\rBuilding ... 2 s',
    clear,
    '  read\n',
    '\rBuilding ... 2 s',
    clear,
  ]);
});
