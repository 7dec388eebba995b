/*
 * What the development server and the browser say to each other. Whatever was saved, the server says only that something
 * has changed; the browser asks again for its own address, and every document says what state it was made in.
 */
import type { ErrorPayload } from 'vite';

/** What Vite's error overlay shows. */
export type OverlayError = ErrorPayload['err'];

/** Something that is wrong in the content, as the browser lists it. */
export interface Mistake {
  /** `content/limits.mdx:12` */
  place: string;
  /** The same place on this machine, as an editor takes it. */
  editorPlace: string;
  message: string;
  hint: string;
}

/** What a document says of the state that it was made in. */
export interface DevState {
  /** Grows with every change. */
  revision: number;
  /** Everything that is known to be wrong in the content. */
  mistakes: Mistake[];
  /** Why a page, or every page, cannot be shown as it was saved. */
  obstacle: OverlayError | null;
}

/** The element of a document that has its state, as JSON. */
export const stateElement = 'dev-state';
/** The header with which a browser that asks again says at which revision its document was made. */
export const sinceHeader = 'docs-since';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'docs:changed': null;
  }
}
