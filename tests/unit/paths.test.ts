import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chunkFile,
  decodePath,
  isPagePath,
  keyOfRoute,
  normalizeRoute,
  routeOfFile,
  stripBase,
  withBase,
} from '../../src/shared/paths.ts';
import { routes } from '../specification/routes.ts';
import { wildPath } from './support/arbitraries.ts';

describe('normalizeRoute returns the same route for every spelling', () => {
  test.each([
    ['', '/'],
    ['/', '/'],
    ['limits', '/limits/'],
    ['/limits', '/limits/'],
    ['/limits/', '/limits/'],
    ['/limits.html', '/limits/'],
    ['/limits.html/', '/limits/'],
    ['/limits/index.html', '/limits/'],
    ['/limits/index', '/limits/'],
    ['/limits/index/', '/limits/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//limits///memory', '/limits/memory/'],
    ['\\limits\\memory', '/limits/memory/'],
    ['/limits.html.html', '/limits/'],
    ['/index.html/index.html', '/'],
  ])('%j becomes %j', (path, route) => {
    expect(normalizeRoute(path)).toBe(route);
  });

  test.each(['/reindex/', '/appendix/', '/dhtml/', '/index-of-pages/', '/index/more/', '/html/'])(
    '%s keeps its last segment, which only resembles a suffix',
    (route) => {
      expect(normalizeRoute(route)).toBe(route);
    },
  );

  test('any text becomes a route with a slash at both ends and no suffix, and normalizing is idempotent', () => {
    fc.assert(
      fc.property(wildPath, (path) => {
        const route = normalizeRoute(path);
        expect(normalizeRoute(route)).toBe(route);
        expect(route.startsWith('/') && route.endsWith('/')).toBe(true);
        expect(route).not.toContain('//');
        expect(route).not.toContain('\\');
        expect(route).not.toMatch(/\/index(\.html)?\/$|\.html\/$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('withBase and stripBase', () => {
  test.each([
    ['/docs/', '/docs/limits/', '/limits/'],
    ['/docs/', '/docs/', '/'],
    ['/docs/', '/docs', '/'],
    ['/', '/limits/', '/limits/'],
    ['/', '/', '/'],
    ['/help/docs/', '/help/docs/limits', '/limits'],
    ['/docs/', '/', undefined],
    ['/docs/', '/docsearch/', undefined],
    ['/docs/', '/doc', undefined],
    ['/docs/', '/Docs/limits/', undefined],
    ['/help/docs/', '/help/', undefined],
  ])('with the base %s, %s is %s', (base, pathname, inner) => {
    expect(stripBase(base, pathname)).toBe(inner);
  });

  test('withBase and stripBase are inverse', () => {
    fc.assert(
      fc.property(fc.constantFrom('/', '/docs/', '/a/b/'), wildPath.map(normalizeRoute), (base, route) => {
        expect(stripBase(base, withBase(base, route))).toBe(route);
        expect(withBase(base, route)).not.toContain('//');
      }),
    );
  });
});

describe('decodePath', () => {
  test('decodes percent-encoding', () => {
    expect(decodePath('/caf%C3%A9%20bar/')).toBe('/café bar/');
  });

  test.each(['/%', '/%zz/', '/%E0%A4%A', '/%C3/'])('returns the malformed %s unchanged', (path) => {
    expect(decodePath(path)).toBe(path);
  });
});

describe('isPagePath distinguishes pages and files', () => {
  test.each([
    '/',
    '/limits',
    '/limits/',
    '/limits.html',
    '/limits/index.html',
    '/v1.2/',
    '/a.b/c',
    '/trailing.',
  ])('%s can be a page', (path) => {
    expect(isPagePath(path)).toBe(true);
  });

  test.each([
    '/sitemap.xml',
    '/limits/index.md',
    '/assets/js/limits.ab164ed7.js',
    '/llms.txt',
    '/favicon.SVG',
  ])('%s is a file', (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});

describe('files and keys', () => {
  test.each([
    ['index.mdx', '/'],
    ['limits.mdx', '/limits/'],
    ['limits/index.mdx', '/limits/'],
    ['api/rest/index.mdx', '/api/rest/'],
    ['api/rest.mdx', '/api/rest/'],
    ['index-of-pages.mdx', '/index-of-pages/'],
  ])('content/%s is the page %s', (file, route) => {
    expect(routeOfFile(file)).toBe(route);
  });

  test('every route of the specification can be a file or a folder', () => {
    for (const route of routes) {
      expect(routeOfFile(`${route.slice(1)}index.mdx`)).toBe(route);
      if (route !== '/') expect(routeOfFile(`${route.slice(1, -1)}.mdx`)).toBe(route);
    }
  });

  test('the routes of the specification have different keys, which are valid file names', () => {
    const keys = routes.map(keyOfRoute);
    expect(new Set(keys).size).toBe(routes.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9_-]+$/);
  });

  test('the key names the page, and the chunk name has key and hash', () => {
    expect(keyOfRoute('/')).toBe('index');
    expect(keyOfRoute('/api/rest/')).toBe('api_rest');
    expect(chunkFile('api_rest', '0a1b2c3d')).toBe('assets/js/api_rest.0a1b2c3d.js');
  });
});
