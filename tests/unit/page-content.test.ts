import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderNotFound, renderPage } from '../../src/build/render.tsx';
import { chunkScript } from '../../src/shared/page-chunk.ts';
import { contentOfDocument, isDocumentOf, type PageContent } from '../../src/shared/page-content.ts';
import { readSite } from '../../src/shared/site.ts';
import drawings from '../../src/ui/sheets/drawings.ts';
import type { DocumentContext } from '../../src/ui/shell/Document.tsx';
import { compileSite, mdx } from './support/tiny-site.ts';

const { outline, pages } = compileSite({
  'page.mdx': mdx('## Here'),
  'home.mdx': mdx('Text.').replace('---\n', '---\nlayout: home\n'),
});
const context: DocumentContext = {
  site: readSite({}),
  entries: outline.navigation.entries,
  assets: {
    stylesheet: '/first.css',
    extraSheets: { drawings: '/drawings.css' },
    boot: '/boot.js',
    buildId: 'aaaa1111',
  },
  buckets: 1,
};
const viewOf = (route: string) => {
  const page = pages.get(route);
  if (!page) throw new Error(`${route} was not compiled.`);
  return page.view;
};
const documentOf = (route: string, article: string) => renderPage(viewOf(route), article, context);
const contentOf = (text: string): PageContent => {
  const content = contentOfDocument(text);
  if (!content) throw new Error('The document has no content.');
  return content;
};

const load = (script: string) => import(`data:text/javascript,${encodeURIComponent(script)}`);
const text = fc.oneof(
  fc.constantFrom('</script>', '\u2028', '\u2029', '`', '${', '}', '\\', '"', "'", '\n'),
  fc.constantFrom('<article>b</article>', '<aside>', '</aside>', '<section>c</section>', '<title>', '</div>'),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
);
const html = fc.array(text).map((parts) => parts.join(''));

describe('the content of a document', () => {
  test('has the exact article, whatever it contains', () => {
    fc.assert(
      fc.property(html, (article) => {
        expect(contentOf(documentOf('/page/', article)).article).toBe(article);
      }),
    );
  });

  test('has every part that differs between pages, and nothing else', () => {
    const { head, tools, contents, footer, current, layout } = contentOf(documentOf('/page/', '<p>a</p>'));
    expect(head).toMatch(
      /^<title>A page \| Pipedream Docs<\/title><meta name="description".*page\/card.png"\/>$/,
    );
    expect(head).not.toMatch(/viewport|stylesheet|og:site_name|<script/);
    expect(tools).toContain('popoverTarget="toc"');
    expect(contents).toMatch(/^<nav .*<a href="#here">Here<\/a>.*<\/nav>$/);
    expect(footer).toContain('Was this page helpful?');
    expect([current, layout]).toEqual(['/docs/page/', undefined]);
  });

  test('has the addresses of the stylesheets', () => {
    expect(contentOf(documentOf('/page/', '<p>a</p>')).sheets).toEqual(['/first.css']);
    const drawing = Object.values(drawings).flatMap(Object.values)[0];
    const article = `<p class="${drawing}">&lt;link rel="stylesheet" href="a.css"&gt;</p>`;
    expect(contentOf(documentOf('/page/', article)).sheets).toEqual(['/first.css', '/drawings.css']);
  });

  test('has the layout', () => {
    expect(contentOf(documentOf('/home/', '')).layout).toBe('home');
  });

  test('is empty around the not-found article', () => {
    const { head, contents, footer, current } = contentOf(renderNotFound(context));
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect([contents, footer, current]).toEqual(['', '', undefined]);
  });

  test('is undefined for a truncated document', () => {
    const whole = documentOf('/page/', '<p>a</p>');
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (length) => {
        expect(contentOfDocument(whole.slice(0, length))).toBeUndefined();
      }),
    );
  });
});

test('belongs to one page and one build', () => {
  const whole = documentOf('/page/', '');
  expect(isDocumentOf(whole, '/docs/page/', 'aaaa1111')).toBe(true);
  expect(isDocumentOf(whole, '/docs/page', 'aaaa1111')).toBe(false);
  expect(isDocumentOf(whole, '/docs/page/', 'bbbb2222')).toBe(false);
  expect(isDocumentOf(renderNotFound(context), '/docs/page/', 'aaaa1111')).toBe(false);
});

describe('a chunk', () => {
  test('exports the content, whatever text it contains', async () => {
    await fc.assert(
      fc.asyncProperty(html, async (article) => {
        const page = { ...contentOf(documentOf('/page/', '')), article, tools: article };
        expect({ ...(await load(chunkScript(page))) }).toEqual({ page });
      }),
      { numRuns: 50 },
    );
  });

  test('is the same for the same page, and so is its name', () => {
    const whole = documentOf('/page/', '<p>a</p>');
    expect(chunkScript(contentOf(whole))).toBe(chunkScript(contentOf(`${whole}`)));
  });
});
