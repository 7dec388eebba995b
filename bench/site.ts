import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Deployment } from '../src/shared/deployment.ts';

/** A page of a built site. */
export interface BuiltPage {
  /** Path of the URL, including the base. */
  path: string;
  /** Number of words in its Markdown copy. */
  words: number;
  htmlBytes: number;
}

/** The pages whose loading is measured. */
export interface ChosenPages {
  home: BuiltPage;
  medium: BuiltPage;
  longest: BuiltPage;
  /** The page whose length is closest to 600 words. */
  short: BuiltPage;
}

/** Returns the paths of all files in a folder, relative to it and with forward slashes. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** Reads the base path of a built site. */
export function readBase(dist: string): string {
  const { base }: Deployment = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8'));
  return base;
}

/** Returns all pages of a built site. Other documents, such as the offline page, have no Markdown copy. */
export function listPages(dist: string): BuiltPage[] {
  return listFiles(dist)
    .filter((file) => file.endsWith('/index.html') && existsSync(join(dist, file.replace(/html$/, 'md'))))
    .map((file) => ({
      path: `/${file.slice(0, -'index.html'.length)}`,
      words: readFileSync(join(dist, file.replace(/html$/, 'md')), 'utf8').split(/\s+/).length,
      htmlBytes: statSync(join(dist, file)).size,
    }));
}

/** The route of the medium-length page that all measurements use. */
export const mediumRoute = 'quickstart/hello-world/';

/** Chooses the pages to measure. */
export function choosePages(pages: readonly BuiltPage[], base: string): ChosenPages {
  const at = (path: string): BuiltPage => {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) throw new Error(`The site has no page ${path}.`);
    return page;
  };
  const minimumBy = (score: (page: BuiltPage) => number): BuiltPage =>
    pages.reduce((best, page) => (score(page) < score(best) ? page : best), at(base));
  return {
    home: at(base),
    medium: at(base + mediumRoute),
    longest: minimumBy(({ htmlBytes }) => -htmlBytes),
    short: minimumBy(({ words }) => Math.abs(words - 600)),
  };
}
