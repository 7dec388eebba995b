import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

/** An object as S3 would serve it. */
export interface AwsObject {
  body: string;
  type: string | undefined;
  cacheControl: string | undefined;
  modified: number;
}

/** What commands change. */
interface Stored {
  /** The objects of the bucket, by key. */
  objects: Map<string, AwsObject>;
  /** Receives a line for each upload and removal. */
  log: string[];
  /** The number of uploads that succeed before the network fails. */
  uploads: number;
}

/**
 * Runs a command of upload.sh like the AWS command line: `s3 cp SOURCE TARGET --recursive` or `s3 sync SOURCE TARGET`, with the
 * rules of https://docs.aws.amazon.com/cli/latest/reference/s3/.
 *
 * @param folder the current folder of the command
 * @returns whether every upload succeeded
 */
export function runAws(folder: string, args: string[], { objects, log, uploads }: Stored): boolean {
  const { values, positionals, tokens } = parseArgs({
    args,
    allowPositionals: true,
    tokens: true,
    options: {
      recursive: { type: 'boolean' },
      delete: { type: 'boolean' },
      'size-only': { type: 'boolean' },
      'no-progress': { type: 'boolean' },
      'content-type': { type: 'string' },
      'cache-control': { type: 'string' },
      include: { type: 'string', multiple: true },
      exclude: { type: 'string', multiple: true },
    },
  });
  const [service, command, source = '', target = ''] = positionals;
  if (service !== 's3' || !(command === 'sync' || (command === 'cp' && values.recursive)))
    throw new Error(`Unsupported command: ${positionals.join(' ')}`);
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target) ?? [];
  if (!bucket) throw new Error(`${target} is not a bucket.`);
  const start = prefix === '' ? '' : `${prefix.replace(/\/$/, '')}/`;
  /** The last matching filter decides. */
  const filters = tokens.flatMap((token) =>
    token.kind === 'option' && (token.name === 'include' || token.name === 'exclude')
      ? [{ includes: token.name === 'include', pattern: toPattern(token.value ?? '') }]
      : [],
  );
  const isIncluded = (path: string) =>
    filters.findLast(({ pattern }) => pattern.test(path))?.includes ?? true;

  const paths = listFiles(join(folder, source));
  let left = uploads;
  let succeeded = true;
  for (const path of paths.filter(isIncluded)) {
    const file = join(folder, source, path);
    const key = start + path;
    if (command === 'sync' && !isOutdated(objects.get(key), file, values['size-only'])) continue;
    if (left-- <= 0) {
      succeeded = false;
      continue;
    }
    objects.set(key, {
      body: readFileSync(file, 'utf8'),
      // Without an option, the command line guesses the type.
      type: values['content-type'] ?? 'binary/octet-stream',
      cacheControl: values['cache-control'],
      modified: Date.now(),
    });
    log.push(`upload ${key}`);
  }
  if (values.delete)
    for (const key of [...objects.keys()].filter((key) => key.startsWith(start))) {
      const path = key.slice(start.length);
      if (paths.includes(path) || !isIncluded(path)) continue;
      objects.delete(key);
      log.push(`delete ${key}`);
    }
  return succeeded;
}

/** Returns whether `sync` uploads a file: it is missing in the bucket, differs in size, or is newer than the object. */
function isOutdated(stored: AwsObject | undefined, file: string, onlySize = false): boolean {
  const { size, mtimeMs } = statSync(file);
  return !stored || Buffer.byteLength(stored.body) !== size || (!onlySize && mtimeMs > stored.modified);
}

/** Converts a glob, whose `*` and `?` match slashes too. */
function toPattern(glob: string): RegExp {
  const text = glob
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${text}$`, 's');
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
