import type { ViteDevServer } from 'vite';
import { routeOfContentFile } from '../../content/author-error.ts';
import { createDebounce } from './debounce.ts';
import type { ContentErrors } from './live-content.ts';
import type { LiveSite } from './live-site.ts';
import type { Terminal } from './terminal.ts';

/** If more pages change at once, as when switching branches, they are only compiled on request. */
const tooManyToCompile = 20;

/** Notifies browsers of changes, and prints errors to the terminal. */
export interface Notifier {
  /** Content was saved: texts by path below the content folder, `undefined` for a deleted file. */
  saved(texts: ReadonlyMap<string, string | undefined>): Promise<void>;
  /** The server has started. */
  started(): Promise<void>;
  /** Code or data has changed. */
  codeChanged(): Promise<void>;
  /** A stylesheet has changed. */
  stylesChanged(): Promise<void>;
  /** A request was answered. */
  answered(): Promise<void>;
  /** A request failed. */
  failed(failure: unknown): void;
}

/** Creates the notifier of a server. */
export function createNotifier(
  { ws }: Pick<ViteDevServer, 'ws'>,
  live: LiveSite,
  terminal: Terminal,
): Notifier {
  /** All known author errors: in content, code and stylesheets. */
  const allOf = ({ errors }: Pick<ContentErrors, 'errors'>) => [...live.codeErrors, ...errors];
  const notifyBrowsers = (): void => ws.send('docs:changed', null);
  /** Browsers that refetch the document get the same failure, and show it. */
  const showFailure = (failure: unknown): void => {
    terminal.failure(failure);
    notifyBrowsers();
  };
  const tell = async (saved: readonly string[]): Promise<void> => {
    try {
      const { content } = await live.open();
      const isNew = JSON.stringify(live.lastErrors) !== JSON.stringify(content.contentErrors);
      live.lastErrors = undefined;
      if (isNew) notifyBrowsers();
      terminal.errors(allOf(content), saved);
    } catch (failure) {
      showFailure(failure);
    }
  };
  const debounce = createDebounce((files) => void tell(files));
  let reading = new AbortController();
  /** Reads the bodies of all pages in the background, and reports their errors. */
  const readAll = async (): Promise<void> => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    try {
      const { content } = await live.open();
      const before = content.errors.length;
      await content.readAll(signal);
      if (!signal.aborted && content.errors.length > before && !live.lastErrors) await tell([]);
    } catch (failure) {
      showFailure(failure);
    }
  };

  return {
    failed: terminal.failure,

    async saved(texts) {
      try {
        const { content } = await live.open();
        const before = content.contentErrors;
        const files = content.apply(texts, live.revision + 1);
        if (files.length === 0) return;
        live.revision++;
        live.lastErrors ??= before;
        const changed = files.map((file) => `content/${file}`);
        // The pages are compiled while browsers send their requests.
        notifyBrowsers();
        if (files.length <= tooManyToCompile)
          await Promise.all(changed.map((file) => content.compile(routeOfContentFile(file))));
        // Errors in files can depend on other files.
        await content.survey([...changed, ...terminal.files]);
        debounce.add(changed, content.errors.length === 0);
      } catch (failure) {
        showFailure(failure);
      }
    },

    async started() {
      try {
        const { content } = await live.open();
        terminal.errors(allOf(content), []);
        void readAll();
      } catch (failure) {
        terminal.failure(failure);
      }
    },

    async codeChanged() {
      reading.abort();
      live.forget();
      live.revision++;
      live.lastErrors = undefined;
      debounce.cancel();
      // Some of the code runs in the browser.
      const reload = () => ws.send({ type: 'full-reload', path: '*' });
      try {
        const { content } = await live.open();
        // A reload would load broken code. Keep the page, and list the errors on it.
        if (live.codeErrors.length === 0) reload();
        else notifyBrowsers();
        // Any page may show a value from data/.
        await content.survey();
        if ((await live.open()).content === content) await tell([]);
      } catch (failure) {
        reload();
        terminal.failure(failure);
      }
    },

    async stylesChanged() {
      try {
        const { content } = await live.open();
        await live.styles();
        notifyBrowsers();
        terminal.errors(allOf(live.lastErrors ?? content), []);
      } catch (failure) {
        showFailure(failure);
      }
    },

    async answered() {
      try {
        const { content } = await live.open();
        // Compiling a page for the request may have found errors.
        terminal.errors(allOf(live.lastErrors ?? content), []);
        // The author is reading a page, so there is time until the first edit.
        await live.warmUp();
      } catch (failure) {
        terminal.failure(failure);
      }
    },
  };
}
