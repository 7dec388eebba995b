// cspell:ignore cimits

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { viewerRequest, viewerResponse } from '../../src/hosts/cloudfront.ts';
import { listRedirects } from '../../src/hosts/redirect-list.ts';
import { type BuiltSite, openBuiltSite } from '../../src/server/built-site.ts';
import { type RequestedResource, route } from '../../src/server/route.ts';
import { prefersMarkdown } from '../../src/shared/markdown-copies.ts';
import { decodePath, withBase } from '../../src/shared/paths.ts';
import { isExternal } from '../../src/shared/redirects.ts';
import { routes } from '../specification/routes.ts';
import { wildPath } from '../unit/support/arbitraries.ts';
import { type FixtureSite, writeFixtureSite } from './support/fixture-site.ts';
import { siteBelow } from './support/hosted-site.ts';

describe.each(['/docs/', '/', '/help/docs/'])('the functions for CloudFront, with the base %s', (base) => {
  const site = siteBelow(base);
  const pages = new Set(routes.map((page) => withBase(base, page)));
  let fixture: FixtureSite;
  let built: BuiltSite | undefined;
  const markdown = (route: string) => ({
    'x-robots-tag': 'noindex',
    link: `<https://docs.example${base}${route}>; rel="canonical"`,
  });
  beforeAll(async () => {
    fixture = await writeFixtureSite(base);
    built = openBuiltSite(fixture.dir)();
  });
  afterAll(() => fixture.remove());

  /** Runs the function for a URL, and returns its result in the format of the built-in server. */
  const ask = (text: string, url: string, accept?: string): RequestedResource => {
    const [uri = '', query] = url.split(/\?(.*)/s);
    // The code is ours, and this is the only way to run it.
    const handler = new Function(`${text}; return handler;`)();
    const answer = handler({
      request: {
        uri,
        rawQueryString: () => query,
        headers: accept === undefined ? {} : { accept: { value: accept } },
      },
    });
    if (answer.statusCode)
      return {
        kind: 'redirect',
        location: answer.headers.location.value,
        temporary: answer.statusCode === 302,
      };
    return answer.uri === `${base}.none`
      ? { kind: 'unknown' }
      : { kind: 'file', path: decodePath(answer.uri) };
  };
  const expected = (url: string, accept?: string): RequestedResource => {
    if (!built) throw new Error('There is no site.');
    const asked = route(url, built);
    if (asked.kind === 'page')
      return {
        kind: 'file',
        path: `${withBase(base, asked.route)}index.${prefersMarkdown(accept) ? 'md' : 'html'}`,
      };
    return asked.kind === 'file' && /\/\.|\.(?:br|gz)$|^\/site\.json$/.test(asked.path)
      ? { kind: 'unknown' }
      : asked;
  };
  const accept = fc.constantFrom(
    undefined,
    '*/*',
    'text/html,*/*;q=0.8',
    'text/markdown, text/html;q=0.9',
    'text/html, text/markdown;q=0.9',
  );
  const markdownAddresses =
    'limits.md limits/index.md limits/.md .md index.md .git.md a%2Fb.md a%5Cb.md %6cimits.md limits%2Emd'.split(
      ' ',
    );
  const path = fc.oneof(
    wildPath.map((text) => `${base}${text}`),
    ...routes.map((page) => fc.constant(`${withBase(base, page).replace(/\/$/, '')}.md`)),
    wildPath.map((text) => `/${text}`),
    fc.constantFrom(...listRedirects(site).map(({ from }) => from), ...pages),
  );

  test('resolve every URL like the built-in server', () => {
    const text = viewerRequest(site);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_240);
    fc.assert(
      fc.property(path, fc.constantFrom('', '?', '?a=1&b=%20'), accept, (address, query, accept) => {
        const url = address.replaceAll('?', '') + query;
        expect(ask(text, url, accept)).toEqual(expected(url, accept));
      }),
      {
        numRuns: 1500,
        examples: [
          [`${base}..html`, '', undefined],
          [`${base}limits/..html`, '', undefined],
          [`${base}${routes.slice(1, 3).join(' ').slice(1)}`, '', undefined],
          ...markdownAddresses.map((address): [string, string, string] => [base + address, '', '*/*']),
        ],
      },
    );
  });

  test.each([
    ['limits/', 'text/html', { vary: 'Accept, Accept-Encoding' }],
    ['limits/index.html', 'text/html', { vary: 'Accept, Accept-Encoding' }],
    ['limits/', 'text/markdown', { vary: 'Accept, Accept-Encoding', ...markdown('limits/') }],
    ['limits/index.md', 'text/markdown', { vary: 'Accept, Accept-Encoding', ...markdown('limits/') }],
    ['limits.md', 'text/markdown', markdown('limits/')],
    ['', 'text/markdown', { vary: 'Accept, Accept-Encoding', ...markdown('') }],
    ['index.md', 'text/markdown', { vary: 'Accept, Accept-Encoding', ...markdown('') }],
    ['sitemap.xml', 'application/xml', {}],
  ])('complete the headers of %s as %s', (path, type, added) => {
    const handler = new Function(`${viewerResponse(site)}; return handler;`)();
    const answer = (statusCode: number) =>
      handler({
        request: { uri: base + path },
        response: { statusCode, headers: { 'content-type': { value: type } } },
      }).headers;
    const values = Object.entries(added).map(([name, value]) => [name, { value }]);
    expect(answer(200)).toEqual({ 'content-type': { value: type }, ...Object.fromEntries(values) });
    expect(answer(404)).toEqual({ 'content-type': { value: type } });
  });

  test('never redirect in a loop or to another site if the site is too large', () => {
    const text = viewerRequest({
      ...site,
      pages: Array.from({ length: 900 }, (_, index) => `/p/${index}/`),
    });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_240);
    expect(ask(text, `${base}p/1.html?a=1`)).toEqual({
      kind: 'redirect',
      location: `${base}p/1/?a=1`,
      temporary: false,
    });
    fc.assert(
      fc.property(path, (address) => {
        const first = ask(text, address);
        if (first.kind !== 'redirect' || isExternal(first.location)) return;
        expect(first.location).toMatch(/^\/(?![/\\])/);
        expect(ask(text, first.location.replace(/#.*/s, ''))).toMatchObject({ kind: 'file' });
      }),
    );
  });
});
