/*
 * Everything of the build that draws with React, bundled for Node.js so that components can bring their CSS modules.
 */
export { outlineSite } from '../content/compile/outline.ts';
export { compilePage } from '../content/compile/page.ts';
export { readSourcePage } from '../content/read/source-page.ts';
export { articleWithTitle, renderNotFound, renderOffline, renderPage } from './render.tsx';
