import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, mark } from '../../src/search/excerpt.ts';
import { wordsOf } from '../../src/search/words.ts';

const terms = (text: string) => [...wordsOf(text)].map(({ term }) => term);

test.each([
  ['Schedules of a policy, and its policies', ['schedule', 'of', 'a', 'policy', 'and', 'its', 'policy']],
  ['$respond()', ['$respond', 'respond']],
  ['$.send.http({ url })', ['$.send.http', 'send', 'http', 'url']],
  ['x-pd-upload-body', ['x-pd-upload-body', 'pd', 'upload', 'body']],
  ['slack-send-message-public-channel', ['slack', 'send', 'message', 'public', 'channel']],
  ['steps.trigger.event', ['steps.trigger.event', 'step', 'trigger', 'event']],
  ['this.$emit', ['this.$emit', 'this', '$emit', 'emit']],
  ['@pipedream/platform', ['@pipedream/platform', 'pipedream', 'platform']],
  ['dc_ and 413', ['dc_', 'dc', 'and', '413']],
  ['getOrgs', ['getorgs', 'get', 'org']],
  ['PUT /v1/sources/{id}', ['put', 'v1', 'source', 'id']],
  ['Zürich, naïve', ['zürich', 'naïve']],
  ['', []],
])('%j is split into %j', (text, words) => {
  expect(terms(text)).toEqual(words);
});

test('words have the right positions, in any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { term, start, end } of wordsOf(text)) {
        expect(term).not.toBe('');
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

test('highlights whole words, and identifiers with a matching part', () => {
  const isMeant = (term: string) => term === 'respond';
  expect(mark('Call $respond, then respond again', isMeant)).toEqual([
    'Call ',
    '$respond',
    ', then ',
    'respond',
    ' again',
  ]);
  expect(mark('nothing', isMeant)).toEqual(['nothing']);
});

test('an excerpt is the range with the most different words of the query', () => {
  const filler = 'Some other words that say nothing. '.repeat(20);
  const text = `A timer alone. ${filler}The timer of a workflow runs. ${filler}`;
  const excerpt = excerptOf(text, (term) => ['timer', 'workflow'].includes(term));
  expect(excerpt.join('')).toContain('The timer of a workflow runs.');
  expect(excerpt.filter((_, i) => i % 2 === 1)).toEqual(['timer', 'workflow']);
  expect(excerpt.join('').length).toBeLessThan(220);
});

test('an excerpt of any text is part of that text, and short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), fc.string(), (text, word) => {
      const excerpt = excerptOf(text, (term) => term.startsWith(word)).join('');
      expect(text).toContain(excerpt.replace(/^… /, '').replace(/ …$/, ''));
      expect(excerpt.length).toBeLessThan(260);
    }),
  );
});

test('an excerpt contains the match, in any context', () => {
  const piece = fc.oneof(
    fc.constantFrom('needle', 'a', 'some words. ', '. ', ' ', '/', 'needle.needle'),
    fc.string({ unit: fc.constantFrom(...'abc/.-: '), maxLength: 200 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const isMeant = (term: string) => term === 'needle';
      fc.pre(mark(text, isMeant).length > 1);
      expect(excerptOf(text, isMeant).length).toBeGreaterThan(1);
    }),
  );
});
