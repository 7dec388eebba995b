import { describe, expect, test } from 'vitest';
import { serve } from './support/served-folder.ts';

const files = {
  'limits/index.html': '<h1>Limits</h1>',
  'limits/index.md': '# Limits',
  'apps/all-apps/index.html': '<h1>Apps</h1>',
  'sitemap.xml': '<urlset/>',
};

describe('the Markdown copy of a page', () => {
  /** Returns a function that requests paths from one server. */
  const askOf = async () => {
    const { get } = await serve(files);
    return async (path: string, headers: Record<string, string> = {}) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const answer = await get(path, ...lines);
      return { ...answer, body: String(answer.body) };
    };
  };
  const headers = {
    'content-type': 'text/markdown;charset=utf-8',
    'x-robots-tag': 'noindex',
    link: '<https://docs.example/docs/limits/>; rel="canonical"',
  };

  test.each(['/docs/limits/index.md', '/docs/limits.md', '/docs/limits.md?a=1'])('is at %s', async (path) => {
    const ask = await askOf();
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, body: '# Limits', headers });
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const again = await ask(path, { 'If-None-Match': answer.headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, headers: { link: headers.link } });
  });

  test.each([
    'text/markdown',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'text/html, Text/Markdown;q=1.0',
    'text/html ,text/markdown ; charset=utf-8',
  ])('is sent for the URL of the page if a client accepts %s', async (accept) => {
    const ask = await askOf();
    const answer = await ask('/docs/limits/', { Accept: accept });
    expect(answer).toMatchObject({ status: 200, body: '# Limits', headers });
    expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
  });

  test.each([
    undefined,
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown;q=0.9',
    'text/markdown;charset=utf-8;q=0',
    'text/markdown-like, x-text/markdown',
  ])('is not sent to clients that accept %s', async (accept) => {
    const ask = await askOf();
    const answer = await ask('/docs/limits/', accept === undefined ? {} : { Accept: accept });
    expect(answer).toMatchObject({ body: '<h1>Limits</h1>', headers: { vary: 'Accept, Accept-Encoding' } });
    expect(answer.headers).not.toHaveProperty('link');
    expect(answer.headers).not.toHaveProperty('x-robots-tag');
  });

  test('does not affect redirects, or files that are not pages', async () => {
    const ask = await askOf();
    const accept = { Accept: 'text/markdown' };
    expect(await ask('/docs/limits', accept)).toMatchObject({ status: 301 });
    expect(await ask('/docs/nowhere/', accept)).toMatchObject({ status: 404, body: '<h1>Not found</h1>' });
    const file = await ask('/docs/sitemap.xml', accept);
    expect(file).toMatchObject({ body: '<urlset/>', headers: { vary: 'Accept-Encoding' } });
  });

  test('falls back to the document if it is missing', async () => {
    const ask = await askOf();
    const answer = await ask('/docs/apps/all-apps/', { Accept: 'text/markdown' });
    expect(answer).toMatchObject({ status: 200, body: '<h1>Apps</h1>' });
  });

  test.each(['/docs/.md', '/docs/limits/.md', '/docs/nowhere.md', '/docs/limits/index.md.md', '/docs.md'])(
    'is not available at %s',
    async (path) => {
      const ask = await askOf();
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers).not.toHaveProperty('link');
    },
  );
});
