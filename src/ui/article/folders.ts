/*
 * The parts of articles, one folder each. The folders are listed, because programs such as the check of one page and the test of
 * samples run in Node.js as it is, where nothing can be imported by a pattern. Components and styles, which only the bundler
 * reads, are found by the names of their files. What Markdown has forms of its own for (code blocks, drawings, tables, tasks) has
 * a folder without a `part.ts`: there is nothing to declare.
 */
export * from './Anchor/part.ts';
export * from './Callout/part.ts';
export * from './Cards/part.ts';
export * from './Entry/part.ts';
export * from './FileTree/part.ts';
export * from './Filter/part.ts';
export * from './Hero/part.ts';
export * from './Kbd/part.ts';
export * from './Mark/part.ts';
export * from './Method/part.ts';
export * from './Operation/part.ts';
export * from './Params/part.ts';
export * from './Screen/part.ts';
export * from './Steps/part.ts';
export * from './Tabs/part.ts';
