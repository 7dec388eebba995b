// cspell:ignore cimits

import type { Redirect } from '../../../data/redirects.ts';
import { spellings } from '../../../src/hosts/redirect-list.ts';
import { withBase } from '../../../src/shared/paths.ts';

/** A request: its first line without the version, and its headers. */
export type Lines = readonly [line: string, ...headers: string[]];

/** Values of `Accept`, some of which prefer Markdown. */
const preferences = [
  'text/markdown',
  'text/markdown, text/html;q=0.9, */*;q=0.1',
  'text/html, Text/Markdown;q=1.0',
  'text/html;q=0.9 , text/markdown;charset=utf-8',
  'text/markdown;q=0.5, text/html',
  'text/markdown;charset=utf-8; q=0',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/markdown-like, x-text/markdown',
  'text/*',
  '*/*',
  '',
];

/**
 * Returns the requests that every server responds to in the same way, by topic. Servers first find the route that an address means,
 * and then what to do with that route. So below one base, each route is asked for in every spelling, and below others, in one of
 * them, by turns.
 */
export function requestsOf(
  base: string,
  routes: readonly string[],
  redirects: readonly Redirect[],
): Record<string, Lines[]> {
  const at = (path: string) => withBase(base, path);
  const get = (paths: readonly string[], ...headers: string[]): Lines[] =>
    paths.map((path) => [`GET ${path}`, ...headers]);
  const inTurn = (forms: string[], turn: number) =>
    base === '/docs/' ? forms : forms.filter((_, index) => index === turn % forms.length);
  const hashed = at('/assets/js/limits.ab164ed7.js');
  return {
    routes: get(routes.map(at)),
    files: get(
      [
        ...'/assets/run/sandbox.ab164ed7.xhtml /assets/run/limits.ab164ed7.json /sitemap.xml /llms.txt /openapi.json /component.d.ts /openapi.yaml /pgp-key.asc /favicon.svg /favicon.ico /apple-touch-icon.png /icon-192.png /site.webmanifest /robots.txt'.split(
          ' ',
        ),
        ...'/assets/css/style.ab164ed7.css /assets/js/boot.ab164ed7.js /assets/search/texts/limits.ab164ed7.json'.split(
          ' ',
        ),
        ...['/assets/pages-0.json', '/assets/js/limits.ab164ed7.js', '/%6climits.txt', '/llms%2Etxt'],
      ].map(at),
    ),
    'files at the root': get(
      '/robots.txt /llms.txt /favicon.ico /apple-touch-icon.png /robots.txt?a=1 /robots.txt/ /ROBOTS.TXT /%72obots.txt /favicon.svg /llms.txt.gz'.split(
        ' ',
      ),
    ),
    'Markdown copies': [
      ...get(
        [
          ...routes.flatMap((route, turn) =>
            inTurn([`${route}index.md`, route.replace(/(?<=[^/])\/$/, '.md')], turn),
          ),
          ...'/limits.md?a=1 /limits.md/ /limits.html.md /limits/index.md.md /limits/.md /.md /index.md.md /nowhere.md /nowhere/index.md'.split(
            ' ',
          ),
          ...'/%6cimits.md /limits%2Emd /LIMITS.md /limits.MD /li*its.md /li[m]its.md /?imits.md /%3Fimits.md /limits%0a.md /limits.md%0a /limits /limits.html /cron.md /docs/limits.md /404.md /llms.txt'.split(
            ' ',
          ),
        ].map(at),
      ),
      ...preferences.flatMap((accept) =>
        get(
          [
            '/limits/',
            '/',
            '/limits',
            '/cron',
            '/nowhere/',
            '/llms.txt',
            '/limits.md',
            '/limits/index.md',
          ].map(at),
          `Accept: ${accept}`,
        ),
      ),
      [`HEAD ${at('/limits/')}`, 'Accept: text/markdown'],
      [`GET ${at('/limits/')}`, 'Accept: text/markdown', 'Accept-Encoding: gzip'],
      [`GET ${at('/limits/')}`, 'Accept: text/markdown', 'Range: bytes=0-3'],
      [`POST ${at('/limits/')}`, 'Accept: text/markdown', 'Content-Length: 0'],
    ],
    spellings: [
      ...get(routes.flatMap((route, turn) => inTurn(spellings(route), turn)).map(at)),
      ...get(
        '/index /limits/index /limits/index/ /limits.html/ /limits.html.html /%6cimits/ /limits%2Ehtml /.html /limits/.html /docs/docs/docs/limits /docs/docs /docs.html /docs/index.html /docsearch'
          .split(' ')
          .map(at),
      ),
      ...get(['/', '/?a=1']),
      ...(base === '/' ? [] : get([base.slice(0, -1), `${base.slice(0, -1)}?a=1`])),
    ],
    queries: get(
      '/?a=1 /limits/?a=1 /limits?a=1&b=%20c /limits? /limits.html?a=b?c=d /cron?utm=1 /support?a=1 /apps/all-apps?a=1 /tab /tab? /tab?a=1&b=%20c /tab?a=b?c=d /docs/tab.html?a=1 /find?a=1 /find /find.php?a=1 /find.php? /docs/limits?x={env.HOME} /cron?x={system.hostname}&y=${1}$host'
        .split(' ')
        .map(at),
    ),
    redirects: get(
      redirects
        .flatMap(({ from, exact }, turn) => {
          const forms = spellings(from.replace(/\/?$/, '/'));
          // Whether an address is exactly this one is decided before its route is known.
          return exact ? forms : inTurn(forms, turn);
        })
        .map(at),
    ),
    'unknown addresses': get([
      ...'/nowhere /nowhere/ /nowhere.html /nowhere/index.html /limits/index.txt /limits/more/ /assets/ /assets /LIMITS/ /Limits /CRON /constructor/ /404 /404/ /404.html /404.html?a=1 /limits.HTML /limits.htm /sitemap.xml/ /sitemap.xml/index.html /assets/js/gone.12345678.js /assets/js/boot.12345678.js /assets/css/gone.12345678.css /assets/css/ /limits/index.md/ /li*its/ /li[m]its /?imits/ /%3Fimits/ /limits%0a /limits/%0a /{docs_path} /{http.request.host}/ /%7Benv.HOME%7D /%24host'
        .split(' ')
        .map(at),
      ...(base === '/'
        ? []
        : ['/nowhere', '/limits/', '/docsearch/', '/docs.html', '/index.html', '/sitemap.xml']),
    ]),
    'absolute form': get(
      ['/limits/', '/limits', '/limits.md', '/cron?a=1', '/nowhere/', '/llms.txt', '//evil.example/'].flatMap(
        (path) => ['http://localhost', 'HTTPS://localhost'].map((origin) => origin + at('/') + path.slice(1)),
      ),
    ),
    'compressed forms': ['br', 'gzip', 'gzip, br', 'gzip;q=0', 'identity', ''].flatMap((accepted) =>
      get(
        ['/limits/', '/llms.txt', '/openapi.json', '/nowhere/', '/favicon.svg'].map(at),
        `Accept-Encoding: ${accepted}`,
      ),
    ),
    // Without invalid ranges, which servers treat differently.
    'parts of files': 'bytes=0-0 bytes=10-14 bytes=995- bytes=-3 bytes=1000-'
      .split(' ')
      .map((range): Lines => [`GET ${at('/llms.txt')}`, `Range: ${range}`]),
    HEAD: ['/', '/limits/', '/limits', '/cron', '/nowhere', '/llms.txt'].map(
      (path): Lines => [`HEAD ${at(path)}`],
    ),
    'other methods': ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method): Lines[] =>
      [
        at('/limits/'),
        at('/limits'),
        at('/cron'),
        at('/nowhere'),
        hashed,
        at('/assets/css/style.ab164ed7.css'),
        '/',
      ].map((path) => [`${method} ${path}`, 'Content-Length: 0']),
    ),
    'conditions that never hold': [
      [`GET ${at('/limits/')}`, 'If-None-Match: "another"'],
      [`GET ${at('/limits/')}`, 'If-Modified-Since: Wed, 01 Dec 2021 12:00:00 GMT'],
      ...['If-None-Match: *', 'If-Match: "another"', 'Range: bytes=0-3', 'Range: bytes=9999999-'].map(
        (header): Lines => [`GET ${at('/nowhere/')}`, header],
      ),
    ],
  };
}

/** Returns malicious requests, which a server must reject as malformed or not found. */
export function hostileRequests(base: string): Lines[] {
  const inner =
    '..%2fsite.json ..%2Fsecret.txt %2e%2e/site.json %2E%2E%2Fsecret.txt ../site.json ../../etc/passwd ./../secret.txt ..%5csecret.txt ..\\secret.txt ' +
    '%00 limits/%00 limits/index.html%00.md %252e%252e/site.json %c0%ae%c0%ae/site.json %zz %E0%A4%A/ /limits/ //limits limits//index.html limits/./ limits/../limits/ ' +
    'site.json .env .git/config %2eenv .hidden.txt llms.txt.br llms.txt.gz limits/index.html.gz /evil.example/ /evil.example/.. \\evil.example %5cevil.example ' +
    '%2f%2fevil.example/%2e%2e docs//evil.example docs/%2fevil.example/ docs//evil.example/index.html limits/%0d%0aSet-Cookie:a=b/index.html @evil.example/ \0 limits\0/';
  const outer =
    '//evil.example //evil.example/ //evil.example/.. //evil.example/%2e%2e /\\evil.example /%5cevil.example /%2fevil.example ///evil.example/index.html ' +
    '//evil.example//docs /.//evil.example /..//evil.example /site.json /secret.txt /../secret.txt /.env /%2e%2e/secret.txt /%2e%2e%2fsecret.txt';
  return [...inner.split(' ').map((path) => base + path), ...outer.split(' ')].map((path) => [`GET ${path}`]);
}
