// cspell:ignore cimits Ehtml
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import anchors from '../../data/anchors.lock.json';
import { redirects } from '../../data/redirects.ts';
import { isExternal, resolve } from '../../src/shared/redirects.ts';
import { routes } from '../specification/routes.ts';
import { wildPath } from './support/arbitraries.ts';

const listed = new Set(routes);
const hasPage = (route: string): boolean => listed.has(route);
const lead = (path: string) => resolve(path, redirects, hasPage);

/** Returns the spellings of a route that are in use. */
const spellings = (route: string): string[] => {
  const bare = route.slice(0, -1);
  return [
    route,
    bare,
    `${bare}.html`,
    `${bare}/index.html`,
    `/docs${route}`,
    `/docs/docs${route}`,
    `/docs${bare}.html`,
  ];
};

describe('every redirect of the table applies to every spelling of its path', () => {
  const entries = redirects.filter(({ exact }) => !exact);
  test.each(entries.flatMap(({ from, to }) => spellings(from).map((path) => [path, to])))(
    '%s redirects to %s',
    (path, to) => {
      expect(lead(path)).toEqual({ kind: 'redirect', to, temporary: false });
    },
  );
});

describe('pages', () => {
  test('every page is found at its own path, without a redirect', () => {
    for (const route of routes) expect(lead(route)).toEqual({ kind: 'page', route });
  });

  test('every other spelling of a page redirects to it permanently', () => {
    for (const route of routes.filter((route) => route !== '/')) {
      for (const path of spellings(route).slice(1)) {
        if (path === '/apps/all-apps') continue;
        expect(lead(path), path).toEqual({ kind: 'redirect', to: route, temporary: false });
      }
    }
  });

  test.each(['/index.html', '/index', '/docs/', '/docs', '/docs/docs/', '/docs/index.html'])(
    '%s redirects to the home page',
    (path) => {
      expect(lead(path)).toEqual({ kind: 'redirect', to: '/', temporary: false });
    },
  );

  test('an encoded spelling is resolved to the page', () => {
    expect(lead('/%6cimits/')).toEqual({ kind: 'redirect', to: '/limits/', temporary: false });
    expect(lead('/limits%2Ehtml')).toEqual({ kind: 'redirect', to: '/limits/', temporary: false });
  });

  test('a page in a folder called docs is not mistaken for a repeated base', () => {
    expect(resolve('/docs/limits/', [], (route) => route === '/docs/limits/')).toEqual({
      kind: 'page',
      route: '/docs/limits/',
    });
  });
});

describe('/apps/all-apps', () => {
  test('without a trailing slash is the list of apps on the product site, for now', () => {
    expect(lead('/apps/all-apps')).toEqual({
      kind: 'redirect',
      to: 'https://pipedream.com/apps',
      temporary: true,
    });
  });

  test.each(['/apps/all-apps/', '/apps/all-apps/index.html', '/apps/all-apps.html', '/docs/apps/all-apps'])(
    '%s is the page of this site',
    (path) => {
      const resolution = lead(path);
      expect(
        resolution.kind === 'redirect' ? resolution.to : resolution.kind === 'page' && resolution.route,
      ).toBe('/apps/all-apps/');
    },
  );
});

describe('links on other sites to pages that never existed here', () => {
  test.each([
    ['/api/', '/api/overview/'],
    ['/api/reference/', '/api/rest/'],
    ['/code/nodejs/', '/workflows/steps/code/'],
    ['/code/nodejs/async/', '/workflows/steps/code/async/'],
    ['/code/nodejs/http-requests', '/workflows/steps/code/nodejs/http-requests/'],
    ['/workflows/building-workflows/code/nodejs/state/', '/workflows/steps/code/state/'],
    ['/workflows/building-workflows/triggers/', '/workflows/steps/triggers/'],
    ['/workflows/triggers/', '/workflows/steps/triggers/'],
    ['/workflows/limits/', '/limits/'],
    ['/apps/connected-accounts/', '/connected-accounts/'],
    ['/connected-accounts/oauth-clients/', '/connected-accounts/#oauth'],
    ['/data-stores/', '/workflows/steps/code/state/'],
    ['/projects/', '/workflows/managing/'],
    ['/workspaces/', '/orgs/'],
    ['/components/guidelines/COMPONENT-API.md', '/components/api/'],
    ['/components/quickstart/nodejs/api/', '/components/api/'],
    ['/event-sources/consuming-events/', '/event-sources/#consuming-events-from-sources'],
    ...['python', 'go', 'bash'].map((name) => [`/code/${name}/`, '/workflows/steps/code/#language-support']),
  ])('%s redirects to %s', (path = '', to = '') => {
    expect(lead(path)).toEqual({ kind: 'redirect', to, temporary: false });
    const [route = '', id] = to.split('#');
    const ids: Readonly<Record<string, readonly string[]>> = anchors;
    expect(ids[route]).toBeDefined();
    if (id) expect(ids[route]).toContain(id);
  });

  test('a heading of the former API reference has an alias', () => {
    const resolution = lead('/api/reference/');
    // Browsers keep the fragment if the redirect has none.
    expect(resolution.kind === 'redirect' && resolution.to).not.toContain('#');
    expect(anchors['/api/rest/']).toContain('get-source-events');
  });

  test.each([
    ['fork/', '/workflows/copy/'],
    ['triggers/', '/workflows/steps/triggers/'],
    ['limits/', '/limits/'],
    ['building-workflows/', '/workflows/'],
    ['building-workflows/triggers/', '/workflows/steps/triggers/'],
    ['building-workflows/params/', '/workflows/steps/params/'],
    ['building-workflows/code/python/', '/workflows/steps/code/#language-support'],
    ['building-workflows/code/nodejs/auth/', '/workflows/steps/code/auth/'],
    ['building-workflows/code/nodejs/sharing-code/', '/workflows/steps/code/nodejs/sharing-code/'],
  ])('%s redirects to %s, with and without /v1', (path, to) => {
    for (const before of ['/workflows/', '/v1/workflows/', '/docs/v1/workflows/'])
      expect(lead(before + path), before).toEqual({ kind: 'redirect', to, temporary: false });
  });

  test('every page about workflows also redirects from /v1', () => {
    for (const route of routes.filter((each) => each.startsWith('/workflows/')))
      expect(lead(`/v1${route}`)).toEqual({ kind: 'redirect', to: route, temporary: false });
  });
});

test('an exact redirect does not apply to another spelling', () => {
  const table = [{ from: '/old/', to: 'https://pipedream.com/', exact: true as const }];
  expect(resolve('/old/', table, hasPage)).toMatchObject({ kind: 'redirect' });
  expect(resolve('/old', table, hasPage)).toEqual({ kind: 'unknown', route: '/old/' });
});

describe('unknown paths', () => {
  test.each([
    ['/nowhere', '/nowhere/'],
    ['/docs/nowhere/', '/nowhere/'],
    ['/limits/nowhere.html', '/limits/nowhere/'],
    ['/%zz', '/%zz/'],
    ['/%E0%A4%A/', '/%E0%A4%A/'],
    ['/LIMITS/', '/LIMITS/'],
  ])('%s is the unknown route %s', (path, route) => {
    expect(lead(path)).toEqual({ kind: 'unknown', route });
  });

  test.each(['/sitemap.xml', '/cron.xml', '/limits/index.md', '/assets/js/gone.12345678.js'])(
    '%s is a file, and left to the server',
    (path) => {
      expect(lead(path)).toEqual({ kind: 'unknown', route: path });
    },
  );
});

describe('for any path', () => {
  const site = fc.oneof(
    fc.constant(routes),
    fc.constant<readonly string[]>([]),
    fc.subarray([...routes]) as fc.Arbitrary<readonly string[]>,
  );
  const path = fc.oneof(
    wildPath,
    wildPath.map((text) => `/${text}`),
    fc.string({ unit: 'binary' }),
  );

  test('one redirect is enough: its target is a page or unknown, never another redirect', () => {
    let redirected = 0;
    fc.assert(
      fc.property(path, site, (text, pages) => {
        const has = (route: string) => pages.includes(route);
        const first = resolve(text, redirects, has);
        if (first.kind !== 'redirect' || isExternal(first.to)) return;
        redirected++;
        const second = resolve(first.to.replace(/#.*$/s, ''), redirects, has);
        expect(second.kind).not.toBe('redirect');
      }),
      { numRuns: 1000 },
    );
    expect(redirected).toBeGreaterThan(0);
  });

  test('redirects to other sites are only those of the table', () => {
    const external = new Set(redirects.map(({ to }) => to).filter(isExternal));
    let redirected = 0;
    fc.assert(
      fc.property(path, site, (text, pages) => {
        const resolution = resolve(text, redirects, (route) => pages.includes(route));
        if (resolution.kind !== 'redirect') return;
        redirected++;
        if (external.has(resolution.to)) expect(resolution.to).toMatch(/^https:\/\//);
        else expect(resolution.to).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 1000 },
    );
    expect(redirected).toBeGreaterThan(0);
  });
});

test('a URL of another site is distinguished from a route', () => {
  expect(isExternal('https://pipedream.com/support')).toBe(true);
  expect(isExternal('/https://pipedream.com/')).toBe(false);
  expect(isExternal('//pipedream.com/')).toBe(false);
});
