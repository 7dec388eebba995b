import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { linkFile } from '../node/link-file.ts';
import { nextOf, previousOf } from '../node/output-folders.ts';
import { writeParts } from '../node/write-parts.ts';
import { SetupError } from '../shared/setup-error.ts';

/** The content of a file: complete, or in parts. */
export type FileContent = string | Buffer | Iterable<string>;

/** A file of the output. */
export interface OutputFile {
  /** Path below the base, with forward slashes. */
  path: string;
  bytes: number;
}

/**
 * The folder that is published. A build is written beside it and replaces it at once, so that it always contains a complete
 * build. Unchanged files are hard links to the same files, with the same times.
 */
export class Output {
  /** The files of the site, without compressed files and `site.json`. */
  readonly files = new Map<string, OutputFile>();
  /** The published folder, without symbolic links. */
  readonly root: string;
  readonly #next: string;
  readonly #base: string;
  /** Folders of the build that exist. */
  readonly #folders = new Set<string>();

  /**
   * @param root the published folder
   * @param base the path of the site's base in it
   */
  constructor(root: string, base = '/') {
    this.root = existsSync(root) ? realpathSync(root) : resolve(root);
    this.#next = nextOf(this.root);
    this.#base = join('.', ...base.split('/'));
  }

  /** Prepares for a new build, and cleans up after an interrupted one. */
  begin(): void {
    this.#folders.clear();
    rmSync(this.#next, { recursive: true, force: true });
    // A build was interrupted between two renames.
    if (!existsSync(this.root) && existsSync(previousOf(this.root)))
      renameSync(previousOf(this.root), this.root);
    mkdirSync(this.#next, { recursive: true });
  }

  /**
   * Writes a file of the site.
   *
   * @param path below the base
   * @throws when the path is outside of the folder, or was written already
   */
  write(path: string, content: FileContent): void {
    if (this.files.has(path)) throw new Error(`${path} would be written twice.`);
    const bytes =
      typeof content === 'string'
        ? this.#place(path, Buffer.from(content))
        : Buffer.isBuffer(content)
          ? this.#place(path, content)
          : this.#placeParts(path, content);
    this.files.set(path, { path, bytes });
  }

  /** Writes a compressed file beside a file of the site. */
  writeForm(path: string, encoding: string, data: Buffer): void {
    this.#place(`${path}.${encoding}`, data);
  }

  /** Reads a file of the site that was written. */
  read(path: string): Buffer {
    return readFileSync(this.fileOf(path));
  }

  /** Where a file of the site is until the build is published. */
  fileOf(path: string): string {
    return join(this.#next, this.#base, path);
  }

  /** Publishes the build. The previous one is kept beside it until the next. */
  publish(deployment: string): void {
    // Always written anew, so that a server can tell builds apart by it.
    writeFileSync(join(this.#next, 'site.json'), deployment, { flag: 'wx' });
    const previous = previousOf(this.root);
    rmSync(previous, { recursive: true, force: true });
    try {
      if (existsSync(this.root)) renameSync(this.root, previous);
    } catch (error) {
      const why = error instanceof Error ? error.message : error;
      throw new SetupError(`${this.root} cannot be replaced; choose another folder with --out (${why}).`);
    }
    renameSync(this.#next, this.root);
  }

  /** Removes the build, unless it was published. */
  discard(): void {
    rmSync(this.#next, { recursive: true, force: true });
  }

  /** Writes a file and returns its size in bytes. */
  #place(path: string, data: Buffer): number {
    const target = this.#makeRoom(path);
    const present = join(this.root, this.#base, path);
    if (!holds(present, data) || !linkFile(present, target)) writeFileSync(target, data, { flag: 'wx' });
    return data.byteLength;
  }

  /** Writes a file from its parts and returns its size in bytes. */
  #placeParts(path: string, parts: Iterable<string>): number {
    const target = this.#makeRoom(path);
    writeParts(target, parts);
    const present = join(this.root, this.#base, path);
    const { size } = lstatSync(target);
    const stats = lstatSync(present, { throwIfNoEntry: false });
    if (stats?.isFile() && stats.size === size && hashOfFile(present) === hashOfFile(target)) {
      rmSync(target);
      if (!linkFile(present, target)) copyFileSync(present, target);
    }
    return size;
  }

  /** Creates the folder of a file. */
  #makeRoom(path: string): string {
    const folder = resolve(this.#next, this.#base);
    const target = resolve(folder, path);
    if (!target.startsWith(folder + sep))
      throw new Error(`${path} would be written outside the output folder.`);
    const parent = dirname(target);
    if (!this.#folders.has(parent)) mkdirSync(parent, { recursive: true });
    this.#folders.add(parent);
    return target;
  }
}

function holds(file: string, data: Buffer): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === data.byteLength && readFileSync(file).equals(data);
}

/** A shared buffer, because memory outside of the heap is freed late. */
const piece = Buffer.alloc(65_536);

/** SHA-256 of a file that may not fit into memory. */
export function hashOfFile(file: string): string {
  const hash = createHash('sha256');
  const handle = openSync(file, 'r');
  try {
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece))
      hash.update(piece.subarray(0, read));
  } finally {
    closeSync(handle);
  }
  return hash.digest('hex');
}

/** A short content hash for file names. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The content hash of a file on disk. */
export const contentHashOfFile = (file: string): string => hashOfFile(file).slice(0, 8);
