import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirects } from '../../data/redirects.ts';
import { cloudfront, viewerRequest } from '../../src/hosts/cloudfront.ts';
import { cacheControl, type HostedSite, hashedFile } from '../../src/hosts/description.ts';
import type { HostFiles } from '../../src/hosts/host.ts';
import { type HostName, hosts, readHost } from '../../src/hosts/hosts.ts';
import { listMoves, spellings } from '../../src/hosts/moves.ts';
import { decodePath, withBase } from '../../src/paths.ts';
import { isExternal, resolve } from '../../src/redirects.ts';
import { type BuiltSite, openBuiltSite } from '../../src/server/built-site.ts';
import { type Asked, route } from '../../src/server/route.ts';
import { SetupError } from '../../src/setup-error.ts';
import { routes } from '../specification/routes.ts';
import { wildPath } from '../unit/support/arbitraries.ts';
import { type FixtureSite, writeFixtureSite } from './support/fixture-site.ts';

const siteBelow = (base: string): HostedSite => ({
  base,
  redirects,
  headers: { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" },
  pages: routes,
  files: [
    '/404.html',
    '/component.d.ts',
    '/service-worker.js',
    '/sitemap.xml',
    '/assets/js/limits.ab164ed7.js',
  ].map((path) => withBase(base, path)),
});
const fileOf = (name: HostName, site: HostedSite, file: string): string => {
  const { beside = {}, inside = {} }: HostFiles = hosts[name].files(site);
  return beside[file] ?? inside[file] ?? '';
};
/** The lines of `_redirects`, in their parts. */
const linesOf = (name: HostName, site: HostedSite): string[][] =>
  fileOf(name, site, '_redirects')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));

test('a host that does not exist is named, and all that do', () => {
  expect(() => readHost('apache')).toThrow(SetupError);
  expect(() => readHost('constructor')).toThrow(
    `There is no host "constructor". The hosts are ${Object.keys(hosts).join(', ')}.`,
  );
});

describe.each(['/docs/', '/', '/help/docs/'])('below %s', (base) => {
  const site = siteBelow(base);
  const moves = listMoves(site);
  const pages = new Set(routes.map((page) => withBase(base, page)));

  test('every listed address leads where the site itself leads it', () => {
    for (const { from, to, status } of moves) {
      if (`${from}/` === base || (from === '/' && base !== '/')) {
        expect(to).toBe(base);
        continue;
      }
      const inner = from.slice(base.length - 1);
      const expected = resolve(inner, redirects, (page) => routes.includes(page));
      const target = expected.kind === 'redirect' ? expected.to : expected.kind;
      expect({ from, to, status }).toEqual({
        from,
        to: isExternal(target) ? target : withBase(base, target),
        status: expected.kind === 'redirect' && expected.temporary ? 302 : 301,
      });
    }
  });

  test('no address is listed twice, hides a page, or is the target of another', () => {
    const from = new Set(moves.map((move) => move.from));
    expect(from.size).toBe(moves.length);
    for (const { from: start, to } of moves) {
      expect(pages.has(start)).toBe(false);
      if (isExternal(to)) continue;
      const end = to.replace(/#.*/, '');
      expect(pages.has(end), to).toBe(true);
      expect(from.has(end)).toBe(false);
    }
  });

  test('every redirect is listed in every spelling', () => {
    const from = new Set(moves.map((move) => move.from));
    for (const redirect of redirects)
      for (const path of redirect.exact ? [redirect.from] : spellings(redirect.from))
        expect(from).toContain(withBase(base, path));
  });

  test('Netlify, which does not see slashes, is never led in a circle', () => {
    const bare = (path = '') => path.replace(/#.*/, '').replace(/(?:\/index\.html|\/)$/, '');
    const lines = linesOf('netlify', site);
    const starts = lines.map(([from]) => bare(from));
    expect(new Set(starts).size).toBe(starts.length);
    for (const [from, to] of lines) {
      expect(starts, from).not.toContain(bare(to));
      expect([...pages].map(bare), from).not.toContain(bare(from));
    }
    for (const { from, exact } of redirects) if (!exact) expect(starts).toContain(bare(withBase(base, from)));
  });

  test('Cloudflare Pages and Vercel take as many redirects as there are', () => {
    const lines = linesOf('cloudflare', site);
    expect(lines.map(([from, to, status]) => ({ from, to, status: Number(status) }))).toEqual(
      moves.map(({ from, to, status }) => ({ from, to, status })),
    );
    expect(lines.length).toBeLessThan(2000);
    const { redirects: listed, headers } = JSON.parse(fileOf('vercel', site, 'vercel.json'));
    expect(listed).toHaveLength(moves.length);
    expect(listed.length + headers.length).toBeLessThan(2048);
    expect(listed).toContainEqual({
      source: withBase(base, '/support'),
      destination: 'https://pipedream.com/support',
      statusCode: 301,
    });
  });

  test('a site too large for them has at least its own redirects', () => {
    const large = {
      ...site,
      pages: [...routes, ...Array.from({ length: 900 }, (_, index) => `/p/${index}/`)],
    };
    for (const count of [
      linesOf('cloudflare', large).length,
      JSON.parse(fileOf('vercel', large, 'vercel.json')).redirects.length,
    ]) {
      expect(count).toBeLessThan(2000);
      expect(count).toBeGreaterThan(redirects.length * 7);
    }
  });

  test.each(['netlify', 'cloudflare'] as const)('%s is told every header', (name) => {
    const text = fileOf(name, site, '_headers');
    expect(text).toContain(
      "/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: default-src 'none'\n",
    );
    expect(text).toContain(
      `${withBase(base, '/assets/js/')}${name === 'netlify' ? 'limits.ab164ed7.js' : '*'}\n  Cache-Control: ${cacheControl.hashed}\n`,
    );
    expect(text).toContain(
      `${withBase(base, '/component.d.ts')}\n  Content-Type: text/plain;charset=utf-8\n`,
    );
  });

  test('every host is told to ask about the worker before every use', () => {
    const worker = withBase(base, '/service-worker.js');
    expect(hashedFile.test(worker)).toBe(false);
    for (const name of ['netlify', 'cloudflare'] as const)
      expect(fileOf(name, site, '_headers')).toContain(`${worker}\n  Cache-Control: no-cache\n`);
    expect(JSON.parse(fileOf('vercel', site, 'vercel.json')).headers).toContainEqual({
      source: worker,
      headers: [{ key: 'Cache-Control', value: 'no-cache' }],
    });
    expect(fileOf('nginx', site, 'docs.conf')).toContain(`default "${cacheControl.other}";`);
    expect(fileOf('caddy', site, 'Caddyfile')).toContain(`header Cache-Control "${cacheControl.other}"`);
    expect(fileOf('cloudfront', site, 'upload.sh')).toContain(
      "put 'text/javascript;charset=utf-8' 'no-cache' --exclude '*' --include '*.js'",
    );
  });

  test('on GitHub Pages, a page that leads on stands in the place of every redirect', () => {
    const { inside = {} }: HostFiles = hosts.github.files(site);
    for (const { from, exact } of redirects)
      if (!exact) expect(inside).toHaveProperty([`${withBase(base, from).slice(1)}index.html`]);
    for (const page of pages) expect(inside).not.toHaveProperty([`${page.slice(1)}index.html`]);
    const stub = inside[`${withBase(base, '/cron/').slice(1)}index.html`];
    expect(stub).toContain(`content="0; url=${withBase(base, '/workflows/steps/triggers/')}#schedule"`);
  });

  describe('the function for CloudFront', () => {
    let fixture: FixtureSite;
    let built: BuiltSite | undefined;
    beforeAll(async () => {
      fixture = await writeFixtureSite(base);
      built = openBuiltSite(fixture.dir)();
    });
    afterAll(() => fixture.remove());

    /** What the function makes of an address, in the terms of the built-in server. */
    const ask = (text: string, url: string): Asked => {
      const [uri = '', query] = url.split(/\?(.*)/s);
      // The text is ours, and this is the only way to run it.
      const handler = new Function(`${text}; return handler;`)();
      const answer = handler({ request: { uri, rawQueryString: () => query } });
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
    const expected = (url: string): Asked => {
      if (!built) throw new Error('There is no site.');
      const asked = route(url, built);
      return asked.kind === 'file' && /\/\.|\.(?:br|gz)$|^\/site\.json$/.test(asked.path)
        ? { kind: 'unknown' }
        : asked;
    };
    const path = fc.oneof(
      wildPath.map((text) => `${base}${text}`),
      wildPath.map((text) => `/${text}`),
      fc.constantFrom(...listMoves(site).map(({ from }) => from), ...pages),
    );

    test('answers every address as the built-in server does', () => {
      const text = viewerRequest(site);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_240);
      fc.assert(
        fc.property(path, fc.constantFrom('', '?', '?a=1&b=%20'), (address, query) => {
          const url = address.replaceAll('?', '') + query;
          expect(ask(text, url)).toEqual(expected(url));
        }),
        {
          numRuns: 1500,
          examples: [
            [`${base}..html`, ''],
            [`${base}limits/..html`, ''],
            [`${base}${routes.slice(1, 3).join(' ').slice(1)}`, ''],
          ],
        },
      );
    });

    test('of a site too large for it leads nobody in a circle or away', () => {
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

    test('comes with a script that uploads every file once', () => {
      const script = cloudfront.files(site).beside?.['upload.sh'] ?? '';
      const puts = script.split('\n').filter((line) => line.startsWith("put '"));
      for (const file of [...site.files, withBase(base, '/index.html')]) {
        const takers = puts.filter((line) => {
          let taken = false;
          for (const [, verb, glob = ''] of line.matchAll(/--(include|exclude) '([^']*)'/g)) {
            const pattern = new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
            if (pattern.test(file.slice(1))) taken = verb === 'include';
          }
          return taken;
        });
        expect(takers, file).toHaveLength(1);
        expect(takers[0]).toContain(hashedFile.test(file) ? cacheControl.hashed : `'${cacheControl.other}'`);
      }
    });
  });
});

test('servers refuse what they would read as a variable', () => {
  const site = { ...siteBelow('/docs/'), redirects: [{ from: '/a/', to: 'https://example.com/$host' }] };
  expect(() => hosts.nginx.files(site)).toThrow('nginx cannot have this');
  const braces = { ...site, redirects: [{ from: '/a/', to: 'https://example.com/{env.HOME}' }] };
  expect(() => hosts.caddy.files(braces)).toThrow('Caddy cannot have this');
  const header = { ...siteBelow('/docs/'), headers: { 'X-A': '`' } };
  expect(() => hosts.caddy.files(header)).toThrow('Caddy cannot have this');
});
