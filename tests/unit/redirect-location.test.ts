import { describe, expect, test } from 'vitest';
import { readAddress } from '../../src/dev/server/address.ts';
import { locationOf } from '../../src/redirects.ts';

describe('where a redirected request is sent', () => {
  test.each([
    // The target's query comes first, the request's after it.
    ['/docs/limits/', '', '/docs/limits/'],
    ['/docs/limits/', '?a=1', '/docs/limits/?a=1'],
    ['/docs/limits/', '?', '/docs/limits/?'],
    ['/docs/limits/?x=1', '', '/docs/limits/?x=1'],
    ['/docs/limits/?x=1', '?', '/docs/limits/?x=1'],
    ['/docs/limits/?x=1', '?y=2', '/docs/limits/?x=1&y=2'],
    ['/docs/limits/?x=1', '?y=a?b', '/docs/limits/?x=1&y=a?b'],
    ['/docs/limits/#memory', '?a=1', '/docs/limits/?a=1#memory'],
    ['/docs/limits/?x=1#memory', '?y=2', '/docs/limits/?x=1&y=2#memory'],
    // What stands behind a hash is no query.
    ['/docs/limits/#is-it-free?', '?a=1', '/docs/limits/?a=1#is-it-free?'],
    ['https://example.com/?x=1', '?y=2', 'https://example.com/?x=1&y=2'],
  ])('%s with %j is %s', (target, search, location) => {
    expect(locationOf(target, search)).toBe(location);
  });
});

test('the development server joins queries as well', () => {
  const table = [{ from: '/tab/', to: '/limits/?tab=1#memory' }];
  const asked = (url: string) => readAddress(url, '/docs/', table, (route) => route === '/limits/');
  expect(asked('/docs/tab?a=1')).toEqual({
    kind: 'redirect',
    location: '/docs/limits/?tab=1&a=1#memory',
    temporary: false,
  });
});
