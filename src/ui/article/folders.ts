import { existsSync, readdirSync } from 'node:fs';
import type { Part } from './declare.ts';

/*
 * What the folders of parts say of themselves: every `part.ts` beside this file. What Markdown has forms of its own for (code
 * blocks, drawings, tables, tasks) has a folder without one: there is nothing to declare.
 */

type Module = Readonly<Record<string, Part>>;

/** Finds them where Node.js runs this as it is, as the check of one page and the test of samples do. */
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

// The bundler puts them in the place of the pattern, and is known by the environment that it gives to modules.
const modules = import.meta.env
  ? import.meta.glob<Module>('./*/part.ts', { eager: true })
  : await readModules();

/** Every declaration by its name, in the order of names. */
export const declared: Module = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
