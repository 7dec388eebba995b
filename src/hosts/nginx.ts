import type { Redirect } from '../../data/redirects.ts';
import { contentTypes } from '../shared/content-types.ts';
import {
  bareBase,
  cacheControl,
  type HostedSite,
  hashedFile,
  inertFile,
  methods,
  notFoundPage,
  policiesOf,
  policyHeader,
  rootFile,
  sandboxFile,
  sandboxPolicy,
  unsafeName,
  unserved,
} from '../shared/deployment.ts';
import { escapeRegExp } from '../shared/escape.ts';
import { canonicalLink, markdownPreference, robotsHeader, vary } from '../shared/markdown-copies.ts';
import { withBase } from '../shared/paths.ts';
import { splitTarget, withBaseUnlessExternal } from '../shared/redirects.ts';
import type { Host } from './host.ts';
import { fileEnding, innerPattern, namePatterns, pageEnding, textOf } from './patterns.ts';

/** A site for nginx: a file for the `http` context, such as `conf.d/docs.conf`. */
export const nginx: Host = {
  sendsForms: true,
  files: (site) => ({ beside: { 'docs.conf': nginxSite(site, '/srv/docs/site') } }),
};

/** A route and a file that exist in no site: the values of maps for addresses that match nothing. */
const none = '/.none/';
const noFile = '/.none';

/**
 * Writes the server of a site, with the maps that it needs.
 *
 * @param root folder that is served
 * @throws when a redirect or a header cannot be written in the configuration of nginx
 */
export function nginxSite(site: HostedSite, root: string): string {
  const { base, headers } = site;
  const policies = policiesOf(headers);
  const bare = bareBase(site);
  const notFound = notFoundPage(site);
  const link = unquoted(canonicalLink(site, '*')).replace('*', () => '$docs_described');
  const permanent = site.redirects.filter(({ temporary }) => !temporary);
  const temporary = site.redirects.filter((redirect) => redirect.temporary);
  return `# Made by the build from the routes, redirects and headers of the site. For the http context, as conf.d/docs.conf.

# The request target as it was sent: its path and its query.
map $request_uri $docs_path {
${rule('^(?<docs_sent>[^?]*)', '$docs_sent')}
}
map $request_uri $docs_query {
    default "";
${rule('^[^?]*(?<docs_asked>\\?.*)$', '$docs_asked')}
}
# The same, for targets that have a query themselves.
map $request_uri $docs_added {
    default "";
${rule('^[^?]*\\?(?<docs_own_query>.+)$', '"&$docs_own_query"')}
}
# Paths that no address of the site can contain, and files that are not published.
map $docs_path $docs_unsafe {
    default "";
${rule(textOf(unsafeName), '1', '~*')}
}
map $uri $docs_unserved {
    default "";
${rule(dollarIsEnd(textOf(unserved)), '1')}
}
# Whether the path asks for a page, by its route, or for a file.
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
# Permanent and temporary redirects of the site.
map "$docs_path $docs_route" $docs_moved {
    default "";
${permanent.map((redirect) => redirectRule(site, redirect)).join('\n')}
}
map "$docs_path $docs_route" $docs_temporary {
    default "";
${temporary.map((redirect) => redirectRule(site, redirect)).join('\n')}
}
# The page that is meant by another spelling of its address.
map "$docs_path $docs_route" $docs_respelled {
    default ${none};
${rule(`(?s)^${escapeRegExp(bare)}(?<docs_own>/\\S*) \\k<docs_own>\\z`, none)}
${rule('(?s)^\\S+ (?<docs_other>/.*)\\z', '$docs_other')}
}
# The Markdown copy of a page, for an address such as /limits.md.
map $uri $docs_copy {
    default ${noFile};
${rule('/index\\.md\\z', noFile)}
${rule('(?s)^(?<docs_copied>.*[^/])\\.md\\z', '"$docs_copied/index.md"')}
}
# Which file answers the address of a page: its Markdown copy where the client prefers that, or its document.
map $http_accept $docs_form {
    default index.html;
${rule(textOf(markdownPreference.lesser), 'index.html', '~*')}
${rule(textOf(markdownPreference.named), 'index.md', '~*')}
}
# Headers of Markdown copies, and Vary, which names what an answer depends on.
map $uri $docs_link {
    default "";
${rule(`(?s)^${escapeRegExp(base)}(?<docs_described>(?:.*/)?)index\\.md\\z`, `"${link}"`)}
}
map $uri $docs_robots {
    default ${plain(headers[robotsHeader.name] ?? '')};
${rule('/index\\.md\\z', robotsHeader.value)}
}
map "$uri $docs_path" $docs_vary {
    default "${vary.encoding}";
${rule('(?s)/index\\.(?:html|md) .*/\\z', `"${vary.page}"`)}
}
# How long an answer may be cached. By the time this is evaluated, $uri is the file that is sent.
map $uri $docs_cache {
    default "${cacheControl.other}";
${rule(textOf(hashedFile), `"${cacheControl.hashed}"`)}
}
# Policies, which apply to documents and workers only.
${policies
  .map(
    (name, index) => `map "$status $uri" $docs_policy${index} {
    default ${plain(headers[name] ?? '')};
${rule(`^(?:200|206|304|412|416) .*${textOf(inertFile)}`, '""')}${
  name === policyHeader
    ? `\n${rule(`^(?:200|206|304|412|416) .*${textOf(sandboxFile)}`, plain(sandboxPolicy))}`
    : ''
}
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

    # Compressed forms that the build has written. Brotli needs the module libnginx-mod-http-brotli-static (Debian); without it, delete its line.
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
  .filter(([name]) => name !== robotsHeader.name)
  .map(([name, value]) => {
    const policy = policies.indexOf(name);
    return `    add_header ${name} ${policy < 0 ? plain(value) : `$docs_policy${policy}`} always;`;
  })
  .join('\n')}
    add_header Cache-Control $docs_cache always;
    add_header Vary $docs_vary always;
    add_header Link $docs_link always;
    add_header ${robotsHeader.name} $docs_robots always;
    add_header Allow $docs_allow always;
    # Enable this where this server terminates TLS, so that browsers only use HTTPS from then on:
    # add_header Strict-Transport-Security "max-age=31536000" always;

    error_page 404 ${notFound};
    location = ${notFound} {
        internal;
    }
${base === '/' ? '' : outside(base)}
    location ${base} {
        if ($request_method !~ "^(?:${methods.join('|')})$") { return 405; }
        if ($docs_unsafe) { return 404; }
        if ($docs_temporary) { return 302 $docs_temporary; }
        if ($docs_moved) { return 301 $docs_moved; }
        if (-f $document_root${bare}\${docs_respelled}index.html) { return 301 ${bare}$docs_respelled$docs_query; }
        if ($docs_unserved) { return 404; }
        try_files $uri $docs_copy \${uri}$docs_form \${uri}index.html =404;
    }
}
`;
}

/** Addresses outside of the base: redirects to it, and the files of the root. */
const outside = (base: string): string => `
    location / {
        if ($request_method !~ "^(?:${methods.join('|')})$") { return 405; }
        if ($docs_path = /) { return 302 ${base}$docs_query; }
        if ($docs_path = ${base.slice(0, -1)}) { return 301 ${base}$docs_query; }
        # Files that crawlers and browsers request here, whatever the base is.
        if ($docs_path ~ "${dollarIsEnd(textOf(rootFile)).replaceAll('\\', '\\\\')}") { rewrite ^ ${base.slice(0, -1)}$docs_path last; }
        return 404;
    }
`;

function redirectRule({ base }: HostedSite, { from, to, exact }: Redirect): string {
  const [address, hash] = splitTarget(withBaseUnlessExternal(base, to));
  const pattern = exact ? `^${escapeRegExp(withBase(base, from))} ` : `^\\S+ ${escapeRegExp(from)}\\z`;
  const query = address.includes('?') ? '$docs_added' : '$docs_query';
  return rule(pattern, `"${unquoted(address)}${query}${unquoted(hash)}"`);
}

/** A line of a map. It is always a regular expression, because nginx compares plain strings without regard to case. */
const rule = (pattern: string, value: string, sign = '~'): string =>
  `    "${sign}${pattern.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}" ${value};`;

/** Gives the first group of a pattern a name. */
const named = (name: string, pattern: string): string => pattern.replace(/\((?!\?)/, `(?<${name}>`);

/** In PCRE, `$` also matches before a line break at the end. */
const dollarIsEnd = (pattern: string): string => pattern.replace(/(?<!\\)\$/g, '\\z');

const plain = (text: string): string => `"${unquoted(text)}"`;

/** A text for a quoted string. nginx reads every dollar sign as a variable and has no escape for it. */
function unquoted(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx cannot have this in its configuration: ${text}`);
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
