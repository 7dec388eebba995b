import { describe, expect, test } from 'vitest';
import { apps } from '../../data/apps.ts';
import { routes } from '../specification/routes.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

describe('the apps of data/apps.ts', () => {
  test('are in the order of their names', () => {
    const names = apps.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('have slugs of their own that look like slugs', () => {
    const slugs = apps.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z]+(_[a-z]+)*$/.test(slug))).toEqual([]);
  });

  test('name the guides that there are, and leave none out', () => {
    const guides = routes.filter((route) => /^\/apps\/(?!all-apps)/.test(route));
    expect([...new Set(apps.flatMap(({ guide }) => guide ?? []))].sort()).toEqual([...guides].sort());
  });
});

test('a page that asks for them has them as a table to filter', () => {
  const guides = [...new Set(apps.flatMap(({ guide }) => guide ?? []))];
  const { report, pages } = compileSite({
    'page.mdx': mdx('## Apps\n\n<AppIndex />'),
    ...Object.fromEntries(guides.map((route) => [`${route.slice(1, -1)}.mdx`, mdx('A guide.')])),
  });
  const { html = '', markdown = '' } = pages.get('/page/') ?? {};
  expect(report).toBe('');
  expect(html).toContain('Filter apps');
  for (const { name, slug } of apps) {
    expect(html.replaceAll('<wbr/>', '')).toContain(`<code>${slug}</code>`);
    expect(markdown).toContain(`[${name}](https://pipedream.com/apps/${slug})`);
  }
});
