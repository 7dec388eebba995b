/** Content types by file extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json;charset=utf-8',
  '.md': 'text/markdown;charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  // RFC 3156 defines it for keys in ASCII armor.
  '.asc': 'application/pgp-keys',
  '.ts': 'text/plain;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xhtml': 'application/xhtml+xml;charset=utf-8',
  '.xml': 'application/xml;charset=utf-8',
  '.yaml': 'application/yaml;charset=utf-8',
};

/** The content type of a file, by its extension. */
export const contentTypeOf = (path: string): string =>
  contentTypes[path.slice(path.lastIndexOf('.'))] ?? 'application/octet-stream';
