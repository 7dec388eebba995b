/*
 * The modules that Vite loads for the development server, so that edits to components, data and the compiler apply without a
 * restart. The build uses the same functions.
 */

export { readInput, readSources } from '../../build/inputs.ts';
export { blocksOf, referencesTo, runsText } from '../../build/sandbox-files.ts';
export { searchFiles, sectionsOfPages } from '../../build/search-files.ts';
export * from '../../build/server-entry.ts';
export { siteFiles } from '../../build/site-files.ts';
export { chunkScript } from '../../shared/page-chunk.ts';
export { contentOfDocument } from '../../shared/page-content.ts';
