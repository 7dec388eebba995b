import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { joinRuns, type Run, runMeasured } from '../process-tree.ts';
import type { Sent } from '../search.ts';
import { installed, nodePath, peersDir, versionOf } from './install.ts';
import { type Peer, type PeerSite, type SearchUi, sourceFile, writeProject } from './peer.ts';

/** A served site: this one, or one by another generator. */
export interface Contestant {
  id: string;
  name: string;
  /** `https://localhost:port`. */
  origin: string;
  search: SearchUi;
  /** What its server has sent since the last call. */
  sent(): Sent;
}

/** What the sections of the comparison share. */
export interface Arena {
  browser: Browser;
  browserPath: string;
  /** What else a browser needs to be started with, so that it accepts the sites. */
  browserArguments: string[];
  /** How often everything is measured. */
  runs: number;
  /** With a slash at both ends. */
  base: string;
  /** Paths of the pages whose loading is measured. */
  pages: Record<PageName, string>;
  contestants: readonly Contestant[];
}

export type PageName = 'home' | 'short' | 'medium' | 'longest';

/** Keeps generators from asking questions, and from reporting how they are used. */
const environment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  CI: '1',
};

/** A generator with a project of this site's pages. */
export class PeerProject {
  readonly peer: Peer;
  readonly dir: string;
  readonly output: string;
  readonly version: string;
  readonly site: PeerSite;

  /** @param folder of the project, below that of all generators */
  constructor(peer: Peer, site: PeerSite, folder = peer.id) {
    this.peer = peer;
    this.site = site;
    this.dir = join(peersDir, folder);
    this.output = join(this.dir, peer.output);
    this.version = versionOf(peer.package);
  }

  /** Writes the pages anew, and builds them unless that has been done. */
  async ensureBuilt(): Promise<void> {
    const files = JSON.stringify([this.version, this.peer.files(this.site), this.site.pages]);
    const stamp = createHash('sha256').update(files).digest('hex');
    if (existsSync(this.#stamp) && readFileSync(this.#stamp, 'utf8') === stamp) return;
    this.write();
    await this.build();
    writeFileSync(this.#stamp, stamp);
  }

  /** Writes the project as if it were new. */
  write(): void {
    this.remove();
    mkdirSync(this.dir, { recursive: true });
    writeProject(this.peer, this.site, this.dir);
  }

  /** Forgets what builds have left. */
  clean(): void {
    for (const folder of [...this.peer.caches, this.peer.output])
      rmSync(join(this.dir, folder), { recursive: true, force: true });
  }

  /** Removes the project. */
  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Runs everything that a build consists of. */
  async build(): Promise<Run> {
    const built = await this.#run(this.peer.build);
    return this.peer.afterBuild ? joinRuns(built, await this.#run(this.peer.afterBuild)) : built;
  }

  /** The command of the development server. */
  dev(port: number): { command: string; args: string[]; env: Record<string, string> } {
    return { command: this.node, args: this.#arguments(this.peer.dev(port)), env: environment };
  }

  /** Adds a sentence to the end of a page. */
  edit(route: string, sentence: string): void {
    const file = join(this.dir, sourceFile(this.peer, route));
    writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\n${sentence}\n`);
  }

  get node(): string {
    return nodePath(this.peer.node);
  }

  get #stamp(): string {
    return join(this.dir, 'built.txt');
  }

  #run(command: string[]): Promise<Run> {
    return runMeasured(this.node, this.#arguments(command), { cwd: this.dir, env: environment });
  }

  #arguments([program = '', ...args]: string[]): string[] {
    return [installed(program), ...args];
  }
}
