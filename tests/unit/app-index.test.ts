import { describe, expect, test } from 'vitest';
import { apps } from '../../data/apps.ts';
import { registry } from '../../data/registry.ts';
import { startOf } from '../../src/content/expand/tables.ts';
import { routes } from '../specification/routes.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

describe('the apps of data/apps.ts', () => {
  test('are sorted by name', () => {
    const names = apps.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('have unique, valid slugs', () => {
    const slugs = apps.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9_]+$/.test(slug))).toEqual([]);
  });

  test('link to all existing guides', () => {
    const guides = routes.filter((route) => /^\/apps\/(?!all-apps)/.test(route));
    expect([...new Set(apps.flatMap(({ guide }) => guide ?? []))].sort()).toEqual([...guides].sort());
  });
});

describe('the registry of data/registry.ts', () => {
  test('has each key once, with the app as its prefix', () => {
    const keys = registry.flatMap(({ sources, actions }) => [...sources, ...actions].map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { folder, sources, actions } of registry)
      for (const { key } of [...sources, ...actions])
        expect(key.replaceAll('-', '_').startsWith(`${folder}_`), key).toBe(true);
  });

  test('is sorted by app, with the names from the list of apps', () => {
    const names = registry.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    for (const { folder, name } of registry)
      expect(apps.find(({ slug }) => slug === folder)?.name ?? name).toBe(name);
  });

  test.each([
    ['webhook', 'by webhook'],
    [{ seconds: 15 }, 'every 15 seconds'],
    [{ seconds: 60 }, 'every minute'],
    [{ seconds: 900 }, 'every 15 minutes'],
    [{ seconds: 86_400 }, 'every day'],
    [{ cron: '0 0 * * *' }, 'on the schedule `0 0 * * *`'],
  ] as const)('describes a source that starts with %j: %s', (starts, words) => {
    expect(startOf(starts)).toBe(words);
  });
});

test('a page with these components has both as filterable tables', () => {
  const guides = [...new Set(apps.flatMap(({ guide }) => guide ?? []))];
  const { report, pages } = compileSite({
    'page.mdx': mdx('## Apps\n\n<AppIndex />\n\n## Components\n\n<RegistryIndex />'),
    ...Object.fromEntries(guides.map((route) => [`${route.slice(1, -1)}.mdx`, mdx('A guide.')])),
  });
  const { html = '', markdown = '' } = pages.get('/page/') ?? {};
  expect(report).toBe('');
  expect(html).toContain('Filter apps');
  for (const { folder, name, sources, actions } of registry) {
    expect(html).toContain(`id="${folder}"`);
    expect(markdown).toContain(`### ${name}\n`);
    for (const { key } of [...sources, ...actions]) expect(markdown).toContain(`\`${key}\``);
  }
  for (const { name, slug } of apps) {
    expect(html.replaceAll('<wbr/>', '')).toContain(`<code>${slug}</code>`);
    expect(markdown).toContain(`[${name}](https://pipedream.com/apps/${slug})`);
  }
});
