/*
 * Everything of the build that draws with React, bundled for Node.js so that components can bring their CSS modules.
 */
export { compilePage, outlineSite } from '../content/compile.ts';
export { codeBlocksOf, readSourcePage } from '../content/source-page.ts';
export { articleWithTitle, renderNotFound, renderOffline, renderPage } from './render.tsx';
