import { describe, expect, test } from 'vitest';
import { compileSite, description, mdx } from './support/tiny-site.ts';

describe('a page', () => {
  test('has the fields of the specification', () => {
    const { outline } = compileSite(
      { 'api/rest/index.mdx': mdx('## Base URL\n\n### Versions', 'prev: false') },
      { lastUpdated: new Map([['api/rest/index.mdx', '2021-12-01T10:00:00Z']]) },
    );
    expect(outline.pages.get('/api/rest/')).toEqual({
      title: 'A page',
      description,
      frontmatter: { title: 'A page', description, prev: false },
      regularPath: '/api/rest/',
      relativePath: 'api/rest/index.mdx',
      key: 'api_rest',
      path: '/docs/api/rest/',
      headers: [
        { level: 2, title: 'Base URL', slug: 'base-url' },
        { level: 3, title: 'Versions', slug: 'versions' },
      ],
      lastUpdated: '2021-12-01T10:00:00Z',
    });
  });

  test('has no date if none is known', () => {
    expect(compileSite({ 'page.mdx': mdx('Text.') }).outline.pages.get('/page/')).not.toHaveProperty(
      'lastUpdated',
    );
  });

  test('cannot have the URL of another page', () => {
    expect(
      compileSite({ 'limits.mdx': mdx('A.'), 'limits/index.mdx': mdx('B.') }).report,
    ).toMatchInlineSnapshot(`
      "content/limits/index.mdx
        The page has the same URL as content/limits.mdx.
        Rename or remove one of them.

      1 error in the content"
    `);
  });
});
