/*
 * The protocol between the development server and the browser. The server only reports that something has changed; the browser
 * fetches its document again, which contains the state it was rendered from.
 */
import type { ErrorPayload } from 'vite';

/** The content of Vite's error overlay. */
export type OverlayError = ErrorPayload['err'];

/** An error that an author can fix, as the browser lists it. */
export interface ListedError {
  /** `content/limits.mdx:12` */
  place: string;
  /** The absolute path with line and column, for editors. */
  editorPlace: string;
  message: string;
  hint: string;
}

/** The state that a document was rendered from. */
export interface DevState {
  /** Increases with every change. */
  revision: number;
  /** All known errors in content, data and code. */
  errors: ListedError[];
  /** Why a page, or every page, can't be shown as it was saved. */
  overlay: OverlayError | null;
}

/** The id of the element that has the state as JSON. */
export const stateElement = 'dev-state';
/** The request header with the revision of the open document. */
export const sinceHeader = 'docs-since';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'docs:changed': null;
  }
}
