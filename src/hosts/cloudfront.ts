import { withBase } from '../paths.ts';
import { doubledBase, isExternal } from '../redirects.ts';
import { contentTypes } from '../server/content-types.ts';
import {
  bareBase,
  cacheControl,
  type HostedSite,
  hashedFolders,
  notFoundPage,
  unsafeName,
  unserved,
} from './description.ts';
import type { Host } from './host.ts';
import { splitTarget } from './patterns.ts';

/** S3 behind CloudFront: a function for addresses, a policy for headers, and a script that uploads the files. */
export const cloudfront: Host = {
  files: (site) => ({
    beside: {
      'function.js': viewerRequest(site),
      'response-headers-policy.json': `${JSON.stringify(headersPolicy(site), null, 2)}\n`,
      'upload.sh': uploadScript(site),
    },
  }),
};

/** Bytes that CloudFront takes of a function. */
const mostBytes = 10_240;

/**
 * Writes the function that answers every request first. It is told the routes of a site that is not too large for that;
 * otherwise, it leads every address to the form in which a page would have it, and S3 knows whether there is one.
 */
export function viewerRequest(site: HostedSite): string {
  const complete = functionText(site, site.pages);
  return Buffer.byteLength(complete) <= mostBytes ? complete : functionText(site, undefined);
}

function functionText({ base, ...site }: HostedSite, pages: readonly string[] | undefined): string {
  const redirects = site.redirects.map(({ from, to, exact, temporary }) => [
    from,
    ...splitTarget(isExternal(to) ? to : withBase(base, to)),
    temporary ? 302 : 301,
    exact ? 1 : 0,
  ]);
  return `// Made by the build from the routes, redirects and headers of the site. For the runtime cloudfront-js-2.0, on "viewer request".
var base = ${JSON.stringify(base)};
// Routes that have a page, a space between two of them${pages ? '' : '; too many to be listed'}.
var pages = ${pages ? JSON.stringify(` ${pages.join(' ')} `) : 'null'};
// From, to, the heading, the status, and whether it is meant to the letter.
var redirects = [
${redirects.map((line) => JSON.stringify(line)).join(',\n')}
];

function hasPage(route) {
  return pages ? route.indexOf(' ') < 0 && pages.indexOf(' ' + route + ' ') >= 0 : true;
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
  for (var i = 0; i < redirects.length; i++)
    if (redirects[i][0] === from && redirects[i][4] === exact) return redirects[i];
}

function handler(event) {
  var request = event.request;
  var path = request.uri;
  function lead(address, hash, status) {
    var query = request.rawQueryString();
    return {
      statusCode: status,
      statusDescription: status === 301 ? 'Moved Permanently' : 'Found',
      headers: {
        location: { value: address + (query === undefined ? '' : '?' + query) + hash },
        'cache-control': { value: ${JSON.stringify(cacheControl.other)} }
      }
    };
  }
  function get(file) {
    request.uri = file;
    return request;
  }
  function follow(found) {
    return lead(found[1], found[2], found[3]);
  }
  // What the bucket does not have: its answer becomes the not-found page.
  var nothing = base + '.none';

  if (path === '/' && base !== '/') return lead(base, '', 302);
  if (path + '/' === base) return lead(base, '', 301);
  if (path.indexOf(base) !== 0 || ${unsafeName}.test(path)) return get(nothing);
  var inner = path.slice(base.length - 1);
  var found = find(inner, 1);
  if (found) return follow(found);
  if (/\\.[A-Za-z0-9]+$/.test(inner) && !/\\.html$/.test(inner))
    return get(${unserved}.test(decode(path)) ? nothing : path);
  var route = toRoute(decode(inner));
  if (pages && hasPage(route)) return inner === route ? get(path + 'index.html') : lead(${JSON.stringify(bareBase({ base, ...site }))} + route, '', 301);
  while (route.indexOf(${JSON.stringify(doubledBase)}) === 0) route = route.slice(${doubledBase.length - 1});
  found = find(route, 0);
  if (found) return follow(found);
  if (!hasPage(route) || route === '/404/' || !/^[\\w.~\\/-]+$/.test(route)) return get(nothing);
  return inner === route ? get(path + 'index.html') : lead(${JSON.stringify(bareBase({ base, ...site }))} + route, '', 301);
}
`;
}

/** How CloudFront calls the headers that it knows. */
function headersPolicy({ headers }: HostedSite): unknown {
  const {
    'Content-Security-Policy': csp,
    'X-Content-Type-Options': nosniff,
    'Referrer-Policy': referrer,
    ...others
  } = headers;
  return {
    Name: 'docs',
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

/** Documents come last: whatever they name is there before them. Files with a hash are never removed. */
function uploadScript(site: HostedSite): string {
  const folders = hashedFolders.map((folder) => `${bareBase(site).slice(1)}${folder}/*`.replace(/^\//, ''));
  const endings = Object.keys(contentTypes).sort(
    (one, other) => Number(one === '.html') - Number(other === '.html'),
  );
  const put = (filters: string, ending: string, cache: string) =>
    `put '${contentTypes[ending]}' '${cache}' --exclude '*' ${filters}\n`;
  return `#!/bin/sh
# Made by the build. Uploads the folder "site" beside this script: sh upload.sh s3://BUCKET
set -eu
target=$1
cd "$(dirname "$0")/site"
put() {
  type=$1 cache=$2
  shift 2
  aws s3 sync . "$target" --content-type "$type" --cache-control "$cache" "$@"
}
${['.js', '.css', '.json'].map((ending) => put(folders.map((folder) => `--include '${folder}${ending}'`).join(' '), ending, cacheControl.hashed)).join('')}${endings
  .map((ending) =>
    put(
      `--include '*${ending}' ${folders.map((folder) => `--exclude '${folder}'`).join(' ')}`,
      ending,
      cacheControl.other,
    ),
  )
  .join(
    '',
  )}# What the site no longer has; files with a hash stay for readers who have a page of an earlier build.
aws s3 sync . "$target" --delete ${folders.map((folder) => `--exclude '${folder}'`).join(' ')}
# ${notFoundPage(site)} is what CloudFront has to send, with status 404, where S3 answers 403 or 404.
`;
}
