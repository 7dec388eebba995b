/* The part of Node.js's module that steps use, on top of the URL of the platform. */

const { URL, URLSearchParams } = globalThis;

/** Where relative addresses are resolved, and what none of them is. */
const nowhere = 'nowhere://nowhere';

/** The address in the form that Node.js had before it had `URL`. */
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
