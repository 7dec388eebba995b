import type { Redirect } from '../../data/redirects.ts';
import {
  bareBase,
  cacheControl,
  type HostedSite,
  policyHeader,
  rootFile,
  sandboxPolicy,
  unsafeName,
  unserved,
} from '../shared/deployment.ts';
import { canonicalLink, markdownPreference, robotsHeader, vary } from '../shared/markdown-copies.ts';
import { doubledBase } from '../shared/redirects.ts';
import type { Host } from './host.ts';
import { uploadScript } from './s3-upload.ts';

/**
 * S3 behind CloudFront: a function for addresses, another for headers that depend on the address, a policy for all other
 * headers, and a script that uploads the files.
 */
export const cloudfront: Host = {
  files: (site) => ({
    beside: {
      'function.js': viewerRequest(site),
      'response-function.js': viewerResponse(site),
      'response-headers-policy.json': `${JSON.stringify(headersPolicy(site), null, 2)}\n`,
      'sandbox-headers-policy.json': `${JSON.stringify(headersPolicy(withSandboxPolicy(site), 'docs-sandbox'), null, 2)}\n`,
      'upload.sh': uploadScript(site),
    },
  }),
};

/** The largest function that CloudFront accepts. */
const mostBytes = 10_240;

/**
 * Writes the function that sees every request first. It contains the routes, unless they are too many for the size limit: then
 * it redirects every address to the canonical spelling of a page, and S3 decides whether that page exists.
 */
export function viewerRequest(site: HostedSite): string {
  const complete = functionText(site, site.pages);
  return Buffer.byteLength(complete) <= mostBytes ? complete : functionText(site, undefined);
}

function functionText({ base, ...site }: HostedSite, pages: readonly string[] | undefined): string {
  return `// Made by the build from the routes, redirects and headers of the site. For the runtime cloudfront-js-2.0, on "viewer request".
var base = ${JSON.stringify(base)};
// Routes that have a page${pages ? '' : '; too many to be listed'}.
var pages = ${pages ? `unpack(${JSON.stringify(pack(pages))})` : 'null'};
// From, to, the endings that may follow both, the status, and whether only this exact spelling is redirected.
var redirects = [
${groupRedirects(site.redirects).join(',\n')}
];

// Each name begins with how much it has in common with the one before, in two digits of base 36.
function unpack(text) {
  var last = '';
  return text.split(' ').map(function (part) {
    last = last.slice(0, parseInt(part.slice(0, 2), 36)) + part.slice(2);
    return last;
  });
}

function hasPage(route) {
  return !pages || pages.indexOf(route) >= 0;
}

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch (e) {
    return path;
  }
}

function toRoute(path) {
  for (var before = null; before !== path; ) {
    before = path;
    path = path.replace(/\\/index(\\.html)?\\/?$/, '/').replace(/\\.html\\/?$/, '').replace(/\\/?$/, '/');
  }
  return path;
}

function find(from, exact) {
  for (var i = 0; i < redirects.length; i++) {
    var group = redirects[i];
    var rest = from.slice(group[0].length);
    if (from.indexOf(group[0]) !== 0 || (group[4] || 0) !== exact || unpack(group[2]).indexOf(rest) < 0) continue;
    var to = group[1] + rest;
    return { to: to[0] === '/' ? ${JSON.stringify(bareBase({ base, ...site }))} + to : to, status: group[3] || 301 };
  }
}

function handler(event) {
  var request = event.request;
  var path = request.uri;
  function lead(to, status) {
    var query = request.rawQueryString();
    var hash = to.indexOf('#') < 0 ? to.length : to.indexOf('#');
    var address = to.slice(0, hash);
    var sign = address.indexOf('?') < 0 ? '?' : query && '&';
    return {
      statusCode: status,
      statusDescription: status === 301 ? 'Moved Permanently' : 'Found',
      headers: {
        location: { value: address + (query === undefined ? '' : sign + query) + to.slice(hash) },
        'cache-control': { value: ${JSON.stringify(cacheControl.other)} }
      }
    };
  }
  function get(file) {
    request.uri = file;
    return request;
  }
  // The document of a page, or its Markdown copy where the client prefers that.
  function getPage() {
    var accept = request.headers && request.headers.accept ? request.headers.accept.value : '';
    return get(path + (!${markdownPreference.lesser}.test(accept) && ${markdownPreference.named}.test(accept) ? 'index.md' : 'index.html'));
  }
  function follow(found) {
    return lead(found.to, found.status);
  }
  // A key that the bucket doesn't have, so the distribution answers with the not-found page.
  var nothing = base + '.none';

  if (path === '/' && base !== '/') return lead(base, 302);
  if (path + '/' === base) return lead(base, 301);
  if (${rootFile}.test(path)) return get(base + path.slice(1));
  if (path.indexOf(base) !== 0 || ${unsafeName}.test(path)) return get(nothing);
  var inner = path.slice(base.length - 1);
  var found = find(inner, 1);
  if (found) return follow(found);
  if (/\\.[A-Za-z0-9]+$/.test(inner) && !/\\.html$/.test(inner)) {
    var file = decode(path);
    if (!/\\/index\\.md$/.test(file)) file = file.replace(/([^/])\\.md$/, '$1/index.md');
    if (${unserved}.test(file)) return get(nothing);
    return get(file === decode(path) ? path : path.replace(/\\.md$/, '/index.md'));
  }
  var route = toRoute(decode(inner));
  if (pages && hasPage(route)) return inner === route ? getPage() : lead(${JSON.stringify(bareBase({ base, ...site }))} + route, 301);
  while (route.indexOf(${JSON.stringify(doubledBase)}) === 0) route = route.slice(${doubledBase.length - 1});
  found = find(route, 0);
  if (found) return follow(found);
  if (!hasPage(route) || route === '/404/' || !/^[\\w.~\\/-]+$/.test(route)) return get(nothing);
  return inner === route ? getPage() : lead(${JSON.stringify(bareBase({ base, ...site }))} + route, 301);
}
`;
}

/**
 * The redirects as lines of JavaScript. Those of a whole folder have most of their addresses in common, and the size of the
 * function is limited, so what follows the same two beginnings is listed behind them.
 */
function groupRedirects(redirects: readonly Redirect[]): string[] {
  const groups = new Map<string, { start: unknown[]; endings: string[]; rest: number[] }>();
  for (const { from, to, exact, temporary } of redirects) {
    const ending = commonEnding(from, to);
    const start = [from, to].map((path) => path.slice(0, path.length - ending.length));
    const rest = exact ? [temporary ? 302 : 301, 1] : temporary ? [302] : [];
    const key = JSON.stringify([start, rest]);
    const group = groups.get(key) ?? { start, endings: [], rest };
    group.endings.push(ending);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ start, endings, rest }) =>
    JSON.stringify([...start, pack(endings), ...rest]),
  );
}

/** Names without the prefix that they share with the previous one. None contains a space. */
function pack(names: readonly string[]): string {
  const parts = names.map((name, index) => {
    const previous = names[index - 1] ?? '';
    let length = 0;
    while (length < Math.min(name.length, 36 ** 2 - 1) && name[length] === previous[length]) length++;
    return length.toString(36).padStart(2, '0') + name.slice(length);
  });
  return parts.join(' ');
}

/** The longest common suffix of two paths that starts after a slash in both: `/old/a/b/` and `/new/b/` give `b/`. */
function commonEnding(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length++;
  const same = one.slice(one.length - length);
  const slash = same.indexOf('/');
  return slash < 0 ? '' : same.slice(slash + 1);
}

/** Writes the function that completes the headers of pages and Markdown copies. */
export function viewerResponse(site: HostedSite): string {
  const [before, after] = canonicalLink(site, '*').split('*');
  return `// Made by the build. For the runtime cloudfront-js-2.0, on "viewer response".
var base = ${JSON.stringify(site.base)};

function handler(event) {
  var path = event.request.uri;
  var response = event.response;
  var type = response.headers['content-type'] ? response.headers['content-type'].value : '';
  if (path.indexOf(base) !== 0 || response.statusCode >= 400) return response;
  // The address of a page, as it was requested or as the other function has rewritten it.
  if (/\\/(index\\.(html|md))?$/.test(path)) response.headers.vary = { value: '${vary.page}' };
  if (type.indexOf('text/markdown') === 0) {
    var route = path.slice(base.length).replace(/(^|\\/)index\\.(html|md)$/, '$1').replace(/\\.md$/, '/');
    response.headers['x-robots-tag'] = { value: '${robotsHeader.value}' };
    response.headers.link = { value: ${JSON.stringify(before)} + route + ${JSON.stringify(after)} };
  }
  return response;
}
`;
}

/** The site's headers with the sandbox's content security policy. Its document needs a separate cache behavior for them. */
const withSandboxPolicy = ({ headers }: HostedSite): Pick<HostedSite, 'headers'> => ({
  headers: { ...headers, ...(policyHeader in headers && { [policyHeader]: sandboxPolicy }) },
});

/** Creates a response headers policy. CloudFront has dedicated fields for some headers. */
function headersPolicy({ headers }: Pick<HostedSite, 'headers'>, name = 'docs'): unknown {
  const {
    'Content-Security-Policy': csp,
    'X-Content-Type-Options': nosniff,
    'Referrer-Policy': referrer,
    ...others
  } = headers;
  return {
    Name: name,
    SecurityHeadersConfig: {
      ...(csp && { ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: csp } }),
      ...(nosniff && { ContentTypeOptions: { Override: true } }),
      ...(referrer && { ReferrerPolicy: { Override: true, ReferrerPolicy: referrer } }),
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(others).length,
      Items: Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}
