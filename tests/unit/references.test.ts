import { describe, expect, test } from 'vitest';
import { addRedirect, removeRedirect, retargetRedirects } from '../../src/commands/redirect-table.ts';
import { moveTargets, rewriteAddresses, rewriteLinks } from '../../src/commands/references.ts';
import { mdx } from './support/tiny-site.ts';

const retarget = moveTargets('/a/', '/b/');
const rewritten = (body: string, extra = '') => rewriteLinks(mdx(body, extra), retarget).text;

describe('links to a moved page', () => {
  test.each([
    ['[x](/a/)', '[x](/b/)'],
    [
      'Über 🦊 [x](/a/#ä), [*y*](/a/#b "title") [z](</a/>)',
      'Über 🦊 [x](/b/#ä), [*y*](/b/#b "title") [z](</b/>)',
    ],
    ['| A |\n| --- |\n| [x](/a/#b) |', '| A |\n| --- |\n| [x](/b/#b) |'],
    ['[two\nlines](/a/)', '[two\nlines](/b/)'],
    [
      '<Cards>\n<Card title="A > B" href="/a/#b" />\n</Cards>',
      '<Cards>\n<Card title="A > B" href="/b/#b" />\n</Cards>',
    ],
    ['[a `](/a/)` b](/a/)', '[a `](/a/)` b](/b/)'],
  ])('%j is updated', (before, after) => {
    expect(rewritten(before)).toBe(mdx(after));
  });

  test.each([
    '[x](/a/b/)',
    '[x](/c/a/)',
    '[x](/ab/)',
    '[x](https://example.com/a/)',
    '`[x](/a/)` and /a/',
    '```mdx parse\n[x](/a/)\n<Card href="/a/" />\n```',
  ])('%j is left unchanged', (body) => {
    expect(rewritten(body)).toBe(mdx(body));
  });

  test('are returned with their lines, without the parent of a page', () => {
    const { text, links } = rewriteLinks(mdx('One.\n\n[x](/a/)', 'parent: /a/'), retarget);
    expect(text).toBe(mdx('One.\n\n[x](/b/)', 'parent: /b/'));
    expect(links).toEqual([{ line: 9, from: '/a/', to: '/b/' }]);
  });
});

test('data refers to a route in quotes, or as a URL of the published site', () => {
  const text = `page('/a/'), "/a/#x": 1, '/a/b/', '/aa/', /a/, https://pipedream.com/docs/a/#y https://example.com/a/\nurl: https://pipedream.com/docs/a/`;
  expect(rewriteAddresses(text, '/a/', retarget)).toBe(
    `page('/b/'), "/b/#x": 1, '/a/b/', '/aa/', /a/, https://pipedream.com/docs/b/#y https://example.com/a/\nurl: https://pipedream.com/docs/b/`,
  );
});

describe('the redirect table', () => {
  const table =
    "const redirects = [\n  { from: '/x/', to: '/a/#h' },\n  // Why.\n  {\n    from: '/y/',\n    to: '/a/',\n  },\n];\n";

  test('gets a formatted entry at its end', () => {
    expect(addRedirect(table, '/a/', '/b/')).toContain("  },\n  { from: '/a/', to: '/b/' },\n];");
    const long = `/${'long/'.repeat(12)}`;
    expect(addRedirect(table, long, long)).toContain(
      `  {\n    from: '${long}',\n    to: '${long}',\n  },\n];`,
    );
    expect(() => addRedirect('[]', '/a/', '/b/')).toThrow('does not end with');
  });

  test('loses one entry, in either format', () => {
    expect(removeRedirect(table, '/x/')).toBe(table.replace("\n  { from: '/x/', to: '/a/#h' },", ''));
    expect(removeRedirect(table, '/y/')).toBe(
      "const redirects = [\n  { from: '/x/', to: '/a/#h' },\n  // Why.\n];\n",
    );
    expect(removeRedirect(table, '/a/')).toBe(table);
  });

  test('gets new targets, with their headings', () => {
    expect(retargetRedirects(table, retarget)).toBe(table.replaceAll('/a/', '/b/'));
  });
});
