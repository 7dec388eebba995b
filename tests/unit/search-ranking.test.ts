import { describe, expect, test } from 'vitest';
import { synonyms } from '../../data/search.ts';
import { createEngine } from '../../src/search/engine.ts';
import { packIndex } from '../../src/search/pack-index.ts';
import { readQuery, readSynonyms } from '../../src/search/query.ts';
import type { Section } from '../../src/search/section.ts';
import { page, section } from './support/indexed-pages.ts';

function findIn(...sections: Partial<Section>[]): (query: string) => string[] {
  const pages = sections.map((part, i) => page(`/${i}/`, [{ ...section('Untitled', '', 1), ...part }]));
  const engine = createEngine(packIndex(pages));
  return (query) => engine.search(query, 12).map(({ route }) => route);
}

describe('the ranking', () => {
  test('uses texts of links to a section, and prefers sections with many links', () => {
    const link = { to: '/1/', text: 'switch the lights off' };
    const find = findIn({ title: 'Lamps' }, { title: 'Lamps' }, { title: 'Elsewhere', links: [link, link] });
    expect(find('lights')).toEqual(['/1/']);
    expect(find('lamps')).toEqual(['/1/', '/0/']);
  });

  test('uses keywords of a section, as a whole before their words', () => {
    const find = findIn(
      { title: 'Lamps', keywords: 'light switch, red bulb' },
      { title: 'Wires', keywords: 'switch a bulb, red light' },
    );
    expect(find('switch a bulb')).toEqual(['/1/', '/0/']);
    expect(find('light switch')).toEqual(['/0/', '/1/']);
  });

  test('ranks the row that explains a message above sections that mention it', () => {
    const message = 'No lamp in room';
    const find = findIn(
      { title: 'Rooms', text: `Without one, you see ${message} and nothing else.`, phrases: [message] },
      {
        title: 'Lamps',
        text: `What you see · Cause ${message} in the log · You sold it ${'x '.repeat(300)}`,
        phrases: [message],
        subjects: [`${message} in the log`],
      },
    );
    expect(find(message)[0]).toBe('/1/');
    expect(find('lamp in the log')[0]).toBe('/1/');
  });

  test.each([
    ['with the kind of error before it', 'ReferenceError: lamps is not defined', 'lamps is not defined'],
    [
      'about another property',
      "Cannot read property 'lamp' of undefined",
      "Cannot read property '…' of undefined",
    ],
    [
      'about another step',
      'Account required at steps.lamp to deploy',
      'Account required at steps.NAME to deploy',
    ],
    [
      'from a newer engine',
      "TypeError: Cannot read properties of undefined (reading 'lamp')",
      "Cannot read property '…' of undefined",
    ],
    ['from another shell', 'bash: lamp: command not found', 'command not found: lamp'],
  ])('recognizes a message that was pasted %s', (_, pasted, message) => {
    const find = findIn(
      { title: 'Lamps', text: 'A ReferenceError tells of a lamp, or of a property.' },
      { title: 'Deploy a lamp', text: 'A property of steps that is undefined' },
      { title: 'Trouble', text: `${message} · Do it again`, phrases: [message], subjects: [message] },
    );
    expect(find(pasted)[0]).toBe('/2/');
  });

  test('finds the last segment of an unknown path', () => {
    const find = findIn(
      { title: 'Steps', text: 'An event of a client has an IP.' },
      { title: 'Fields', text: 'The client_ip is one of them.' },
    );
    expect(find('steps.event.client_ip')[0]).toBe('/1/');
  });

  test('finds a section by its former heading, which is still its id', () => {
    const pages = [
      page('/0/', [section('Rooms', '', 1), { ...section('Light', 'Bright.'), slug: 'buy-a-lamp' }]),
    ];
    const [first] = createEngine(packIndex(pages)).search('lamp', 12);
    expect(first?.slug).toBe('buy-a-lamp');
  });

  test("doesn't treat the start of a longer path as a match", () => {
    const find = findIn(
      { title: 'Get a user', text: 'GET /users/me', phrases: ['GET /users/me'], subjects: ['GET /users/me'] },
      { title: 'List lamps', text: 'GET /users/me/lamps', phrases: ['GET /users/me/lamps'] },
    );
    expect(find('GET /users/me/lamps')[0]).toBe('/1/');
  });

  test.each([
    ['most', 'GET /users/me', '/1/'],
    ['less than half', 'GET /users/me/lamps/of/others', '/0/'],
  ])('prefers code that contains the query only if that is %s of it', (_, phrase, first) => {
    const find = findIn(
      { title: 'One', text: 'GET /users' },
      { title: 'Two', text: 'GET /users', phrases: [phrase] },
    );
    expect(find('GET /users')[0]).toBe(first);
  });

  test.each([
    ['a hyphen', 'dropdown', 'A drop-down'],
    ['an additional hyphen', 'drop-down', 'A dropdown'],
    ['British spelling', 'organisation', 'Organization'],
    ['American spelling', 'color', 'Colour'],
    ['a noun from a verb', 'verification', 'Verify'],
    ['a comparison', 'cheaper', 'Cheap'],
    ['another form of a word with synonyms', 'deployed', 'Publish'],
  ])('ignores differences in %s', (_, query, title) => {
    expect(findIn({ title: 'Else' }, { title })(query)).toEqual(['/1/']);
  });

  test('ignores parts of "didn\'t", and almost ignores question words', () => {
    const find = findIn(
      { title: 'Lamps', text: 'A lamp gives light.' },
      { title: "What we didn't do, and what happens", text: 'A lamp is heavy.' },
    );
    expect(find("what happens when a lamp didn't light")[0]).toBe('/0/');
  });

  test('lists the other sections of a page below a page with better matches', () => {
    const pages = [
      page('/0/', [section('Lamps', '', 1), section('Rooms', 'Some have lamps.')]),
      page('/1/', [section('Lamps of others', '', 1)]),
    ];
    const found = createEngine(packIndex(pages)).search('lamps', 12);
    expect(found.slice(0, 2).map(({ route }) => route)).toEqual(['/0/', '/1/']);
  });
});

test.each(['if', 'for', 'not', 'in', 'do', 'while', 'each', 'else', 'case', 'work', 'only if', 'if else'])(
  'a synonym that is a common word matches no heading: %s',
  (word) => {
    const index = { isKnown: () => true, isBeginning: () => false, correctionOf: () => undefined };
    const synonyms = readSynonyms([['zebra', word, 'giraffe']]);
    const asked = readQuery('zebra', synonyms, index).flatMap(({ alternatives }) => alternatives);
    expect(asked.map(({ words }) => words.map(({ term }) => term))).toEqual([['zebra'], ['giraffe']]);
    // The word itself can still be searched for.
    expect(readQuery(word, new Map(), index)).not.toEqual([]);
  },
);

test('a repeated word counts once', () => {
  const index = { isKnown: () => true, isBeginning: () => false, correctionOf: () => undefined };
  expect(readQuery('lamp switch lamp', new Map(), index)).toHaveLength(2);
});

test('a word with the synonym "if" does not find a heading that starts with it', () => {
  expect(synonyms.some((line) => line.includes('branch') && line.includes('if'))).toBe(true);
  const find = findIn({ title: "If it doesn't work" }, { title: 'Branch on a condition' });
  expect(find('switch case')).not.toContain('/0/');
  expect(find('if else')[0]).toBe('/1/');
  expect(find('branch')).toEqual(['/1/']);
});
