import { blocksOf, referencesTo } from '../../../src/build/sandbox-files.ts';
import { arrangePages, outlineSite } from '../../../src/content/compile/outline.ts';
import { compilePage } from '../../../src/content/compile/page.ts';
import { parseAgain, readPageBody, readPageHead } from '../../../src/content/read/source-page.ts';
import type { Compiler } from '../../../src/dev/server/live-content.ts';

/** The functions that compile content, without Vite. */
export const compiler: Compiler = {
  readPageHead,
  readPageBody,
  parseAgain,
  arrangePages,
  outlineSite,
  compilePage,
  blocksOf,
  referencesTo,
};
