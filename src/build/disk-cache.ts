import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../node/write-atomically.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Entries that no build has used for this long are removed. */
const keptMs = 30 * dayMs;

/** A cache on disk, keyed by the hash of the input. */
export class DiskCache {
  readonly dir: string;

  /** @param dir created on first use */
  constructor(dir: string) {
    this.dir = dir;
  }

  /** Returns the entry, creating it if it is missing. */
  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.dir, name);
    if (existsSync(file)) {
      const now = Date.now();
      // Updated once a day, to know which entries are used.
      if (now - statSync(file).mtimeMs > dayMs) utimesSync(file, now / 1000, now / 1000);
      return readFileSync(file);
    }
    const data = await make();
    writeAtomically(file, data);
    return data;
  }

  /** Removes entries that were not used for a month, and leftovers of interrupted builds. */
  prune(): void {
    if (!existsSync(this.dir)) return;
    for (const name of readdirSync(this.dir)) {
      const file = join(this.dir, name);
      const stats = statSync(file, { throwIfNoEntry: false });
      const kept = name.endsWith('.tmp') ? dayMs : keptMs;
      if (stats && Date.now() - stats.mtimeMs > kept) rmSync(file, { force: true });
    }
  }
}
