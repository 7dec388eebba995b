import { basename, dirname, join } from 'node:path';

/** The folder that a build writes to before it replaces the output folder. */
export const nextOf = (outDir: string): string => beside(outDir, 'next');

/** The previous build, whose files are still requested by open pages. */
export const previousOf = (outDir: string): string => beside(outDir, 'previous');

const beside = (outDir: string, name: string): string =>
  join(dirname(outDir), `.${basename(outDir)}.${name}`);
