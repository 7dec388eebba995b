import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '../../data/limits.ts';
import { exampleEvent, kinds, readPasted } from '../../src/figures/EventExplorer/example-events.ts';
import { limitsNear } from '../../src/figures/EventExplorer/limits-near.ts';
import { evaluate, type Path, printPath } from '../../src/figures/EventExplorer/path.ts';
import { idOf, moveFor, preview, rowsOf } from '../../src/figures/EventExplorer/tree.ts';

/** Returns the path of every value in an event, including objects. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsIn(Reflect.get(value, key), [...path, key]))];
}
const json = fc.jsonValue({ maxDepth: 4 });

describe('the path of a value', () => {
  test('evaluates to the value, in JavaScript too', () => {
    fc.assert(
      fc.property(json, (event) => {
        for (const path of pathsIn(event)) {
          const expression = `event${printPath(path)}`;
          // The engine of another context has different prototypes.
          const expected = JSON.stringify(runInNewContext(`(${expression})`, { event }));
          const result = evaluate(expression, event);
          expect('value' in result ? JSON.stringify(result.value) : result.error).toBe(expected);
          expect(evaluate(`{{ steps.trigger.${expression} }}`, event)).toEqual(result);
        }
      }),
    );
  });

  test.each([
    [['body', 'name'], '.body.name'],
    [['headers', 'user-agent'], '.headers["user-agent"]'],
    [['items', 0, 'a b'], '.items[0]["a b"]'],
    [[], ''],
  ])('%j is formatted as %s', (path, written) => {
    expect(printPath(path)).toBe(written);
  });
});

describe('an expression', () => {
  const event = { body: { name: 'Ada', items: ['tea'] } };
  test.each([
    ['event.body.name', 'Ada'],
    [' event . body [ "name" ] ', 'Ada'],
    ["event.body['items'][0]", 'tea'],
    ['event.body.items.length', 1],
    ['event.body.name.length', 3],
    ['event?.body?.name', 'Ada'],
    ['event.missing?.name', undefined],
    ['event.body.constructor', undefined],
    ['{{steps.trigger.event.body.name}}', 'Ada'],
    ['event', event],
  ])('%s is evaluated', (expression, value) => {
    expect(evaluate(expression, event)).toEqual({ value });
  });

  test.each([
    ['event.missing.name', "TypeError: Cannot read property 'name' of undefined"],
    ['$event.body', 'Start with event or steps.trigger.event.'],
    ['events.body', 'Start with event or steps.trigger.event.'],
    ['', 'Start with event or steps.trigger.event.'],
    ['event body', 'Enter a path, such as event.body.name.'],
    ['event.body.name.toUpperCase()', 'Enter a path, such as event.body.name.'],
    ['event.', 'Enter a path, such as event.body.name.'],
    ['event.["body"]', 'Enter a path, such as event.body.name.'],
  ])('%s is explained as an error', (expression, error) => {
    expect(evaluate(expression, event)).toEqual({ error });
  });

  test('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), json, (text, value) => {
        expect(Object.keys(evaluate(`event${text}`, value))).toHaveLength(1);
      }),
    );
  });
});

describe('the tree', () => {
  test('has a row with a unique id for each visible value', () => {
    fc.assert(
      fc.property(json, (event) => {
        const paths = pathsIn(event).slice(1);
        const open = new Set(paths.map(idOf));
        const rows = rowsOf(event, open);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        expect(rows.map(({ id }) => id).sort()).toEqual(paths.map(idOf).sort());
        expect(rowsOf(event, new Set())).toHaveLength(paths.filter(({ length }) => length === 1).length);
      }),
    );
  });

  test('shortens values', () => {
    expect([{ a: 1 }, [1, 2], 'Ada', null, 17].map(preview)).toEqual(['{1}', '[2]', '"Ada"', 'null', '17']);
    expect(preview('x'.repeat(1000))).toHaveLength(80);
  });

  test('supports the keys of the ARIA tree pattern', () => {
    const rows = rowsOf({ a: { b: 1 }, c: 2 }, new Set(['.a']));
    expect(rows.map(({ id }) => id)).toEqual(['.a', '.a.b', '.c']);
    const moves = (current: string) =>
      ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter', 'x'].map((key) =>
        moveFor(key, rows, current),
      );
    const [none, first, last] = [undefined, { select: '.a' }, { select: '.c' }];
    expect(moves('.a')).toEqual([
      { select: '.a.b' },
      none,
      { select: '.a.b' },
      { close: '.a' },
      first,
      last,
      { close: '.a' },
      none,
    ]);
    expect(moves('.a.b')).toEqual([last, first, none, first, first, last, none, none]);
    expect(moveFor('ArrowRight', rowsOf({ a: {} }, new Set()), '.a')).toEqual({ open: '.a' });
  });
});

describe('limits', () => {
  test('are measured like on the platform, the nearest first', () => {
    const body = 'é'.repeat(limits.httpPayload.bytes / 4);
    const [nearest, ...others] = limitsNear({ method: 'POST', body });
    expect(nearest).toEqual({ name: 'Request body', share: 0.5, words: '256KB of 512KB' });
    expect(others.map(({ share }) => share)).toEqual(others.map(({ share }) => share).sort((a, b) => b - a));
    expect(limitsNear({ timestamp: 1 }).map(({ name }) => name)).not.toContain('Request body');
  });

  test('count nested objects', () => {
    const nested = (levels: number): string => (levels === 0 ? '1' : `{"a":${nested(levels - 1)}}`);
    const near = limitsNear(JSON.parse(nested(129)));
    expect(near.find(({ name }) => name === 'Nested objects')).toMatchObject({
      share: 0.5,
      words: '128 of 256',
    });
  });
});

test('every kind has an example, and pasted text is parsed or rejected', () => {
  for (const kind of Object.keys(kinds))
    if (kind === 'http' || kind === 'schedule' || kind === 'email' || kind === 'feed')
      expect(rowsOf(exampleEvent(kind), new Set()).length).toBeGreaterThan(0);
  expect(readPasted('{"a":1}')).toEqual({ event: { a: 1 } });
  expect(readPasted(' ')).toEqual({ error: 'Paste an event as JSON.' });
  expect(readPasted('{a')).toEqual({ error: expect.stringContaining("This isn't valid JSON") });
});
