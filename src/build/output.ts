import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** A file of the output. */
export interface OutputFile {
  /** Place below the base, with forward slashes. */
  path: string;
  bytes: number;
}

/** The folder that is published. Files whose content is unchanged are left alone, files no longer written are removed. */
export class Output {
  readonly files = new Map<string, OutputFile>();

  /**
   * @param dir folder that stands for the base path
   * @param root the folder that is published as a whole: what an earlier build with another base left there goes too
   */
  constructor(
    readonly dir: string,
    readonly root: string = dir,
  ) {}

  /**
   * Writes a file.
   *
   * @param path place below the base
   * @throws when the path would leave the folder
   */
  write(path: string, content: string | Buffer): void {
    const file = resolve(this.dir, path);
    if (!file.startsWith(resolve(this.dir) + sep))
      throw new Error(`${path} would be written outside the output folder.`);
    const data = typeof content === 'string' ? Buffer.from(content) : content;
    this.files.set(path, { path, bytes: data.byteLength });
    if (existsSync(file) && statSync(file).size === data.byteLength && readFileSync(file).equals(data))
      return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
    // Compressed forms of what stood here before: a server would go on sending them.
    for (const encoding of ['br', 'gz']) rmSync(`${file}.${encoding}`, { force: true });
  }

  /** Removes everything that this build did not write, compressed forms of what it wrote excepted. */
  removeStale(): void {
    if (existsSync(this.root)) this.#removeStaleIn(this.root);
  }

  /** @returns whether anything is left in the folder */
  #removeStaleIn(folder: string): boolean {
    let left = false;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = join(folder, entry.name);
      const path = relative(this.dir, file).split(sep).join('/');
      const stays = entry.isDirectory()
        ? this.#removeStaleIn(file)
        : this.files.has(path.replace(/\.(br|gz)$/, ''));
      if (stays) left = true;
      else rmSync(file, { recursive: true });
    }
    return left;
  }
}

/** A short hash of a file's content, for its name. */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
