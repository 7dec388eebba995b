import { expect, test } from 'vitest';
import { type AuthorError, formatAuthorErrors } from '../../src/content/author-error.ts';
import { checkTitles } from '../../src/content/check/titles.ts';

const reportOf = (titles: Record<string, string>): string => {
  const errors: AuthorError[] = [];
  checkTitles(
    Object.entries(titles).map(([file, title]) => ({ file, frontmatter: { title }, titleLine: 3 })),
    errors,
  );
  return errors.length > 0 ? formatAuthorErrors(errors) : '';
};

test('two pages with the same title are reported with both files', () => {
  expect(reportOf({ 'content/a.mdx': 'Limits', 'content/b.mdx': 'limits' })).toMatchInlineSnapshot(`
    "content/b.mdx:3
      The page has the same title as content/a.mdx: limits.
      Search results and browser tabs show only the title, so give each page one that fits no other.

    1 error in the content"
  `);
});

test('but not pages with different titles', () => {
  expect(reportOf({ 'content/a.mdx': 'Limits', 'content/b.mdx': 'Limits of plans' })).toBe('');
});
