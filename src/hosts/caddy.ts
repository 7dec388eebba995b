// cspell:ignore redir unslashed

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

/** A site for Caddy: a complete `Caddyfile`. */
export const caddy: Host = {
  sendsForms: true,
  files: (site) => ({ beside: { Caddyfile: caddyfile(site, '/srv/docs/site') } }),
};

/** A route that no site has, where an address means none. */
const none = '/.none/';

/** Names in which the file matcher of Caddy would see a pattern name no page. */
const nameChar = '[^*?\\[\\\\]';

/**
 * Writes the configuration of a site.
 *
 * @param root folder that is served
 * @throws when the site has a redirect or a header that Caddy cannot have
 */
export function caddyfile(site: HostedSite, root: string): string {
  const { base, headers, redirects } = site;
  const bare = bareBase(site);
  const notFound = notFoundPage(site);
  const permanent = redirects.filter(({ temporary }) => !temporary);
  const temporary = redirects.filter((redirect) => redirect.temporary);
  return `# Made by the build from the routes, redirects and headers of the site.
# With the name of a host, such as docs.example.com, in the place of the port, Caddy gets a certificate and ends TLS itself.
:8080 {
	root * ${root}

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${raw(value)}`)
  .join('\n')}
		# Where TLS ends in this server, browsers may be told never to come without it again:
		# Strict-Transport-Security "max-age=31536000"
	}

	# The address as it was sent: its path and its query.
	map {http.request.orig_uri} {docs_path} {docs_query} {
${rule('^([^?]*)(\\?.*)?$', '"${1}"', '"${2}"')}
	}
	# What no address of the site contains.
	map {docs_path} {docs_unsafe} {
${rule(`(?i)${textOf(unsafeName)}`, 'yes')}
		default no
	}
	# What the address asks for: a page, by its route, or a file.
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
	# Redirects of the site, for good and for now.
	map "{docs_path} {docs_route}" {docs_moved} {docs_moved_hash} {
${permanent.map((redirect) => redirectRule(site, redirect)).join('\n')}
		default "" ""
	}
	map "{docs_path} {docs_route}" {docs_lent} {docs_lent_hash} {
${temporary.map((redirect) => redirectRule(site, redirect)).join('\n')}
		default "" ""
	}

	route {
		header Vary Accept-Encoding
		header Cache-Control "${cacheControl.other}"

		@method not method ${methods.join(' ')}
		header @method Allow "${methods.join(', ')}"
		respond @method 405
${base === '/' ? '' : outside(base)}
		@nowhere expression \`{docs_inner} == "-" || {docs_unsafe} == "yes" || {docs_path} == "${notFound}"\`
		error @nowhere 404

		@lent expression \`{docs_lent} != ""\`
		redir @lent {docs_lent}{docs_query}{docs_lent_hash} 302
		@moved expression \`{docs_moved} != ""\`
		redir @moved {docs_moved}{docs_query}{docs_moved_hash} 301

		@respelled {
			file ${bare}{docs_route}index.html
			expression \`{docs_path} != "${bare}" + {docs_route}\`
		}
		redir @respelled ${bare}{docs_route}{docs_query} 301
		@page file ${bare}{docs_route}index.html
		@missing {
			not file ${bare}{docs_route}index.html
			expression \`{docs_kind} == "page"\`
		}
		error @missing 404

		@hashed path_regexp ${raw(textOf(hashedFile))}
		header @hashed Cache-Control "${cacheControl.hashed}"
		# Neither documents nor workers: policies are not for them.
		@inert {
			path_regexp ${raw(textOf(inertFile))}
			file
		}
		header @inert {
${policiesOf(headers)
  .map((name) => `\t\t\t-${name}`)
  .join('\n')}
		}
		rewrite @page {http.matchers.file.relative}
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
			# The page is sent as a whole, whatever the reader has of another.
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

const types = Object.entries(contentTypes)
  .map(
    ([ending, type], index) =>
      `\t\t@type${index} path *${ending}\n\t\theader @type${index} Content-Type "${type}"`,
  )
  .join('\n');

/** What is not below the base: nothing, but for the way to it. */
const outside = (base: string): string => `
		@start expression \`{docs_path} == "/"\`
		redir @start ${base}{docs_query} 302
		@unslashed expression \`{docs_path} == "${base.slice(0, -1)}"\`
		redir @unslashed ${base}{docs_query} 301
`;

function redirectRule({ base }: HostedSite, { from, to, exact }: Redirect): string {
  const [address, hash] = splitTarget(isExternal(to) ? to : withBase(base, to));
  const pattern = exact ? `^${literally(withBase(base, from))} ` : `^\\S+ ${literally(from)}$`;
  return rule(pattern, raw(unbraced(address)), raw(unbraced(hash)));
}

/** A line of a map. */
const rule = (pattern: string, ...values: string[]): string =>
  `\t\t${raw(`~${pattern}`)} ${values.join(' ')}`;

/** Caddy takes braces for placeholders. */
function unbraced(text: string): string {
  if (/[{}]/.test(text)) throw new Error(`Caddy cannot have this in its configuration: ${text}`);
  return text;
}

/** A text between the quotes in which nothing has a meaning. */
function raw(text: string): string {
  if (/[`\r\n]/.test(text)) throw new Error(`Caddy cannot have this in its configuration: ${text}`);
  return `\`${text}\``;
}
