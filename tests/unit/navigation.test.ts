import { describe, expect, test } from 'vitest';
import type { SidebarEntry } from '../../data/sidebar.ts';
import type { FindLine } from '../../src/content/line-in-file.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

const page = (title: string, ...extra: string[]) =>
  mdx('Text.', extra.join('\n')).replace('title: A page', `title: ${title}`);
const group = (title: string, ...routes: string[]): SidebarEntry => ({
  type: 'group',
  title,
  items: routes.map((route) => ({ type: 'page', route })),
});

const sidebar: SidebarEntry[] = [
  { type: 'page', route: '/', title: 'Overview' },
  group('Apps', '/apps/', '/shared/'),
  group('More', '/shared/', '/limits/'),
  { type: 'link', title: 'Support', href: 'https://pipedream.com/support' },
];
const sources = {
  'index.mdx': page('Pipedream'),
  'apps/index.mdx': page('All apps', 'sidebarTitle: Apps'),
  'apps/slack.mdx': page('Slack', 'parent: /apps/'),
  'apps/discord.mdx': page('Discord', 'parent: /apps/'),
  'shared.mdx': page('Shared'),
  'limits.mdx': page('Limits'),
};
const site = compileSite(sources, { sidebar });
const viewOf = (route: string) => site.pages.get(route)?.view;

describe('the sidebar', () => {
  test('has no errors on this site', () => {
    expect(site.report).toBe('');
  });

  test('shows existing pages in order, without empty groups', () => {
    expect(site.outline.navigation.entries).toEqual([
      { type: 'link', title: 'Overview', path: '/docs/' },
      {
        type: 'group',
        title: 'Apps',
        links: [
          { type: 'link', title: 'Apps', path: '/docs/apps/' },
          { type: 'link', title: 'Shared', path: '/docs/shared/' },
        ],
      },
      {
        type: 'group',
        title: 'More',
        links: [
          { type: 'link', title: 'Shared', path: '/docs/shared/' },
          { type: 'link', title: 'Limits', path: '/docs/limits/' },
        ],
      },
      { type: 'link', title: 'Support', path: 'https://pipedream.com/support', external: true },
    ]);
  });
});

describe('the navigation of a page', () => {
  test('has its group, its neighbors in the sidebar, and the URL of its source', () => {
    expect(viewOf('/apps/')).toMatchObject({
      breadcrumbs: [{ title: 'Apps' }],
      sidebarPath: '/docs/apps/',
      previous: { title: 'Pipedream', path: '/docs/' },
      next: { title: 'Shared', path: '/docs/shared/' },
      editUrl: 'https://github.com/PipedreamHQ/pipedream/edit/master/docs/docs/apps/index.mdx',
    });
  });

  test('of a page in two groups belongs to the first', () => {
    expect(viewOf('/shared/')).toMatchObject({
      breadcrumbs: [{ title: 'Apps' }],
      previous: { path: '/docs/apps/' },
      next: { path: '/docs/limits/' },
    });
  });

  test('has nothing before the first page, and nothing after the last', () => {
    expect(viewOf('/')).not.toHaveProperty('previous');
    expect(viewOf('/')).toMatchObject({ breadcrumbs: [], next: { path: '/docs/apps/' } });
    expect(viewOf('/limits/')).not.toHaveProperty('next');
  });

  test('of child pages leads through their siblings to the page after their parent', () => {
    expect(viewOf('/apps/slack/')).toMatchObject({
      breadcrumbs: [{ title: 'Apps' }, { title: 'Apps', path: '/docs/apps/' }],
      sidebarPath: '/docs/apps/',
      previous: { title: 'Discord', path: '/docs/apps/discord/' },
      next: { title: 'Shared', path: '/docs/shared/' },
    });
    expect(viewOf('/apps/discord/')).toMatchObject({ previous: { title: 'All apps', path: '/docs/apps/' } });
  });

  test('omits links that prev: false and next: false hide', () => {
    const { pages } = compileSite({
      'a.mdx': page('A'),
      'b.mdx': page('B', 'prev: false', 'next: false'),
      'c.mdx': page('C', 'next: false'),
      'd.mdx': page('D'),
    });
    expect(pages.get('/b/')?.view).not.toHaveProperty('previous');
    expect(pages.get('/b/')?.view).not.toHaveProperty('next');
    expect(pages.get('/c/')?.view).toMatchObject({ previous: { path: '/docs/b/' } });
    expect(pages.get('/c/')?.view).not.toHaveProperty('next');
  });
});

describe('an error in the sidebar, or of a page outside it, is reported', () => {
  const one = { 'limits.mdx': page('Limits') };
  const limits: SidebarEntry[] = [{ type: 'page', route: '/limits/' }];

  test('an entry without a page', () => {
    expect(
      compileSite(one, { sidebar: [...limits, { type: 'page', route: '/limit/' }] }).report,
    ).toMatchInlineSnapshot(`
      "data/sidebar.ts
        The sidebar lists /limit/, which has no page.
        Did you mean "/limits/"? Known are: /limits/.

      1 error in the content"
    `);
  });

  test("unknown entries, which don't affect the others", () => {
    // An entry without page(), because the file is loaded without type checking.
    const wrong = [...limits, '/limits/', { ...group('A', '/limits/'), items: ['/limits/', null] }, {}];
    const findLine: FindLine = (file, value) => ({ file, line: value.length });
    const { report, outline } = compileSite(one, { findLine, sidebar: wrong as SidebarEntry[] });
    expect(report).toMatchInlineSnapshot(`
      "data/sidebar.ts
        The sidebar's group "A" has an unknown entry: null.
        Write page('/limits/'), or page('/limits/', 'Limits') for a shorter title.

      data/sidebar.ts
        The sidebar has an unknown entry: {}.
        Write page('/limits/'), group('Title', page('/limits/'), …) or { type: 'link', title: '…', href: 'https://…' }.

      data/sidebar.ts:8
        The sidebar has an unknown entry: "/limits/".
        Write page('/limits/'), group('Title', page('/limits/'), …) or { type: 'link', title: '…', href: 'https://…' }.

      data/sidebar.ts:8
        The sidebar's group "A" has an unknown entry: "/limits/".
        Write page('/limits/'), or page('/limits/', 'Limits') for a shorter title.

      4 errors in the content"
    `);
    expect(outline.navigation.entries).toEqual([{ type: 'link', title: 'Limits', path: '/docs/limits/' }]);
  });

  test('with its line in data/sidebar.ts', () => {
    const findLine: FindLine = (file, value) => ({ file, line: value === '/limit/' ? 7 : 0 });
    const { report } = compileSite(one, {
      findLine,
      sidebar: [...limits, { type: 'page', route: '/limit/' }],
    });
    expect(report).toContain('data/sidebar.ts:7\n  The sidebar lists /limit/');
  });

  test('an unreachable page', () => {
    expect(
      compileSite({ ...one, 'lost.mdx': page('Lost') }, { sidebar: limits }).report,
    ).toMatchInlineSnapshot(`
      "content/lost.mdx:1
        The page isn't in the sidebar and doesn't name a parent.
        Add it to data/sidebar.ts, or write parent: /route/ in its frontmatter.

      1 error in the content"
    `);
  });

  test('a missing parent', () => {
    expect(
      compileSite({ ...one, 'lost.mdx': page('Lost', 'parent: /limit/') }, { sidebar: limits }).report,
    ).toMatchInlineSnapshot(`
      "content/lost.mdx:1
        The parent /limit/ is not a page of the sidebar.
        Did you mean "/limits/"? Known are: /limits/.

      1 error in the content"
    `);
  });

  test('a parent that has a parent itself', () => {
    const below = { 'a.mdx': page('A', 'parent: /limits/'), 'b.mdx': page('B', 'parent: /a/') };
    expect(compileSite({ ...one, ...below }, { sidebar: limits }).report).toContain(
      'The parent /a/ is not a page of the sidebar.',
    );
  });

  test('a page that is in the sidebar and has a parent', () => {
    const both: SidebarEntry[] = [...limits, { type: 'page', route: '/both/' }];
    expect(
      compileSite({ ...one, 'both.mdx': page('Both', 'parent: /limits/') }, { sidebar: both }).report,
    ).toMatchInlineSnapshot(`
      "content/both.mdx:1
        The page is in the sidebar but also names a parent.
        Keep one of the two.

      1 error in the content"
    `);
  });

  test('but not a parent or a sidebar entry whose page has syntax errors, which is reported itself', () => {
    const { report } = compileSite(
      { ...one, 'a.mdx': page('A', 'parent: /later/'), 'later.mdx': '---\ntitle: Later\n' },
      { sidebar: [...limits, { type: 'page', route: '/later/' }] },
    );
    expect(report).toContain('content/later.mdx');
    expect(report).toContain('1 error in the content');
  });
});
