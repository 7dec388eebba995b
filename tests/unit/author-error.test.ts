import { describe, expect, test } from 'vitest';
import { AuthorErrors, failOnErrors, formatAuthorErrors } from '../../src/content/author-error.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

describe('errors in several files', () => {
  test('are reported together, sorted by file and line', () => {
    const { report } = compileSite(
      {
        'limits.mdx': mdx('See [a](/limit/).\n\n## Memory\n\n## Memory\n\n{limits.dsk}'),
        'apps/slack.mdx': mdx(':::nota\nText.\n:::\n\n```js\n1\n```'),
        'pricing.mdx': mdx('Text.'),
      },
      {
        sidebar: [
          { type: 'page', route: '/limits/' },
          { type: 'page', route: '/apps/slack/' },
        ],
        locks: { anchors: {}, routes: ['/old/'] },
      },
    );
    expect(report).toMatchInlineSnapshot(`
      "content/apps/slack.mdx:6
        Unknown directive ":::nota".
        Did you mean "note"? Known are: note, tip, warning, danger, steps. They are written :::name ... :::. A literal colon before a word goes into \`code\` or is escaped: \\:.

      content/apps/slack.mdx:10
        A code block does not say what is done with it.
        Write one of: run, check, parse, output, shape, show.

      content/limits.mdx:6
        Dead link: there is no page /limit/.
        The nearest is /limits/.

      content/limits.mdx:10
        Duplicate heading id "memory".
        It is in line 8 too. Give one of them another id with {#id}.

      content/limits.mdx:12
        Unknown constant {limits.dsk}: limits has no "dsk".
        Did you mean "disk"?

      content/pricing.mdx:1
        The page isn't in the sidebar and doesn't name a parent.
        Add it to data/sidebar.ts, or write parent: /route/ in its frontmatter.

      data/routes.lock.json
        The published route /old/ no longer has a page.
        Bring the page back, or add a redirect to data/redirects.ts.

      7 errors in the content"
    `);
  });

  test('are reported once: a page with syntax errors causes no broken links or missing routes', () => {
    const { outline } = compileSite(
      { 'limits.mdx': 'No frontmatter.', 'page.mdx': mdx('Text.') },
      {
        sidebar: [
          { type: 'page', route: '/limits/' },
          { type: 'page', route: '/page/' },
        ],
        locks: { anchors: {}, routes: ['/limits/'] },
      },
    );
    expect(outline.errors).toHaveLength(1);
  });
});

test('without errors the build continues, otherwise it ends with the complete list', () => {
  const error = { file: 'content/a.mdx', line: 3, message: 'Wrong.', hint: 'Right.' };
  expect(() => failOnErrors([])).not.toThrow();
  expect(() => failOnErrors([error])).toThrow(AuthorErrors);
  expect(() => failOnErrors([error])).toThrow(
    'content/a.mdx:3\n  Wrong.\n  Right.\n\n1 error in the content',
  );
});

test('the list is sorted without mutating the input', () => {
  const at = (file: string, line: number) => ({ file, line, message: 'm', hint: 'h' });
  const errors = [at('b.mdx', 2), at('b.mdx', 10), at('a.mdx', 5), at('b.mdx', 0)];
  const places = formatAuthorErrors(errors).match(/^\w\.mdx.*$/gm);
  expect(places).toEqual(['a.mdx:5', 'b.mdx', 'b.mdx:2', 'b.mdx:10']);
  expect(errors.map(({ line }) => line)).toEqual([2, 10, 5, 0]);
});
