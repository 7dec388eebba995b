/*
 * The part of the build that renders with React. It is bundled for Node.js, because components import CSS modules.
 */
export { arrangePages, outlineSite } from '../content/compile/outline.ts';
export { compilePage } from '../content/compile/page.ts';
export { parseAgain, readPageBody, readPageHead, readSourcePage } from '../content/read/source-page.ts';
export { articleWithTitle, renderNotFound, renderOffline, renderPage } from './render.tsx';
