import { existsSync, readdirSync } from 'node:fs';
import type { Part } from './declare.ts';

/*
 * The declarations of all parts: every `part.ts` below this folder. Parts with a Markdown syntax of their own (code blocks,
 * drawings, tables, tasks) have none.
 */

type Module = Readonly<Record<string, Part>>;

/** Finds the files without a bundler, for checks and sample tests. */
async function readModules(): Promise<Record<string, Module>> {
  const here = new URL('./', import.meta.url);
  const files = readdirSync(here)
    .map((name) => `./${name}/part.ts`)
    .filter((file) => existsSync(new URL(file, here)));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, await import(/* @vite-ignore */ new URL(file, here).href)] as const),
    ),
  );
}

// The bundler replaces the pattern with the modules.
const modules = import.meta.env
  ? import.meta.glob<Module>('./*/part.ts', { eager: true })
  : await readModules();

/** All declarations by name, sorted. */
export const declared: Module = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
