import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Intent } from '../chaos/intent.ts';
import type { Move } from '../chaos/moves.ts';
import type { Note } from '../chaos/notes.ts';

const click = (at: number, path?: string): Note => ({ what: 'clicked', at, path, isHere: false });
const search = (at: number, path = '/docs/cli/'): Note => ({ what: 'searched', at, path });
const begun = (at: number): Note => ({ what: 'begun', at });

const clicking: Move = { do: 'click', in: 'sidebar', nth: 1, how: 'once' };
const searching: Move = { do: 'search', end: 'stay' };
const reading: Move = { do: 'scroll', by: 400 };

/** Returns the intent after moves at intervals of 20 ms, and notes, which are added in this order. */
function intentOf(moves: readonly Move[], ...notes: Note[]): Intent {
  const intent = new Intent();
  moves.forEach((move, i) => {
    intent.addMove(move, i * 20);
  });
  for (const note of notes) intent.addNote(note);
  return intent;
}

describe('the expected page', () => {
  test.for<[string, Move[], Note[], string | undefined]>([
    ['is that of the last click', [clicking], [click(10, '/a/'), click(15, '/b/')], '/b/'],
    ['is unknown after a hash link', [clicking], [click(10, '/a/'), click(15)], undefined],
    ['stays after scrolling', [clicking, reading], [click(10, '/a/')], '/a/'],
    ['is unknown after another move', [clicking, { do: 'reload' }], [click(10, '/a/')], undefined],
    [
      'is unknown after search, even if the click comes late',
      [clicking, searching],
      [click(25, '/a/'), search(30)],
      undefined,
    ],
    ['is that of a clicked result', [{ do: 'search', end: 'enter' }], [search(5), click(300, '/a/')], '/a/'],
    ['is unknown after another document', [clicking], [click(10, '/a/'), begun(100), begun(900)], undefined],
    ['stays when the document of the click starts', [clicking], [click(10, '/a/'), begun(200)], '/a/'],
  ])('%s', ([, moves, notes, path]) => {
    expect(intentOf(moves, ...notes).path).toBe(path);
  });
});

describe('search', () => {
  test('is expected over a page as long as its document exists', () => {
    const intent = intentOf([searching], begun(-50), search(10));
    expect(intent.isSearchOf('/docs/cli/')).toBe(true);
    expect(intent.isSearchOf('/docs/')).toBe(false);
    intent.addNote(begun(20));
    expect(intent.isSearchOf('/docs/cli/')).toBe(false);
  });

  test('is due if it is the last intent, and a page has received it', () => {
    const isDue = (moves: Move[], ...notes: Note[]) =>
      intentOf(moves, ...notes).isSearchDueOver('/docs/cli/');
    expect(isDue([searching], search(10))).toBe(true);
    expect(isDue([searching, reading], search(10))).toBe(true);
    expect(isDue([searching])).toBe(false);
    expect(isDue([searching, searching], search(10))).toBe(false);
    expect(isDue([searching, clicking], search(10))).toBe(false);
  });

  test('is still expected after a rest during which it stays open, but not otherwise', () => {
    const intent = intentOf([searching], search(10));
    intent.begin(true);
    expect(intent.isSearchOf('/docs/cli/')).toBe(true);
    expect(intent.isSearchDueOver('/docs/cli/')).toBe(false);
    intent.begin(false);
    expect(intent.isSearchOf('/docs/cli/')).toBe(false);
  });
});

test("the order of notes doesn't matter", () => {
  const time = fc.nat(400);
  const note = fc.oneof(
    fc.tuple(time, fc.constantFrom('/a/', '/b/', undefined)).map((made) => click(...made)),
    fc.tuple(time, fc.constantFrom('/docs/cli/', '/docs/')).map((made) => search(...made)),
    time.map(begun),
  );
  const notes = fc.uniqueArray(note, { selector: ({ what, at }) => `${what} ${at}` });
  const shuffled = notes.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  const move = fc.constantFrom(clicking, searching, reading);
  fc.assert(
    fc.property(fc.array(move), shuffled, (moves, [one, other]) => {
      const [first, second] = [intentOf(moves, ...one), intentOf(moves, ...other)];
      expect(first.path).toBe(second.path);
      for (const path of ['/docs/cli/', '/docs/']) {
        expect(first.isSearchOf(path)).toBe(second.isSearchOf(path));
        expect(first.isSearchDueOver(path)).toBe(second.isSearchDueOver(path));
      }
    }),
  );
});
