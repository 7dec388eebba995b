import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { articleWithTitle, renderNotFound, renderPage } from '../../src/build/render.tsx';
import { contentSecurityPolicy, securityHeaders } from '../../src/build/security.ts';
import { layoutIds } from '../../src/content/tree/headings.ts';
import { readSite } from '../../src/shared/site.ts';
import { Operation } from '../../src/ui/article/Operation/Operation.tsx';
import { Screen } from '../../src/ui/article/Screen/Screen.tsx';
import { compileSite, mdx } from './support/tiny-site.ts';

const site = readSite({});
const assets = {
  stylesheet: '/docs/assets/css/style.12345678.css',
  extraSheets: {
    drawings: '/docs/assets/css/drawings.12345678.css',
    parts: '/docs/assets/css/parts.12345678.css',
    screens: '/docs/assets/css/screens.12345678.css',
  },
  boot: '/docs/assets/js/boot.12345678.js',
  buildId: '12345678',
};
const { outline, pages } = compileSite({
  'page.mdx': mdx('## </script><b>Here'.replace(/[<]/g, '\\<')),
  'other.mdx': mdx('Text.'),
});
const context = { site, entries: outline.navigation.entries, assets, buckets: 1 };

const compiled = pages.get('/page/');
if (!compiled) throw new Error('The page was not compiled.');
const html = renderPage(compiled.view, articleWithTitle(compiled.view.page, compiled.html), context);

describe('a document', () => {
  test('adds no id to the page that could conflict with a heading', () => {
    const outside = html.replace(/<article.*<\/article>/s, '');
    const ids = [...outside.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
    // Ids that React generates start with an underscore and differ from every heading's.
    const named = ids.filter((id) => !id.startsWith('_'));
    expect(named).toContain('progress');
    expect(named.filter((id) => !layoutIds.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has no inline script that the content security policy doesn't allow", () => {
    const policy = contentSecurityPolicy(site);
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '');
    expect(inline.length).toBeGreaterThan(0);
    for (const code of inline)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(html).not.toMatch(/\s(style|on\w+)="/);
  });

  test('has a social card with a complete URL', () => {
    expect(html).toContain('<meta property="og:image" content="https://pipedream.com/docs/page/card.png"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(renderNotFound(context)).not.toContain('og:image');
  });

  test('has breadcrumbs as JSON-LD if the page has a parent, and no title can end them', () => {
    const view = {
      ...compiled.view,
      breadcrumbs: [{ title: 'Group' }, { title: '</script>', path: '/docs/a/' }],
    };
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(renderPage(view, '', context)) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '</script>', item: 'https://pipedream.com/docs/a/' },
        { '@type': 'ListItem', position: 2, name: view.page.title },
      ],
    });
    expect(html).not.toContain('ld+json');
  });

  test('links to the stylesheets that its article needs, and no others', () => {
    const sheetsOf = (article: string) =>
      [...renderPage(compiled.view, article, context).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    const screen = renderToStaticMarkup(createElement(Screen, { label: 'A screen' }));
    const operation = renderToStaticMarkup(createElement(Operation, { method: 'GET', path: '/' }));
    expect(sheetsOf('<p class="m">Text</p>')).toEqual([assets.stylesheet]);
    expect(sheetsOf(screen)).toEqual([assets.stylesheet, assets.extraSheets.screens]);
    expect(sheetsOf(operation + screen)).toEqual([
      assets.stylesheet,
      assets.extraSheets.parts,
      assets.extraSheets.screens,
    ]);
  });

  test('has one canonical URL, and a description', () => {
    expect(html).toContain('<link rel="canonical" href="https://pipedream.com/docs/page/"/>');
    expect(html).toContain('<title>A page | Pipedream Docs</title>');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('for an unknown URL is not indexed by search engines', () => {
    const missing = renderNotFound(context);
    expect(missing).toContain('<meta name="robots" content="noindex"/>');
    expect(missing).not.toContain('rel="canonical"');
  });

  test('is indexed by search engines unless its author or the configuration disables that', () => {
    const robots = '<meta name="robots" content="noindex"/>';
    expect(html).not.toContain(robots);
    const { view } = compiled;
    const frontmatter = { ...view.page.frontmatter, noindex: true } as const;
    const hidden = { ...view, page: { ...view.page, frontmatter } };
    expect(renderPage(hidden, compiled.html, context)).toContain(robots);
    const preview = readSite({ DOCS_NOINDEX: 'on' });
    expect(renderPage(view, compiled.html, { ...context, site: preview })).toContain(robots);
    expect(renderNotFound({ ...context, site: preview }).split(robots)).toHaveLength(2);
    expect(securityHeaders(preview)).toMatchObject({ 'X-Robots-Tag': 'noindex' });
    expect(securityHeaders(site)).not.toHaveProperty('X-Robots-Tag');
  });

  test('links to its icons and the manifest, and has the color of both themes', () => {
    for (const part of [
      '<link rel="icon" href="/docs/favicon.svg" type="image/svg+xml"/>',
      '<link rel="apple-touch-icon" href="/docs/apple-touch-icon.png"/>',
      '<link rel="manifest" href="/docs/site.webmanifest"/>',
      '<meta name="theme-color" content="#111419" media="(prefers-color-scheme: dark)"/>',
    ])
      expect(html).toContain(part);
    expect(contentSecurityPolicy(site)).toContain("manifest-src 'self'");
  });
});

describe('the content security policy', () => {
  test('allows no third parties unless they are configured', () => {
    const policy = contentSecurityPolicy(site);
    expect(policy).not.toContain('https:');
    expect(policy).not.toMatch(/unsafe-|\*/);
    expect(policy).toContain("default-src 'none'");
  });

  test('allows the configured services, and only what they need', () => {
    const configured = readSite({
      DOCS_TAG_MANAGER_ID: 'GTM-ABC123',
      DOCS_ALGOLIA_APP_ID: 'APP1',
      DOCS_ALGOLIA_API_KEY: 'key',
      DOCS_ALGOLIA_INDEX_NAME: 'docs',
    });
    const directives = Object.fromEntries(
      contentSecurityPolicy(configured)
        .split(';')
        .map((directive) => [directive.split(' ', 1)[0], directive]),
    );
    expect(directives['script-src']).toContain('https://www.googletagmanager.com');
    expect(directives['script-src']).not.toContain('algolia');
    expect(directives['connect-src']).toContain('https://APP1-dsn.algolia.net');
  });

  test('is a header of every response, like those that prevent sniffing and framing', () => {
    expect(securityHeaders(site)).toMatchObject({
      'Content-Security-Policy': contentSecurityPolicy(site),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
    });
    expect(contentSecurityPolicy(site)).toContain("frame-ancestors 'none'");
  });
});
