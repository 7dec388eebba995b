import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../node/write-atomically.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Entries that no build has used for this long are removed. */
const keptMs = 30 * dayMs;

/** A cache on disk, keyed by the hash of the input. */
export class DiskCache {
  readonly dir: string;
  readonly #most: number;

  /**
   * @param dir created on first use
   * @param most how many entries are kept when the others are removed
   */
  constructor(dir: string, most = Number.POSITIVE_INFINITY) {
    this.dir = dir;
    this.#most = most;
  }

  /** Returns the entry, creating it if it is missing. */
  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.dir, name);
    const present = readIfPresent(file);
    if (present) return present;
    const data = await make();
    writeAtomically(file, data);
    return data;
  }

  /** Removes an entry. */
  remove(name: string): void {
    rmSync(join(this.dir, name), { force: true });
  }

  /** Removes entries that were not used for a month, the oldest of too many, and leftovers of interrupted builds. */
  prune(): void {
    if (!existsSync(this.dir)) return;
    const files = readdirSync(this.dir)
      .map((name) => join(this.dir, name))
      .flatMap((file) => {
        const stats = statSync(file, { throwIfNoEntry: false });
        return stats ? [{ file, age: Date.now() - stats.mtimeMs }] : [];
      })
      .sort((a, b) => a.age - b.age);
    for (const [index, { file, age }] of files.entries())
      if (index >= this.#most || age > (file.endsWith('.tmp') ? dayMs : keptMs))
        rmSync(file, { force: true });
  }
}

/** Reads an entry and notes that it is used; `undefined` if it is missing, also because another build removes it at this moment. */
function readIfPresent(file: string): Buffer | undefined {
  try {
    const now = Date.now();
    // Updated once a day, to know which entries are used.
    if (now - statSync(file).mtimeMs > dayMs) utimesSync(file, now / 1000, now / 1000);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
