/** Media types by the ending of a path. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json;charset=utf-8',
  '.md': 'text/markdown;charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.xml': 'application/xml;charset=utf-8',
  '.yaml': 'application/yaml;charset=utf-8',
};

/** The media type of a file of the site, by the ending of its path. */
export const contentTypeOf = (path: string): string =>
  contentTypes[path.slice(path.lastIndexOf('.'))] ?? 'application/octet-stream';
