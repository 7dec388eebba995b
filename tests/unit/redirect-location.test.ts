import { describe, expect, test } from 'vitest';
import { readAddress } from '../../src/dev/server/address.ts';
import { destinationOf, locationOf } from '../../src/shared/redirects.ts';

describe('the location of a redirected request', () => {
  test.each([
    // The target's query comes first, then the request's.
    ['/docs/limits/', '', '/docs/limits/'],
    ['/docs/limits/', '?a=1', '/docs/limits/?a=1'],
    ['/docs/limits/', '?', '/docs/limits/?'],
    ['/docs/limits/?x=1', '', '/docs/limits/?x=1'],
    ['/docs/limits/?x=1', '?', '/docs/limits/?x=1'],
    ['/docs/limits/?x=1', '?y=2', '/docs/limits/?x=1&y=2'],
    ['/docs/limits/?x=1', '?y=a?b', '/docs/limits/?x=1&y=a?b'],
    ['/docs/limits/#memory', '?a=1', '/docs/limits/?a=1#memory'],
    ['/docs/limits/?x=1#memory', '?y=2', '/docs/limits/?x=1&y=2#memory'],
    // A question mark in the fragment isn't a query.
    ['/docs/limits/#is-it-free?', '?a=1', '/docs/limits/?a=1#is-it-free?'],
    ['https://example.com/?x=1', '?y=2', 'https://example.com/?x=1&y=2'],
  ])('for %s with %j is %s', (target, search, location) => {
    expect(locationOf(target, search)).toBe(location);
  });
});

describe('the destination of a path', () => {
  const redirects = [
    { from: '/tab/', to: '/limits/?tab=1#memory' },
    { from: '/support/', to: 'https://example.com/?x=1', temporary: true },
    { from: '/old.pdf', to: '/limits/', exact: true },
  ] as const;
  const lead = (pathname: string, search = '', base = '/docs/') =>
    destinationOf({ pathname, search }, base, redirects, (route) => ['/', '/limits/'].includes(route));
  const redirect = (location: string, temporary = false) => ({ kind: 'redirect', location, temporary });

  test.each([
    ['/docs/limits/', '', { kind: 'page', route: '/limits/' }],
    ['/docs/limits.html', '?a=1', redirect('/docs/limits/?a=1')],
    ['/docs/tab', '?a=1', redirect('/docs/limits/?tab=1&a=1#memory')],
    ['/docs/support/', '?y=2', redirect('https://example.com/?x=1&y=2', true)],
    ['/docs/old.pdf', '', redirect('/docs/limits/')],
    ['/', '?a=1', redirect('/docs/?a=1', true)],
    ['/docs', '', redirect('/docs/')],
    ['/docs/nowhere', '', { kind: 'unknown', path: '/nowhere', route: '/nowhere/' }],
    ['/docs/openapi.yaml', '', { kind: 'unknown', path: '/openapi.yaml', route: '/openapi.yaml' }],
    ['/blog/', '', { kind: 'outside' }],
  ])('%s%s', (pathname, search, destination) => {
    expect(lead(pathname, search)).toEqual(destination);
  });

  test('at the root of a host', () => {
    expect(lead('/', '', '/')).toEqual({ kind: 'page', route: '/' });
    expect(lead('/tab/', '?a=1', '/')).toEqual(redirect('/limits/?tab=1&a=1#memory'));
  });
});

test('the development server merges queries as well', () => {
  const table = [{ from: '/tab/', to: '/limits/?tab=1#memory' }];
  const asked = (url: string) => readAddress(url, '/docs/', table, (route) => route === '/limits/');
  expect(asked('/docs/tab?a=1')).toEqual({
    kind: 'redirect',
    location: '/docs/limits/?tab=1&a=1#memory',
    temporary: false,
  });
});
