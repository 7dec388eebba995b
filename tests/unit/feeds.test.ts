import { describe, expect, test } from 'vitest';
import { llms, llmsFull, robots, sitemap } from '../../src/build/feeds.ts';
import type { CompiledPage } from '../../src/content/compile/page.ts';
import { readSite } from '../../src/shared/site.ts';
import { compileSite, description, mdx } from './support/tiny-site.ts';

const site = readSite({});
const descriptionOf = (title: string): string => `${description} It is about ${title}.`;
const titled = (title: string, extra?: string) =>
  mdx('Text.', extra).replace('title: A page', `title: ${title}`).replace(description, descriptionOf(title));
const compiled = compileSite(
  {
    // In the order of the file system, which is not that of the sidebar.
    'apps/index.mdx': titled('Apps'),
    'apps/slack.mdx': titled('Slack', 'parent: /apps/'),
    'index.mdx': titled('Overview'),
    'limits.mdx': titled('Limits'),
    'steps.mdx': titled('Steps'),
  },
  {
    sidebar: [
      { type: 'page', route: '/' },
      {
        type: 'group',
        title: 'Workflows',
        items: [
          { type: 'page', route: '/steps/' },
          { type: 'page', route: '/apps/' },
        ],
      },
      { type: 'page', route: '/limits/' },
      { type: 'link', title: 'Support', href: 'https://pipedream.com/support' },
      { type: 'group', title: 'Integrations', items: [{ type: 'page', route: '/apps/' }] },
    ],
    lastUpdated: new Map([['limits.mdx', '2021-12-01T10:00:00+01:00']]),
  },
);
const pages = [...compiled.pages.values()];

test('the site of these tests has no errors', () => {
  expect(compiled.report).toBe('');
});

describe('sitemap.xml', () => {
  const xml = sitemap(pages, site);

  test('is XML with one complete URL for each page', () => {
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
    );
    const addresses = [
      ...xml.matchAll(/^ {2}<url><loc>([^<>]+)<\/loc>(?:<lastmod>[^<>]+<\/lastmod>)?<\/url>$/gm),
    ].map(([, loc]) => loc);
    expect(addresses.sort()).toEqual(
      ['', 'apps/', 'apps/slack/', 'limits/', 'steps/'].map((path) => `https://pipedream.com/docs/${path}`),
    );
    expect(xml.split('<url>').length - 1).toBe(addresses.length);
    expect(xml).toMatch(/<\/urlset>\n$/);
  });

  test('has the date of the last change if it is known, and no other', () => {
    expect(xml).toContain(
      '<loc>https://pipedream.com/docs/limits/</loc><lastmod>2021-12-01T10:00:00+01:00</lastmod>',
    );
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  });

  test('stays valid XML if a URL contains special characters', () => {
    const [first] = pages as [CompiledPage];
    const odd = { ...first, view: { ...first.view, page: { ...first.view.page, path: '/docs/a&b<c>/' } } };
    expect(sitemap([odd], site)).toContain('<loc>https://pipedream.com/docs/a&amp;b&lt;c&gt;/</loc>');
  });
});

test('robots.txt links to the sitemap of this site', () => {
  expect(robots(readSite({ DOCS_ORIGIN: 'https://x.example', DOCS_BASE: '/help/' }))).toContain(
    'Sitemap: https://x.example/help/sitemap.xml\n',
  );
});

describe('llms.txt', () => {
  test('lists every page once, in the order of the sidebar, with the others at the end', () => {
    const line = (title: string, path: string) =>
      `- [${title}](https://pipedream.com/docs/${path}index.md): ${descriptionOf(title)}`;
    expect(llms(pages, compiled.outline.navigation.entries, site)).toContain(
      [
        line('Overview', ''),
        line('Limits', 'limits/'),
        '',
        '## Workflows',
        '',
        line('Steps', 'steps/'),
        line('Apps', 'apps/'),
        '',
        '## Integrations',
        '',
        '',
        '## More',
        '',
        line('Slack', 'apps/slack/'),
        '',
      ].join('\n'),
    );
  });

  test('starts as llmstxt.org specifies: the name, then a quote with the description', () => {
    expect(llms(pages, [], site)).toMatch(/^# Pipedream Docs\n\n> [^\n]+\n\n/);
  });
});

test('robots.txt of a preview lets crawlers fetch pages to see noindex, and has no sitemap', () => {
  expect(robots(readSite({ DOCS_NOINDEX: 'on' }))).toBe('User-agent: *\nAllow: /\n');
});

test('a page with noindex is in no list, unlike the others', () => {
  const {
    pages: some,
    outline,
    report,
  } = compileSite({
    'index.mdx': titled('Overview'),
    'hidden.mdx': titled('Hidden', 'noindex: true'),
    'limits.mdx': titled('Limits'),
  });
  expect(report).toBe('');
  const published = [...some.values()].map((page) => ({ ...page, readMarkdown: () => page.markdown }));
  const lists = [
    sitemap(published, site),
    llms(published, outline.navigation.entries, site),
    [...llmsFull(published)].join(''),
  ];
  for (const list of lists) {
    expect(list).toMatch(/limits/i);
    expect(list).not.toMatch(/hidden/i);
  }
});

test('llms-full.txt contains the text of every page', () => {
  const text = [
    ...llmsFull(pages.map(({ view, markdown }) => ({ view, readMarkdown: () => markdown }))),
  ].join('');
  for (const { markdown } of pages) expect(text).toContain(markdown);
  expect(text.split('\n\n---\n\n')).toHaveLength(pages.length);
});
