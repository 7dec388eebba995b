import { describe, expect, test } from 'vitest';
import { redirects } from '../../data/redirects.ts';
import { sidebar } from '../../data/sidebar.ts';
import { readLocks } from '../../src/build/inputs.ts';
import { planNewPage } from '../../src/commands/new-page.ts';
import { readSourcePage, type SourcePage } from '../../src/content/read/source-page.ts';
import { routeOfFile } from '../../src/shared/paths.ts';
import { routes } from '../specification/routes.ts';
import { compileSite, description, mdx } from './support/tiny-site.ts';

const context = { sidebar, redirects, locks: readLocks(), pages: [] };
const pagesOf = (texts: Record<string, string>): SourcePage[] =>
  Object.entries(texts).flatMap(([path, text]) => {
    const page = readSourcePage(path, text);
    return 'route' in page ? [page] : [];
  });

describe('a new page', () => {
  test('has its frontmatter, its place in the sidebar, and a list of the ids that links expect', () => {
    const pages = pagesOf({
      'limits.mdx': mdx(
        '[a](/workflows/copy/#folders) [b](/workflows/copy/#old)\n\n<Cards>\n<Card title="c" href="/workflows/copy/#cards" />\n</Cards>',
      ),
    });
    const locks = { anchors: { '/workflows/copy/': ['old', 'older'] }, routes: [] };
    const { path, text, notes } = planNewPage('workflows/copy', { ...context, pages, locks });
    expect(path).toBe('workflows/copy.mdx');
    expect(text).toMatchInlineSnapshot(`
      "---
      title: "Copy"
      description: # One sentence of 40 to 180 characters that would make someone open the page from a list of results.
      ---

      {/*
      Links lead to these ids. Give each to a heading, ## Name {#id}, or write <Anchor id="id another" /> before what
      answers it. Then remove this list.
      - old
      - older
      - folders (content/limits.mdx:6)
      - cards (content/limits.mdx:9)
      */}
      "
    `);
    expect(notes).toEqual([
      'Its place in the sidebar: Managing Workflows, Copy.',
      'Ids that it must have: 4. They are listed in the file.',
      'Add the route to tests/specification/routes.ts, which lists every page.',
    ]);
  });

  test('has errors until it is written, and none once it has the expected ids', () => {
    const { path, text } = planNewPage('/abuse/', context);
    const locks = { anchors: { '/abuse/': ['reporting-abuse'] }, routes: [] };
    const begun = compileSite({ [path]: text }, { locks });
    expect(begun.report).toContain('description');
    const described = text.replace(/description: .*/, `description: ${description}`);
    const { report } = compileSite({ [path]: described }, { locks });
    expect(report).toContain('The page has only frontmatter.');
    expect(report).toContain('Published heading ids no longer resolve: reporting-abuse.');
    expect(compileSite({ [path]: `${described}\n## Reporting abuse\n` }, { locks }).report).toBe('');
  });

  test("has the nearest page of the sidebar as its parent if it isn't listed", () => {
    const { text, notes } = planNewPage('/apps/zoho-crm/', context);
    expect(text).toContain('title: "Zoho crm"\n');
    expect(text).toContain('\nparent: /apps/all-apps/\n');
    expect(notes[0]).toContain('its parent is /apps/all-apps/');
  });

  test('can be created for any route, and read once it has a description', () => {
    for (const route of routes) {
      const { path, text } = planNewPage(route, context);
      expect(routeOfFile(path)).toBe(route);
      const page = readSourcePage(path, text.replace(/description: .*/, `description: ${description}`));
      expect(page.errors.map(({ message }) => message)).toEqual(['The page has only frontmatter.']);
    }
  });

  test('is the index of a folder if there are pages below it', () => {
    const pages = pagesOf({ 'api/rest/rss.mdx': mdx('A.') });
    expect(planNewPage('/api/rest/', { ...context, pages }).path).toBe('api/rest/index.mdx');
  });
});

describe("a page can't be created", () => {
  test.each([
    ['', 'Name the route of the page'],
    ['/Limits & more/', '/Limits & more/ is not a route. Use lowercase letters'],
    ['/cron/', '/cron/ is a redirect to /workflows/steps/triggers/#schedule'],
    ['/assets/logo/', 'No page can have the URL /assets/logo/: it is for scripts'],
  ])('%j is explained', (route, message) => {
    expect(() => planNewPage(route, context)).toThrow(message);
  });

  test('if it exists already', () => {
    const pages = pagesOf({ 'limits.mdx': mdx('A.') });
    expect(() => planNewPage('/limits/', { ...context, pages })).toThrow(
      '/limits/ exists already: content/limits.mdx.',
    );
  });
});
