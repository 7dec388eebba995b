import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine } from '../../src/search/engine.ts';
import { encodeNumber, numbersOf, openIndex } from '../../src/search/index-file.ts';
import { packIndex } from '../../src/search/pack-index.ts';
import { page, section } from './support/indexed-pages.ts';

const pages = [
  page('/limits/', [
    section('Limits', 'What a run may use.', 1),
    section('Memory', 'A workflow has 256MB of memory by default. Raise it in the settings.'),
    section('Time per run', 'An HTTP workflow runs for 30 seconds, then it times out.'),
  ]),
  page(
    '/errors/',
    [
      section('Errors', 'Messages, and what to do.', 1),
      section('Out of memory', 'The code needed more than it had.'),
      section('Timeout', 'The run took too long.'),
    ],
    ['Managing Errors'],
  ),
  page('/triggers/', [
    section('Triggers', 'What starts a workflow.', 1),
    section('Schedule', 'Runs the workflow every hour, or by a cron expression.'),
    section('HTTP', 'Send a request to the endpoint; reply with `$respond`.', 2, '$respond({ status: 200 })'),
    section(
      'Large bodies',
      'Add ?pipedream_upload_body=1 or the header x-pd-upload-body.',
      3,
      '',
      'big json, 413, payload',
    ),
  ]),
  page('/webhooks/', [section('Webhooks', 'An endpoint that an app calls.', 1)]),
];
const engine = createEngine(packIndex(pages));
const find = (query: string) =>
  engine.search(query, 12).map(({ route, slug }) => route + (slug && `#${slug}`));

describe('the index file', () => {
  test('can be unpacked to the same index', () => {
    const { terms, places, weights, names } = openIndex(packIndex(pages));
    expect(terms).toEqual([...terms].sort());
    const cron = terms.indexOf('cron');
    expect([...(places[cron] ?? [])]).toEqual([7]);
    expect([...(weights[cron] ?? [])]).toEqual([expect.toSatisfy((weight) => weight > 0 && weight <= 3)]);
    expect(names.map((called) => called.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0]);
    expect(names[9]).toEqual(['big json', '413', 'payload']);
    // The excerpt doesn't repeat the heading.
    expect([...(places[terms.indexOf('memory')] ?? [])]).not.toContain(1);
    expect(terms).not.toContain('the');
  });

  test('has the texts of links to a section, once, for links from any page', () => {
    const leading = (...texts: string[]) => ({
      ...section('Elsewhere', '', 1),
      links: texts.map((text) => ({ to: '/b/#lamps', text })),
    });
    const lamps = section('Lamps', 'The lantern is here.');
    const { terms, places, weights, linked } = openIndex(
      packIndex([
        page('/a/', [leading('the lantern of lamps')]),
        page('/b/', [section('B', '', 1), lamps]),
        page('/c/', [leading('a torch', 'a torch')]),
      ]),
    );
    for (const term of ['lantern', 'torch']) {
      expect([...(places[terms.indexOf(term)] ?? [])]).toEqual([2]);
      expect([...(weights[terms.indexOf(term)] ?? [])]).toEqual([4]);
    }
    expect(terms).not.toContain('lamp');
    expect(linked).toBe('0020');
  });

  test('omits terms in the code of many sections, unless they occur nowhere else', () => {
    const many = Array.from({ length: 60 }, (_, i) => section(`Number ${i}`, 'Words.', 2, 'const forever'));
    const told = section('Told', 'A const is a value that stays. A const is never changed.');
    const { terms, places } = openIndex(packIndex([page('/a/', [section('A', '', 1), ...many, told])]));
    expect([...(places[terms.indexOf('const')] ?? [])]).toEqual([61]);
    expect(places[terms.indexOf('forever')]).toHaveLength(60);
  });

  test('omits ids that follow from their headings, and restores them when it is unpacked', () => {
    const sections = [
      section('A', '', 1),
      { ...section('$.send.http()'), slug: 'sendhttp' },
      section('Other'),
    ];
    const packed = packIndex([page('/a/', [...sections, { ...section('Renamed'), slug: 'old' }])]);
    expect(packed.pages[0]?.sections.map(({ length }) => length)).toEqual([2, 2, 2, 3]);
    const slugs = openIndex(packed).pages[0]?.sections.map(({ slug }) => slug);
    expect(slugs).toEqual(['', 'sendhttp', 'other', 'old']);
  });

  test('encodes numbers of any size', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 10_000_000 })), (numbers) => {
        const next = numbersOf(numbers.map(encodeNumber).join(''));
        expect(numbers.map(() => next())).toEqual(numbers);
        expect(JSON.stringify(numbers.map(encodeNumber).join(''))).not.toContain('\\');
      }),
    );
  });

  test('works for pages with any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, text), { maxLength: 6 }), (sections) => {
        const indexed = [
          page('/a/', [section('A', '', 1), ...sections.map(([a, b, c]) => section(a, b, 2, c))]),
        ];
        const { terms, places } = openIndex(JSON.parse(JSON.stringify(packIndex(indexed))));
        expect(places).toHaveLength(terms.length);
        for (const at of places) for (const place of at) expect(place).toBeLessThanOrEqual(sections.length);
      }),
    );
  });
});

describe('searching', () => {
  test.each([
    ['a title', 'triggers', '/triggers/'],
    ['a heading', 'out of memory', '/errors/#out-of-memory'],
    ['a heading before a mention', 'memory', '/limits/#memory'],
    ['the start of a word', 'sched', '/triggers/#schedule'],
    ['words in another form and order', 'runs timed', '/limits/#time-per-run'],
    ['a word of the text', 'seconds', '/limits/#time-per-run'],
    ['an identifier', '$respond', '/triggers/#http'],
    ['a header as a whole', 'x-pd-upload-body', '/triggers/#large-bodies'],
    ['a keyword', 'big json', '/triggers/#large-bodies'],
    ['part of an identifier', 'upload body', '/triggers/#large-bodies'],
    ['a typo', 'memroy', '/limits/#memory'],
    ['two typos in a long word', 'skedule', '/triggers/#schedule'],
    ['a synonym', 'every minute', '/triggers/#schedule'],
    ['a question', 'how do I change how long a workflow may run?', '/limits/#time-per-run'],
    ['one word written as two', 'web hooks', '/webhooks/'],
    ['two words written as one', 'time out', '/errors/#timeout'],
    ['a page and a section', 'limits memory', '/limits/#memory'],
  ])('finds %s first', (_, query, href) => {
    expect(find(query)[0]).toBe(href);
  });

  test('a long identifier ranks as high as its words', () => {
    expect(find('limits-time-per-run-seconds')).toEqual(find('limits time per run seconds'));
  });

  test('groups sections by page, the best page first', () => {
    const routes = engine.search('memory', 12).map(({ route }) => route);
    expect(routes).toEqual(
      [...new Set(routes)].flatMap((route) => routes.filter((other) => other === route)),
    );
  });

  test('lists at most three sections of a page, even if more match equally well', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) =>
      section(`The lantern of ${day}`),
    );
    const lamps = createEngine(packIndex([page('/lamps/', [section('Lamps', '', 1), ...days])]));
    expect(lamps.search('lantern', 12)).toHaveLength(3);
  });

  test('returns the position of a section, and highlights matches', () => {
    expect(engine.search('large bodies', 1)).toEqual([
      {
        route: '/triggers/',
        page: 'Triggers',
        slug: 'large-bodies',
        title: ['', 'Large', ' ', 'bodies', ''],
        trail: ['Triggers', 'HTTP'],
        texts: 'texts/triggers-1.hash.json',
        place: 1,
      },
    ]);
    expect(engine.search('timeout', 1)[0]?.trail).toEqual(['Managing Errors', 'Errors']);
  });

  test('finds nothing for an empty or unknown query, and returns the nearest headings', () => {
    for (const query of ['', '  ', '?!', 'zebra', '\u202e\u0000']) expect(find(query)).toEqual([]);
    expect(engine.nearest('tymme purr runn', 1)[0]?.slug).toBe('time-per-run');
    expect(engine.nearest('qqqqqqqq', 5)).toEqual([]);
    // More than half of the letters of "schedule" are different.
    expect(engine.nearest('shadow', 5)).toEqual([]);
  });

  test('takes an excerpt from the text, or from the code if the text has no match', () => {
    expect(engine.excerpt('$respond', 'Reply with it.', '$respond({ status: 200 })')[1]).toBe('$respond');
    expect(engine.excerpt('reply', 'Reply with it.', 'x()')).toEqual(['', 'Reply', ' with it.']);
    expect(engine.excerpt('zebra', 'Reply with it.', 'x()')).toEqual(['Reply with it.']);
  });

  test('shows synonyms in an excerpt, but only highlights the typed words', () => {
    const text = `${'Some words about nothing in particular. '.repeat(5)}Events run one at a time, at most.`;
    const excerpt = engine.excerpt('concurrency', text, '');
    expect(excerpt.join('')).toContain('one at a time');
    expect(excerpt).toHaveLength(1);
  });

  test('ranks a page whose title has the only word of the query above its sections', () => {
    const more = createEngine(
      packIndex([
        page('/queues/', [
          section('Concurrency, workers, and the queue of a workflow', 'How events wait.', 1),
          section('Queue size', 'Up to a hundred events wait in the queue.'),
        ]),
      ]),
    );
    const found = (query: string) => more.search(query, 12).map(({ slug }) => slug);
    expect(found('queue')).toEqual(['', 'queue-size']);
    // More words make clear which section is meant.
    expect(found('queue size')[0]).toBe('queue-size');
  });

  test('accepts any query', () => {
    const words = fc.constantFrom('memory', '$', '.*', '<img>', '(', '\\', 'x'.repeat(10_000), '👾', 'http');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(words).map((list) => list.join(' ')),
        ),
        (query) => {
          const found = engine.search(query, 5);
          expect(found.length).toBeLessThanOrEqual(5);
          for (const { title } of found) expect(title.join('')).not.toBe('');
          engine.nearest(query, 5);
          engine.excerpt(query, 'Some text.', 'code()');
        },
      ),
    );
  });
});

/** Creates search results for these sections, each on its own page. */
