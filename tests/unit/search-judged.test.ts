import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../src/folders.ts';
import { type JudgedQuery, judge } from '../search/judge.ts';
import { type SiteEngine, siteEngine } from '../search/site-engine.ts';

const queries: JudgedQuery[] = JSON.parse(readFileSync(join(root, 'tests/search/queries.json'), 'utf8'));

describe('search of the documentation, by the judged queries', () => {
  let site: SiteEngine;
  beforeAll(async () => {
    site = await siteEngine();
  });

  test('there are enough of them, each once, and some are kept aside', () => {
    expect(queries.length).toBeGreaterThanOrEqual(400);
    expect(new Set(queries.map(({ query }) => query.toLowerCase())).size).toBe(queries.length);
    expect(queries.filter(({ aside }) => aside).length).toBeGreaterThanOrEqual(80);
  });

  test('every section that answers one is there', () => {
    const sections = new Set(
      site.documents.flatMap(({ route, sections }) =>
        sections.map(({ slug }) => route + (slug && `#${slug}`)),
      ),
    );
    const lost = queries.flatMap(({ query, answers }) =>
      answers.filter((answer) => !sections.has(answer)).map((answer) => `${query}: ${answer}`),
    );
    expect(lost).toEqual([]);
  });

  // A little below what is reached, so that an edit to a page is no alarm and a worse ranking is one.
  test.each([
    ['tuned on', false, 0.9, 0.96],
    ['kept aside', true, 0.91, 0.95],
  ])('the answer to those %s comes first, or nearly', (_, aside, first, firstThree) => {
    const verdict = judge(
      site.find,
      queries.filter((query) => Boolean(query.aside) === aside),
    );
    expect(verdict.first).toBeGreaterThanOrEqual(first);
    expect(verdict.firstThree).toBeGreaterThanOrEqual(firstThree);
  });
});
