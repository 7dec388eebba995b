/*
 * A stub of the AWS command line with the commands of upload.sh: `aws s3 cp SOURCE TARGET --recursive` and `aws s3 sync SOURCE
 * TARGET`, with the rules of https://docs.aws.amazon.com/cli/latest/reference/s3/. A bucket is a folder in AWS_STUB_ROOT with a
 * file for each object, and a file with the metadata of the objects.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

/** @typedef {{ type: string | undefined, cacheControl: string | undefined, size: number, modified: number }} StoredObject */

const { values, positionals, tokens } = parseArgs({
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
const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target) ?? [];
const root = process.env.AWS_STUB_ROOT ?? '';
if (!bucket || !root) throw new Error('The target or AWS_STUB_ROOT is missing.');
/** The last matching filter decides. */
const filters = tokens.flatMap((token) =>
  token.kind === 'option' && (token.name === 'include' || token.name === 'exclude')
    ? [{ includes: token.name === 'include', pattern: toPattern(token.value ?? '') }]
    : [],
);

const listFile = join(root, `${bucket}.json`);
/** @type {Record<string, StoredObject>} */
const objects = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {};
/** The number of uploads that succeed before the network fails. */
let left = Number(process.env.AWS_STUB_UPLOADS ?? Number.POSITIVE_INFINITY);
let failed = false;

const paths = listFiles(source);
for (const path of paths) {
  const file = join(source, path);
  const stored = objects[keyOf(path)];
  if (isIncluded(path) && (command === 'cp' || isOutdated(stored, file))) upload(file, keyOf(path));
}
if (values.delete)
  for (const key of Object.keys(objects)) {
    const path = pathOf(key);
    if (path !== undefined && !paths.includes(path) && isIncluded(path)) remove(key);
  }
writeFileSync(listFile, JSON.stringify(objects));
process.exit(failed ? 1 : 0);

/**
 * Returns whether `sync` uploads a file: it is missing in the bucket, differs in size, or is newer than the object.
 * @param {StoredObject | undefined} stored
 * @param {string} file
 */
function isOutdated(stored, file) {
  const { size, mtimeMs } = statSync(file);
  return !stored || stored.size !== size || (!values['size-only'] && mtimeMs > stored.modified);
}

/**
 * @param {string} file
 * @param {string} key
 */
function upload(file, key) {
  if (left-- <= 0) {
    failed = true;
    process.stderr.write(`upload failed: ${file} to s3://${bucket}/${key}\n`);
    return;
  }
  const body = readFileSync(file);
  const copy = join(root, bucket, key);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, body);
  // Without an option, the command line guesses the type.
  const type = values['content-type'] ?? 'binary/octet-stream';
  objects[key] = { type, cacheControl: values['cache-control'], size: body.length, modified: Date.now() };
  log(`upload ${key}`);
}

/** @param {string} key */
function remove(key) {
  rmSync(join(root, bucket, key));
  delete objects[key];
  log(`delete ${key}`);
}

/** @param {string} line */
function log(line) {
  appendFileSync(join(root, `${bucket}.log`), `${line}\n`);
}

/** @param {string} path */
function keyOf(path) {
  return prefix === '' ? path : `${prefix.replace(/\/$/, '')}/${path}`;
}

/** @param {string} key */
function pathOf(key) {
  const start = keyOf('');
  return key.startsWith(start) ? key.slice(start.length) : undefined;
}

/** @param {string} path */
function isIncluded(path) {
  return filters.findLast(({ pattern }) => pattern.test(path))?.includes ?? true;
}

/**
 * Converts a glob, whose `*` and `?` match slashes too.
 * @param {string} glob
 */
function toPattern(glob) {
  const text = glob
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${text}$`, 's');
}

/** @param {string} dir */
function listFiles(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
}
