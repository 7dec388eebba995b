/*
 * A Run button refers to the job of its code block by the content hash of the page's file and the index of the block: `1a2b3c4d.5`
 */

/** Returns the value of `data-run`. */
export const runReference = (hash: string, index: number): string => `${hash}.${index}`;

/** Reads the value of `data-run`. */
export function readRunReference(reference: string): { hash: string; index: number } {
  const [hash = '', index] = reference.split('.');
  return { hash, index: Number(index) };
}

/** The path of the file with the jobs of a page, below the base. */
export const runsFile = (key: string, hash: string): string => `assets/run/${key}.${hash}.json`;

/** Whether a path is that of a file with the jobs of a page, whatever its hash. */
export const isRunsFile = (path: string, key: string): boolean =>
  path.startsWith(`assets/run/${key}.`) && path.endsWith('.json');
