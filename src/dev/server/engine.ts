/*
 * The part of the engine that Vite loads for the development server, so that an edit to a component, to a fact in
 * data/ or to the compiler applies without a restart. The same functions make the published site.
 */

export { readInput, readSources } from '../../build/inputs.ts';
export { searchFiles, sectionsOfPages } from '../../build/search-files.ts';
export * from '../../build/server-entry.ts';
export { siteFiles } from '../../build/site-files.ts';
export { chunkScript } from '../../shared/page-chunk.ts';
export { contentOfDocument } from '../../shared/page-content.ts';
