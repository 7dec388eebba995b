import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildArguments, buildEnvironment, buildProgram } from '../scripts/node-arguments.mjs';
import { root } from '../src/node/folders.ts';
import { type Run, runMeasured } from './process-tree.ts';

/** The files and folders that a build reads. */
const parts = ['src', 'scripts', 'data', 'samples', 'types', 'content', 'package.json', 'tsconfig.json'];

/**
 * A copy of the repository with its own caches and output. Its builds can start without caches and with changed content, and don't
 * interfere with those of the author.
 */
export class Workspace {
  readonly dir = mkdtempSync(join(tmpdir(), 'docs-bench-'));
  readonly content = join(this.dir, 'content');
  /** Output folder of its builds. */
  readonly dist = join(this.dir, 'dist');

  constructor() {
    for (const part of parts) cpSync(join(root, part), join(this.dir, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.dir, 'node_modules'), 'junction');
    // The Git history, from which builds read dates.
    const git = join(root, '.git');
    if (existsSync(git)) {
      writeFileSync(join(this.dir, '.git'), statSync(git).isFile() ? readFileSync(git) : `gitdir: ${git}\n`);
    }
  }

  /** Removes the caches and the output of earlier builds. */
  clean(): void {
    for (const folder of ['.cache', 'dist']) rmSync(join(this.dir, folder), { recursive: true, force: true });
  }

  /** Builds the site in a separate process. */
  build({ compress }: { compress: boolean }): Promise<Run> {
    const args = [...buildArguments, buildProgram, '--out', this.dist];
    return runMeasured(process.execPath, compress ? args : [...args, '--no-compress'], {
      cwd: this.dir,
      env: buildEnvironment,
    });
  }

  /** Appends a sentence to a page, like an author's edit. */
  edit(relativePath: string, sentence: string): void {
    const file = join(this.content, relativePath);
    writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\n${sentence}\n`);
  }

  /** Removes the copy. */
  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

/** Parses the stages and their seconds from the output of a build. */
export function readStages(stdout: string): { name: string; seconds: number }[] {
  return [...stdout.matchAll(/^ {2}(\S.*?) +([\d.]+) s$/gm)].map(([, name = '', seconds]) => ({
    name,
    seconds: Number(seconds),
  }));
}
