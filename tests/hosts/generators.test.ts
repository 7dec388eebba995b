import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { HostFiles } from '../../src/hosts/host.ts';
import { type HostName, hosts, readHost } from '../../src/hosts/hosts.ts';
import { listRedirects, spellings } from '../../src/hosts/redirect-list.ts';
import { root } from '../../src/node/folders.ts';
import { cacheControl, type HostedSite, hashedFile, sandboxPolicy } from '../../src/shared/deployment.ts';
import { withBase } from '../../src/shared/paths.ts';
import { isExternal, resolve } from '../../src/shared/redirects.ts';
import { SetupError } from '../../src/shared/setup-error.ts';
import { routes } from '../specification/routes.ts';
import { siteBelow } from './support/hosted-site.ts';
import { redirects } from './support/redirects.ts';

const fileOf = (name: HostName, site: HostedSite, file: string): string => {
  const { beside = {}, inside = {} }: HostFiles = hosts[name].files(site);
  return beside[file] ?? inside[file] ?? '';
};
/** Returns the fields of each line of `_redirects`. */
const linesOf = (name: HostName, site: HostedSite): string[][] =>
  fileOf(name, site, '_redirects')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));

/** Returns the headers that Cloudflare Pages sends for `_headers`: all matching rules apply, in order. */
function headersOfCloudflare(text: string, path: string): string[] {
  let lines: string[] = [];
  for (const [, pattern = '', body = ''] of text.matchAll(/^(\/\S*)\n((?: {2}.*\n)*)/gm)) {
    const found = new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '(?<splat>.*)')}$`).exec(path);
    if (!found) continue;
    for (const line of body.split('\n').map((part) => part.trim())) {
      if (line.startsWith('! ')) lines = lines.filter((other) => !other.startsWith(`${line.slice(2)}:`));
      else lines.push(line.replace(':splat', found.groups?.splat ?? ''));
    }
  }
  // Two rules for one header would be combined into a list.
  const names = lines
    .map((line) => line.split(':', 1)[0] ?? '')
    .filter((name) => name && !name.startsWith('#'));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  return lines;
}

test('an unknown host is rejected with the names of all hosts', () => {
  expect(() => readHost('apache')).toThrow(SetupError);
  expect(() => readHost('constructor')).toThrow(
    `There is no host "constructor". The hosts are ${Object.keys(hosts).join(', ')}.`,
  );
});

describe.each(['/docs/', '/', '/help/docs/'])('with the base %s', (base) => {
  const site = siteBelow(base);
  const moves = listRedirects(site);
  const pages = new Set(routes.map((page) => withBase(base, page)));

  test('every redirect leads to the same target as on the site itself', () => {
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

  test('no URL is listed twice, hides a page, or is the target of another redirect', () => {
    const from = new Set(moves.map((move) => move.from));
    expect(from.size).toBe(moves.length);
    for (const { from: start, to } of moves) {
      expect(pages.has(start)).toBe(false);
      if (isExternal(to)) continue;
      const end = to.replace(/[?#].*/, '');
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

  test('Netlify, which ignores trailing slashes, gets no redirect loops', () => {
    const bare = (path = '') => path.replace(/[?#].*/, '').replace(/(?:\/index\.html|\/)$/, '');
    const lines = linesOf('netlify', site);
    const starts = lines.map(([from]) => bare(from));
    expect(new Set(starts).size).toBe(starts.length);
    for (const [from, to] of lines) {
      expect(starts, from).not.toContain(bare(to));
      expect([...pages].map(bare), from).not.toContain(bare(from));
    }
    for (const { from, exact } of redirects) if (!exact) expect(starts).toContain(bare(withBase(base, from)));
  });

  test('Cloudflare Pages and Vercel accept the number of redirects', () => {
    const lines = linesOf('cloudflare', site);
    expect(lines.map(([from, to, status]) => ({ from, to, status: Number(status) }))).toEqual(
      moves.map(({ from, to, status }) => ({ from, to, status })),
    );
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const [, mostRedirects = '', mostRules = ''] =
      /Cloudflare Pages accepts ([\d,]+) redirects and (\d+) header rules/.exec(readme) ?? [];
    expect(lines.length).toBeLessThanOrEqual(Number(mostRedirects.replace(',', '')));
    const rules = fileOf('cloudflare', site, '_headers').match(/^\S/gm) ?? [];
    expect(rules.length).toBeGreaterThan(3);
    expect(rules.length).toBeLessThanOrEqual(Number(mostRules));
    const { redirects: listed, headers } = JSON.parse(fileOf('vercel', site, 'vercel.json'));
    expect(listed.filter(({ has }: { has?: unknown }) => !has)).toHaveLength(moves.length);
    expect(listed.length + headers.length).toBeLessThan(2048);
    expect(listed).toContainEqual({
      source: withBase(base, '/support'),
      destination: 'https://pipedream.com/support',
      statusCode: 301,
    });
  });

  test('Vercel redirects to the copy if Markdown is preferred, and never to another site', () => {
    const { redirects: listed } = JSON.parse(fileOf('vercel', site, 'vercel.json'));
    const rules: {
      source: string;
      destination: string;
      has: { value: string }[];
      missing: { value: string }[];
    }[] = listed.filter(({ has }: { has?: unknown }) => has);
    const follow = (path: string, accept: string) => {
      for (const { source, destination, has, missing } of rules) {
        // A condition has to match the whole value.
        const matches = ({ value }: { value: string }) => new RegExp(`^${value}$`).test(accept);
        const [, name = ''] = new RegExp(`^${source.replace(':path', '')}$`).exec(path) ?? [undefined];
        if (
          new RegExp(`^${source.replace(':path', '')}$`).test(path) &&
          has.every(matches) &&
          !missing.some(matches)
        )
          return destination.replace(':path', name);
      }
      return undefined;
    };
    for (const page of pages)
      for (const accept of [
        'text/markdown',
        'text/markdown, text/html',
        'text/html;q=0.9, text/markdown;q=1',
      ])
        expect(follow(page, accept)).toBe(`${page}index.md`);
    for (const accept of ['text/html,*/*;q=0.8', 'text/markdown;q=0.5, text/html', 'text/markdown-like'])
      expect(follow(withBase(base, '/limits/'), accept)).toBeUndefined();
    for (const path of ['//evil.example/', '/\\evil.example/', `${base}/evil.example/`])
      expect(follow(path, 'text/markdown') ?? '').not.toMatch(/^\/[/\\]/);
  });

  test('a site that exceeds their limits still gets its own redirects', () => {
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

  test.each(['netlify', 'cloudflare'] as const)('%s gets every header', (name) => {
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

  test('the document of the sandbox has only its own policy', () => {
    const document = withBase(base, '/assets/run/sandbox.ab164ed7.xhtml');
    const line = `Content-Security-Policy: ${sandboxPolicy}`;
    expect(fileOf('netlify', site, '_headers').split(`${document}\n`)[1]?.split('\n/')[0]).toContain(line);
    const cloudflare = headersOfCloudflare(fileOf('cloudflare', site, '_headers'), document);
    expect(cloudflare.filter((header) => header.startsWith('Content-Security-Policy'))).toEqual([line]);
    const { headers } = JSON.parse(fileOf('vercel', site, 'vercel.json'));
    expect(headers).toContainEqual({
      source: document,
      headers: [{ key: 'Content-Security-Policy', value: sandboxPolicy }],
    });
    const filesOf = (name: HostName) => {
      const { beside = {} }: HostFiles = hosts[name].files(site);
      return Object.values(beside).join('\n');
    };
    for (const name of ['nginx', 'caddy'] as const) expect(filesOf(name)).toContain(sandboxPolicy);
    const policy = fileOf('cloudfront', site, 'sandbox-headers-policy.json');
    expect(JSON.parse(policy)).toMatchObject({
      Name: 'docs-sandbox',
      SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: sandboxPolicy } },
    });
  });

  test('hosts with headers keep Markdown copies out of search results, and link to their pages', () => {
    const link = `Link: <https://docs.example${withBase(base, '/limits/')}>; rel="canonical"`;
    const block = (path: string) => `${withBase(base, path)}\n  X-Robots-Tag: noindex\n  ${link}\n`;
    const netlify = fileOf('netlify', site, '_headers');
    expect(netlify).toContain(block('/limits/index.md'));
    expect(netlify).toContain(block('/limits.md'));
    const cloudflare = fileOf('cloudflare', site, '_headers');
    expect(headersOfCloudflare(cloudflare, withBase(base, '/limits.md'))).toContain(link);
    expect(headersOfCloudflare(cloudflare, withBase(base, '/limits/index.md'))).toContain(link);
    expect(headersOfCloudflare(cloudflare, withBase(base, '/limits/index.md'))).toContain(
      'X-Robots-Tag: noindex',
    );
    expect(headersOfCloudflare(cloudflare, `${base}index.md`)).toContain(
      `Link: <https://docs.example${base}>; rel="canonical"`,
    );
    expect(cloudflare.match(/^\S/gm)?.length).toBeLessThan(100);
    const { headers } = JSON.parse(fileOf('vercel', site, 'vercel.json'));
    expect(headers).toContainEqual({
      source: `${base}:path(.*)\\.md`,
      headers: [
        { key: 'X-Robots-Tag', value: 'noindex' },
        { key: 'Link', value: `<https://docs.example${base}:path/>; rel="canonical"` },
      ],
    });
  });

  test('every host revalidates the service worker before each use', () => {
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
      `put 'text/javascript;charset=utf-8' --include '${worker.slice(1)}'`,
    );
  });

  test('GitHub Pages gets a page for every redirect', () => {
    const { inside = {} }: HostFiles = hosts.github.files(site);
    for (const { from, exact } of redirects)
      if (!exact) expect(inside).toHaveProperty([`${withBase(base, from).slice(1)}index.html`]);
    for (const page of pages) expect(inside).not.toHaveProperty([`${page.slice(1)}index.html`]);
    const stub = inside[`${withBase(base, '/cron/').slice(1)}index.html`];
    expect(stub).toContain(`content="0; url=${withBase(base, '/workflows/steps/triggers/')}#schedule"`);
  });

  test.each([
    ['/cron/', '', '', '/workflows/steps/triggers/#schedule'],
    ['/cron/', '?a=1', '#email', '/workflows/steps/triggers/?a=1#schedule'],
    ['/sources/', '?a=1', '#limits', '/event-sources/?a=1#limits'],
    ['/tab/', '?a=1&b=2', '', '/limits/?tab=1&a=1&b=2#memory'],
    ['/tab/', '', '#disk', '/limits/?tab=1#memory'],
  ])('on GitHub Pages, %s with "%s%s" loads %s', (from, search, hash, expected) => {
    const { inside = {} }: HostFiles = hosts.github.files(site);
    const [, script = ''] =
      /<script>(.*)<\/script>/.exec(inside[`${withBase(base, from).slice(1)}index.html`] ?? '') ?? [];
    const loaded: string[] = [];
    // The code is ours, and this is the only way to run it.
    new Function('location', script)({ search, hash, replace: (address: string) => loaded.push(address) });
    expect(loaded).toEqual([withBase(base, expected)]);
  });
});

test('text that a server would interpret as a variable is rejected', () => {
  const site = { ...siteBelow('/docs/'), redirects: [{ from: '/a/', to: 'https://example.com/$host' }] };
  expect(() => hosts.nginx.files(site)).toThrow('nginx cannot have this');
  const braces = { ...site, redirects: [{ from: '/a/', to: 'https://example.com/{env.HOME}' }] };
  expect(() => hosts.caddy.files(braces)).toThrow('Caddy cannot have this');
  const header = { ...siteBelow('/docs/'), headers: { 'X-A': '`' } };
  expect(() => hosts.caddy.files(header)).toThrow('Caddy cannot have this');
});
