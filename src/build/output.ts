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
import { SetupError } from '../shared/setup-error.ts';

/** What a file consists of: all of it, or its parts one after another. */
export type FileContent = string | Buffer | Iterable<string>;

/** A file of the output. */
export interface OutputFile {
  /** Place below the base, with forward slashes. */
  path: string;
  bytes: number;
}

/**
 * The folder that is published. A build is written beside it and takes its place as a whole, so that the folder holds the
 * old build or the new one, whenever somebody looks and whenever the build is interrupted. Files whose content is unchanged
 * are the same files in both, with the same times.
 */
export class Output {
  /** What the site consists of; compressed forms and what only the server reads are not counted. */
  readonly files = new Map<string, OutputFile>();
  /** The folder that is published as a whole, without symbolic links. */
  readonly root: string;
  readonly #next: string;
  readonly #base: string;

  /**
   * @param root the folder that is published as a whole
   * @param base path of the folder in it that stands for the site's base
   */
  constructor(root: string, base = '/') {
    this.root = existsSync(root) ? realpathSync(root) : resolve(root);
    this.#next = nextOf(this.root);
    this.#base = join('.', ...base.split('/'));
  }

  /** Makes room for a new build, and tidies up after one that was interrupted. */
  begin(): void {
    rmSync(this.#next, { recursive: true, force: true });
    // Interrupted in the instant in which one build takes the place of the other.
    if (!existsSync(this.root) && existsSync(previousOf(this.root)))
      renameSync(previousOf(this.root), this.root);
    mkdirSync(this.#next, { recursive: true });
  }

  /**
   * Writes a file of the site.
   *
   * @param path place below the base
   * @throws when the path would leave the folder, or is written for the second time
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

  /** Writes a compressed form beside a file of the site. */
  writeForm(path: string, encoding: string, data: Buffer): void {
    this.#place(`${path}.${encoding}`, data);
  }

  /** Reads a file of the site that has been written. */
  read(path: string): Buffer {
    return readFileSync(this.fileOf(path));
  }

  /** Where a file of the site stands until the build is published. */
  fileOf(path: string): string {
    return join(this.#next, this.#base, path);
  }

  /** Moves the build into place. The one that was there stays beside it until the next. */
  publish(deployment: string): void {
    // A new file for every build, by which a server knows one from the other.
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

  /** Removes what was written, unless it has been published. */
  discard(): void {
    rmSync(this.#next, { recursive: true, force: true });
  }

  /** Writes a file, and gives its bytes. */
  #place(path: string, data: Buffer): number {
    const target = this.#makeRoom(path);
    const present = join(this.root, this.#base, path);
    if (!holds(present, data) || !linkFile(present, target)) writeFileSync(target, data, { flag: 'wx' });
    return data.byteLength;
  }

  /** Writes a file of which no more than a part is in memory, and gives its bytes. */
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

  /** Makes the folder of a file. */
  #makeRoom(path: string): string {
    const folder = resolve(this.#next, this.#base);
    const target = resolve(folder, path);
    if (!target.startsWith(folder + sep))
      throw new Error(`${path} would be written outside the output folder.`);
    mkdirSync(dirname(target), { recursive: true });
    return target;
  }
}

function writeParts(file: string, parts: Iterable<string>): void {
  const handle = openSync(file, 'wx');
  try {
    for (const part of parts) writeFileSync(handle, part);
  } finally {
    closeSync(handle);
  }
}

function holds(file: string, data: Buffer): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === data.byteLength && readFileSync(file).equals(data);
}

/** What a piece of a file is read into, once for all: what is outside the heap is long in being given back. */
const piece = Buffer.alloc(65_536);

/** SHA-256 of a file's content, which need not fit into memory. */
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

/** A short hash of a file's content, for its name. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** The same of a file that has been written. */
export const contentHashOfFile = (file: string): string => hashOfFile(file).slice(0, 8);
