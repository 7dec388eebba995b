import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { joinRuns, type Run, runMeasured } from '../process-tree.ts';
import type { Sent } from '../search.ts';
import { installed, nodePath, peersDir, versionOf } from './install.ts';
import { type Peer, type PeerSite, type SearchUi, sourceFile, writeProject } from './peer.ts';

/** A served site: this one, or that of another generator. */
export interface ComparedSite {
  id: string;
  name: string;
  /** `https://localhost:port`. */
  origin: string;
  search: SearchUi;
  /** Returns the data that its server has sent since the last call. */
  sent(): Sent;
}

/** The browser and the served sites, which the sections of the comparison share. */
export interface Setup {
  browser: Browser;
  browserPath: string;
  /** All arguments of the browser, including those that make it trust the sites. */
  browserArguments: string[];
  /** The number of runs of each measurement. */
  runs: number;
  /** With leading and trailing slashes. */
  base: string;
  /** Paths of the pages whose loading is measured. */
  pages: Record<PageName, string>;
  sites: readonly ComparedSite[];
}

/** The name of a measured page. */
export type PageName = 'home' | 'short' | 'medium' | 'longest';

/** Environment variables that disable prompts and telemetry of the generators. */
const environment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  CI: '1',
};

/** A project of a generator, with the pages of this site. */
export class PeerProject {
  readonly peer: Peer;
  readonly dir: string;
  readonly output: string;
  readonly version: string;
  readonly site: PeerSite;

  /** @param folder of the project, relative to `peersDir` */
  constructor(peer: Peer, site: PeerSite, folder = peer.id) {
    this.peer = peer;
    this.site = site;
    this.dir = join(peersDir, folder);
    this.output = join(this.dir, peer.output);
    this.version = versionOf(peer.package);
  }

  /** Writes and builds the project, unless an identical one has been built before. */
  async ensureBuilt(): Promise<void> {
    const files = JSON.stringify([this.version, this.peer.files(this.site), this.site.pages]);
    const stamp = createHash('sha256').update(files).digest('hex');
    if (existsSync(this.#stamp) && readFileSync(this.#stamp, 'utf8') === stamp) return;
    this.write();
    await this.build();
    writeFileSync(this.#stamp, stamp);
  }

  /** Writes a new project, and removes an existing one. */
  write(): void {
    this.remove();
    mkdirSync(this.dir, { recursive: true });
    writeProject(this.peer, this.site, this.dir);
  }

  /** Removes the caches and the output of builds. */
  clean(): void {
    for (const folder of [...this.peer.caches, this.peer.output])
      rmSync(join(this.dir, folder), { recursive: true, force: true });
  }

  /** Removes the project. */
  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Runs all commands of a build. */
  async build(): Promise<Run> {
    const built = await this.#run(this.peer.build);
    return this.peer.afterBuild ? joinRuns(built, await this.#run(this.peer.afterBuild)) : built;
  }

  /** Returns the command that starts the development server. */
  dev(port: number): { command: string; args: string[]; env: Record<string, string> } {
    return { command: this.node, args: this.#arguments(this.peer.dev(port)), env: environment };
  }

  /** Appends a sentence to a page. */
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
