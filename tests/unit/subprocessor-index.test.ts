import { describe, expect, test } from 'vitest';
import { subprocessors } from '../../data/subprocessors.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

describe('the subprocessors of data/subprocessors.ts', () => {
  test('are sorted by scope, then by name', () => {
    const keys = subprocessors.map(({ scope, name }) => `${scope} ${name}`);
    expect(keys).toEqual(keys.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('have their own pages about security', () => {
    const urls = subprocessors.map(({ reference }) => reference.url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => !url.startsWith('https://'))).toEqual([]);
  });
});

test('a page with the component has them as a table', () => {
  const { report, pages } = compileSite({ 'page.mdx': mdx('## List\n\n<SubprocessorIndex />') });
  const { html = '', markdown = '' } = pages.get('/page/') ?? {};
  expect(report).toBe('');
  for (const { name, reference } of subprocessors) {
    expect(html).toContain(name);
    expect(markdown).toContain(`[${reference.title}](${reference.url})`);
  }
});
