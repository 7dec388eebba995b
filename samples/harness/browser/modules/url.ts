/* The part of Node.js's `url` that steps use, based on the browser's `URL`. */

const { URL, URLSearchParams } = globalThis;

/** The base of relative addresses, to recognize them by. */
const nowhere = 'nowhere://nowhere';

/** Parses an address into the legacy format of `url.parse()`. */
function parse(text: string, parseQuery = false) {
  const { protocol, host, hostname, port, hash, search, pathname, href, username, password } = new URL(
    text,
    nowhere,
  );
  const isAbsolute = !href.startsWith(nowhere);
  const orNull = (value: string) => (value === '' ? null : value);
  const query = search.slice(1);
  return {
    protocol: isAbsolute ? protocol : null,
    slashes: isAbsolute ? true : null,
    auth: orNull(username && `${username}${password && `:${password}`}`),
    host: isAbsolute ? host : null,
    port: orNull(port),
    hostname: isAbsolute ? hostname : null,
    hash: orNull(hash),
    search: orNull(search),
    query: parseQuery ? Object.fromEntries(new URLSearchParams(query)) : orNull(query),
    pathname: orNull(pathname),
    path: orNull(pathname + search),
    href: isAbsolute ? href : text,
  };
}

export default {
  URL,
  URLSearchParams,
  parse,
  format: (address: string | { href?: string }) =>
    typeof address === 'string' ? address : (address.href ?? String(address)),
  resolve: (from: string, to: string) =>
    new URL(to, new URL(from, nowhere)).href.replace(/^nowhere:\/\/nowhere/, ''),
  fileURLToPath: (address: string | URL) => decodeURIComponent(new URL(address).pathname),
  pathToFileURL: (path: string) => new URL(path, 'file:///'),
};
