import { basename, dirname, join } from 'node:path';

/** Where a build is written before it takes its place, beside the folder that it is for. */
export const nextOf = (outDir: string): string => beside(outDir, 'next');

/** Where the build before stays for readers who have loaded a page of it. */
export const previousOf = (outDir: string): string => beside(outDir, 'previous');

const beside = (outDir: string, name: string): string =>
  join(dirname(outDir), `.${basename(outDir)}.${name}`);
