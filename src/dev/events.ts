/*
 * What the development server and the browser say to each other, over Vite's own connection. Vite learns the types
 * from the declaration below, so that both sides are checked against them.
 */
import type { PageView } from '../page.ts';
import type { Style } from './server/documents.ts';

/** A page that was compiled again. */
export interface PageUpdate {
  view: PageView;
  /** The article's HTML, its title included. */
  html: string;
}

/** Something that is wrong in the content, as the browser lists it. */
export interface Mistake {
  /** `content/limits.mdx:12` */
  place: string;
  /** The same place on this machine, as an editor takes it. */
  editorPlace: string;
  message: string;
  hint: string;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** From the browser: a document was opened that shows this state of the site. */
    'docs:opened': { path: string; revision: number };
    'docs:page': PageUpdate;
    /** A stylesheet was saved: all styles as they are now. */
    'docs:styles': Style[];
    /** A page came, went, or is called something else: the shell of other pages shows something else too. */
    'docs:site': null;
    /** Everything that is known to be wrong in the content. */
    'docs:mistakes': Mistake[];
    /** Every page that could not be shown can be. */
    'docs:mended': null;
  }
}
