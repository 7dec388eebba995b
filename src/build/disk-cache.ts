import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../node/write-atomically.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** An entry that no build has used for so long goes. */
const keptMs = 30 * dayMs;

/** Files that builds keep for one another, by the hash of what they are made from. */
export class DiskCache {
  readonly dir: string;

  /** @param dir made when it is needed */
  constructor(dir: string) {
    this.dir = dir;
  }

  /** The entry of this name, made unless it is there. */
  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.dir, name);
    if (existsSync(file)) {
      const now = Date.now();
      // Once a day is enough to know what is used.
      if (now - statSync(file).mtimeMs > dayMs) utimesSync(file, now / 1000, now / 1000);
      return readFileSync(file);
    }
    const data = await make();
    writeAtomically(file, data);
    return data;
  }

  /** Removes what has not been used for a month, and what an interrupted build left. */
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
