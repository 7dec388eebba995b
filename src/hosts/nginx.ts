import type { Redirect } from '../../data/redirects.ts';
import { withBase } from '../paths.ts';
import { isExternal } from '../redirects.ts';
import { contentTypes } from '../server/content-types.ts';
import {
  bareBase,
  cacheControl,
  type HostedSite,
  hashedFile,
  inertFile,
  methods,
  notFoundPage,
  policiesOf,
  unsafeName,
  unserved,
} from './description.ts';
import type { Host } from './host.ts';
import {
  fileEnding,
  innerPattern,
  literally,
  namePatterns,
  pageEnding,
  splitTarget,
  textOf,
} from './patterns.ts';

/** A site for nginx: a file for the `http` context, such as `conf.d/docs.conf`. */
export const nginx: Host = {
  sendsForms: true,
  files: (site) => ({ beside: { 'docs.conf': nginxSite(site, '/srv/docs/site') } }),
};

/** A route that no site has, where an address means none. */
const none = '/.none/';

/**
 * Writes the server of a site, with the maps that it needs.
 *
 * @param root folder that is served
 * @throws when the site has a redirect or a header that nginx cannot have
 */
export function nginxSite(site: HostedSite, root: string): string {
  const { base, headers } = site;
  const policies = policiesOf(headers);
  const bare = bareBase(site);
  const notFound = notFoundPage(site);
  const permanent = site.redirects.filter(({ temporary }) => !temporary);
  const temporary = site.redirects.filter((redirect) => redirect.temporary);
  return `# Made by the build from the routes, redirects and headers of the site. For the http context, as conf.d/docs.conf.

# The address as it was sent: its path and its query.
map $request_uri $docs_path {
${rule('^(?<docs_sent>[^?]*)', '$docs_sent')}
}
map $request_uri $docs_query {
    default "";
${rule('^[^?]*(?<docs_asked>\\?.*)$', '$docs_asked')}
}
# What no address of the site contains, and what is no file for readers.
map $docs_path $docs_unsafe {
    default "";
${rule(textOf(unsafeName), '1', '~*')}
}
map $uri $docs_unserved {
    default "";
${rule(dollarIsEnd(textOf(unserved)), '1')}
}
# What the address asks for: a page, by its route, or a file.
map $docs_path $docs_kind {
    default page;
${rule(pageEnding, 'page')}
${rule(fileEnding, 'file')}
}
map $uri $docs_inner {
    default -;
${rule(named('docs_below', dollarIsEnd(innerPattern(site))), '"$docs_below/"')}
}
map $docs_kind$docs_inner $docs_route {
    default ${none};
${namePatterns(site)
  .map((pattern, index) =>
    rule(named(`docs_route${index}`, dollarIsEnd(pattern).replace('^', '^page')), `"$docs_route${index}/"`),
  )
  .join('\n')}
}
# Redirects of the site, for good and for now.
map "$docs_path $docs_route" $docs_moved {
    default "";
${permanent.map((redirect) => redirectRule(site, redirect)).join('\n')}
}
map "$docs_path $docs_route" $docs_lent {
    default "";
${temporary.map((redirect) => redirectRule(site, redirect)).join('\n')}
}
# A page that is not asked for by its own address.
map "$docs_path $docs_route" $docs_respelled {
    default ${none};
${rule(`(?s)^${literally(bare)}(?<docs_own>/\\S*) \\k<docs_own>\\z`, none)}
${rule('(?s)^\\S+ (?<docs_other>/.*)\\z', '$docs_other')}
}
# What may be kept. The answer "not found" has another address by then.
map $uri $docs_cache {
    default "${cacheControl.other}";
${rule(textOf(hashedFile), `"${cacheControl.hashed}"`)}
}
# Policies, for all but files that are neither documents nor workers.
${policies
  .map(
    (name, index) => `map "$status $uri" $docs_policy${index} {
    default ${plain(headers[name] ?? '')};
${rule(`^(?:200|206|304|412|416) .*${textOf(inertFile)}`, '""')}
}`,
  )
  .join('\n')}
map $status $docs_allow {
    default "";
    405 "${methods.join(', ')}";
}

server {
    listen 8080;
    server_name _;
    root ${root};
    charset off;
    server_tokens off;
    absolute_redirect off;
    if_modified_since before;
    max_ranges 1;

    # Forms that the build has made. Brotli needs the module libnginx-mod-http-brotli-static (Debian); without it, delete its line.
    gzip off;
    gzip_static on;
    brotli_static on;

    types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `        "${type}" ${ending.slice(1)};`)
  .join('\n')}
    }
    default_type application/octet-stream;

${Object.entries(headers)
  .map(([name, value]) => {
    const policy = policies.indexOf(name);
    return `    add_header ${name} ${policy < 0 ? plain(value) : `$docs_policy${policy}`} always;`;
  })
  .join('\n')}
    add_header Cache-Control $docs_cache always;
    add_header Vary Accept-Encoding always;
    add_header Allow $docs_allow always;
    # Where TLS ends in this server, browsers may be told never to come without it again:
    # add_header Strict-Transport-Security "max-age=31536000" always;

    error_page 404 ${notFound};
    location = ${notFound} {
        internal;
    }
${base === '/' ? '' : outside(base)}
    location ${base} {
        if ($request_method !~ "^(?:${methods.join('|')})$") { return 405; }
        if ($docs_unsafe) { return 404; }
        if ($docs_lent) { return 302 $docs_lent; }
        if ($docs_moved) { return 301 $docs_moved; }
        if (-f $document_root${bare}\${docs_respelled}index.html) { return 301 ${bare}$docs_respelled$docs_query; }
        if ($docs_unserved) { return 404; }
        try_files $uri \${uri}index.html =404;
    }
}
`;
}

/** What is not below the base: nothing, but for the way to it. */
const outside = (base: string): string => `
    location / {
        if ($request_method !~ "^(?:${methods.join('|')})$") { return 405; }
        if ($docs_path = /) { return 302 ${base}$docs_query; }
        if ($docs_path = ${base.slice(0, -1)}) { return 301 ${base}$docs_query; }
        return 404;
    }
`;

function redirectRule({ base }: HostedSite, { from, to, exact }: Redirect): string {
  const [address, hash] = splitTarget(isExternal(to) ? to : withBase(base, to));
  const pattern = exact ? `^${literally(withBase(base, from))} ` : `^\\S+ ${literally(from)}\\z`;
  return rule(pattern, `"${unquoted(address)}$docs_query${unquoted(hash)}"`);
}

/** A line of a map. Names without a regular expression are not enough: nginx does not tell their case. */
const rule = (pattern: string, value: string, sign = '~'): string =>
  `    "${sign}${pattern.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" ${value};`;

/** Gives the first group of a pattern a name. */
const named = (name: string, pattern: string): string => pattern.replace(/\((?!\?)/, `(?<${name}>`);

/** PCRE lets `$` stand before a line break at the end too. */
const dollarIsEnd = (pattern: string): string => pattern.replace(/(?<!\\)\$/g, '\\z');

const plain = (text: string): string => `"${unquoted(text)}"`;

/** A text between quotes. nginx takes every dollar sign for a variable, and has no way to write one. */
function unquoted(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx cannot have this in its configuration: ${text}`);
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
