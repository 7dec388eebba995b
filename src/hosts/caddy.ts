// cspell:ignore redir unslashed

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

/** A site for Caddy: a complete `Caddyfile`. */
export const caddy: Host = {
  sendsForms: true,
  files: (site) => ({ beside: { Caddyfile: caddyfile(site, '/srv/docs/site') } }),
};

/** A route and a file that no site has, for addresses that match nothing. */
const none = '/.none/';
const noFile = '/.none';

/** Characters of a page's name. The file matcher of Caddy would read the others as a glob. */
const nameChar = '[^*?\\[\\\\]';

/**
 * Writes the configuration of a site.
 *
 * @param root folder that is served
 * @throws when a redirect or a header cannot be written in a Caddyfile
 */
export function caddyfile(site: HostedSite, root: string): string {
  const { base, headers, redirects } = site;
  const bare = bareBase(site);
  const notFound = notFoundPage(site);
  const link = raw(unbraced(canonicalLink(site, '*')).replace('*', () => '{re.markdown.1}'));
  const permanent = redirects.filter(({ temporary }) => !temporary);
  const temporary = redirects.filter((redirect) => redirect.temporary);
  return `# Made by the build from the routes, redirects and headers of the site.
# Replace the port with a host name, such as docs.example.com, and Caddy obtains a certificate and terminates TLS itself.
:8080 {
	root * ${root}

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${raw(value)}`)
  .join('\n')}
		# Enable this where this server terminates TLS, so that browsers only use HTTPS from then on:
		# Strict-Transport-Security "max-age=31536000"
	}

	# The request target without scheme and host: its path and its query.
	map {http.request.orig_uri} {docs_path} {docs_query} {
${rule('^(?:(?i:https?)://[^/?]*)?([^?]*)(\\?.*)?$', '"${1}"', '"${2}"')}
	}
	# Files that crawlers and browsers request at the root, whatever the base is.
	map {docs_path} {docs_root} {
${rule(textOf(rootFile), base === '/' ? 'no' : 'yes')}
		default no
	}
	# Paths that no address of the site can contain.
	map {docs_path} {docs_unsafe} {
${rule(`(?i)${textOf(unsafeName)}`, 'yes')}
		default no
	}
	# Whether the path asks for a page, by its route, or for a file.
	map {docs_path} {docs_kind} {
${rule(pageEnding, 'page')}
${rule(fileEnding, 'file')}
		default page
	}
	map {http.request.orig_uri.path} {docs_inner} {
${rule(innerPattern(site), '"${1}/"')}
		default -
	}
	map {docs_kind}{docs_inner} {docs_route} {
${namePatterns(site, nameChar)
  .map((pattern) => rule(pattern.replace('^', '^page'), '"${1}/"'))
  .join('\n')}
		default ${none}
	}
	# The Markdown copy of a page, for an address such as /limits.md.
	map {http.request.orig_uri.path} {docs_copy} {
${rule('/index\\.md$', noFile)}
${rule(`(?s)^(${nameChar}*[^/*?\\[\\\\])\\.md$`, '"${1}/index.md"')}
		default ${noFile}
	}
	# Which file answers the address of a page: its Markdown copy where the client prefers that, or its document.
	map {http.request.header.Accept} {docs_form} {
${rule(`(?i)${textOf(markdownPreference.lesser)}`, 'index.html')}
${rule(`(?i)${textOf(markdownPreference.named)}`, 'index.md')}
		default index.html
	}
	# Permanent and temporary redirects of the site.
	map "{docs_path} {docs_route}" {docs_moved} {docs_moved_hash} {
${permanent.map((redirect) => redirectRule(site, redirect)).join('\n')}
		default "" ""
	}
${joinQuery('docs_moved')}
	map "{docs_path} {docs_route}" {docs_temporary} {docs_temporary_hash} {
${temporary.map((redirect) => redirectRule(site, redirect)).join('\n')}
		default "" ""
	}
${joinQuery('docs_temporary')}

	route {
		header Vary ${vary.encoding}
		header Cache-Control "${cacheControl.other}"

		@method not method ${methods.join(' ')}
		header @method Allow "${methods.join(', ')}"
		respond @method 405
${base === '/' ? '' : outside(base)}
		@nowhere expression \`({docs_inner} == "-" && {docs_root} == "no") || {docs_unsafe} == "yes" || {docs_path} == "${notFound}"\`
		error @nowhere 404

		@temporary expression \`{docs_temporary} != ""\`
		redir @temporary {docs_temporary}{docs_temporary_query}{docs_temporary_hash} 302
		@moved expression \`{docs_moved} != ""\`
		redir @moved {docs_moved}{docs_moved_query}{docs_moved_hash} 301

		@respelled {
			file ${bare}{docs_route}index.html
			expression \`{docs_path} != "${bare}" + {docs_route}\`
		}
		redir @respelled ${bare}{docs_route}{docs_query} 301
		@page file ${bare}{docs_route}{docs_form} ${bare}{docs_route}index.html
		@copy file {docs_copy}
		@missing {
			not file ${bare}{docs_route}index.html
			expression \`{docs_kind} == "page"\`
		}
		error @missing 404

		@root expression \`{docs_root} == "yes"\`
		rewrite @root ${bare}{docs_path}
		@hashed path_regexp ${raw(textOf(hashedFile))}
		header @hashed Cache-Control "${cacheControl.hashed}"
		# Policies apply to documents and workers only.
		@inert {
			path_regexp ${raw(textOf(inertFile))}
			file
		}
		header @inert {
${policiesOf(headers)
  .map((name) => `\t\t\t-${name}`)
  .join('\n')}
		}
${sandboxRule(headers)}		# Deferred, because the file server adds to this header.
		header @page {
			Vary "${vary.page}"
			defer
		}
		rewrite @page {http.matchers.file.relative}
		rewrite @copy {http.matchers.file.relative}
		@markdown {
			path_regexp markdown ${raw(`(?s)^${escapeRegExp(base)}((?:.*/)?)index\\.md$`)}
			file
		}
		header @markdown ${robotsHeader.name} ${robotsHeader.value}
		header @markdown Link ${link}
		@unserved path_regexp ${raw(textOf(unserved))}
		error @unserved 404
${types}
		file_server {
			disable_canonical_uris
			precompressed br gzip
		}
	}

	handle_errors {
		header Cache-Control "${cacheControl.other}"
		@404 expression \`{err.status_code} == 404\`
		handle @404 {
			# Conditions and ranges of the request are about another file, so this page is sent in full.
			request_header -If-Match
			request_header -If-Modified-Since
			request_header -If-None-Match
			request_header -If-Unmodified-Since
			request_header -Range
			rewrite * ${notFound}
			header Content-Type "${contentTypes['.html']}"
			file_server {
				precompressed br gzip
				status 404
			}
		}
	}
}
`;
}

/** The policy of the document that samples run in, in the place of the site's. */
const sandboxRule = (headers: HostedSite['headers']): string =>
  policyHeader in headers
    ? `\t\t@sandbox {\n\t\t\tpath_regexp ${raw(textOf(sandboxFile))}\n\t\t\tfile\n\t\t}\n\t\theader @sandbox ${policyHeader} ${raw(sandboxPolicy)}\n`
    : '';

const types = Object.entries(contentTypes)
  .map(
    ([ending, type], index) =>
      `\t\t@type${index} path *${ending}\n\t\theader @type${index} Content-Type "${type}"`,
  )
  .join('\n');

/** Redirects addresses outside of the base to it. */
const outside = (base: string): string => `
		@start expression \`{docs_path} == "/"\`
		redir @start ${base}{docs_query} 302
		@unslashed expression \`{docs_path} == "${base.slice(0, -1)}"\`
		redir @unslashed ${base}{docs_query} 301
`;

function redirectRule({ base }: HostedSite, { from, to, exact }: Redirect): string {
  const [address, hash] = splitTarget(withBaseUnlessExternal(base, to));
  const pattern = exact ? `^${escapeRegExp(withBase(base, from))} ` : `^\\S+ ${escapeRegExp(from)}$`;
  return rule(pattern, raw(unbraced(address)), raw(unbraced(hash)));
}

/** The query of a request, joined with that of the target. */
const joinQuery = (target: string): string => `	map "{${target}} {docs_query}" {${target}_query} {
${rule('^[^ ?]* (.*)$', '"${1}"')}
${rule('^\\S+ \\?(.+)$', '"&${1}"')}
		default ""
	}`;

/** A line of a map. */
const rule = (pattern: string, ...values: string[]): string =>
  `\t\t${raw(`~${pattern}`)} ${values.join(' ')}`;

/** Caddy takes braces for placeholders. */
function unbraced(text: string): string {
  if (/[{}]/.test(text)) throw new Error(`Caddy cannot have this in its configuration: ${text}`);
  return text;
}

/** A literal string between backticks. */
function raw(text: string): string {
  if (/[`\r\n]/.test(text)) throw new Error(`Caddy cannot have this in its configuration: ${text}`);
  return `\`${text}\``;
}
