import type { ViteDevServer } from 'vite';
import { routeOfError } from '../../content/author-error.ts';
import { createDebounce } from './debounce.ts';
import type { ContentErrors } from './live-content.ts';
import type { LiveSite } from './live-site.ts';
import type { Terminal } from './terminal.ts';

/** Pages above this number that change at once, as when a branch is checked out, are not compiled ahead of a browser. */
const tooManyToCompile = 20;

/** Tells browsers that something has changed, and the terminal what is wrong. */
export interface Notifier {
  /** Content was saved: texts by path below the content folder, `undefined` for a file that is gone. */
  saved(texts: ReadonlyMap<string, string | undefined>): Promise<void>;
  /** The server is about to take requests. */
  started(): Promise<void>;
  /** Code or a fact in data/ has changed. */
  codeChanged(): Promise<void>;
  /** A stylesheet has changed. */
  stylesChanged(): Promise<void>;
  /** A request was answered. */
  answered(): Promise<void>;
  /** A request failed for a reason other than an author error. */
  failed(failure: unknown): void;
}

/** Makes the notifier of a server. */
export function createNotifier(
  { ws }: Pick<ViteDevServer, 'ws'>,
  live: LiveSite,
  terminal: Terminal,
): Notifier {
  /** All known author errors: in content, code and stylesheets. */
  const allOf = ({ errors }: Pick<ContentErrors, 'errors'>) => [...live.codeErrors, ...errors];
  const tellBrowsers = (): void => ws.send('docs:changed', null);
  /** Browsers that ask again meet the same failure, and show it. */
  const showFailure = (failure: unknown): void => {
    terminal.failure(failure);
    tellBrowsers();
  };
  const tell = async (saved: readonly string[]): Promise<void> => {
    try {
      const { content } = await live.open();
      const isNew = JSON.stringify(live.lastErrors) !== JSON.stringify(content.contentErrors);
      live.lastErrors = undefined;
      if (isNew) tellBrowsers();
      terminal.mistakes(allOf(content), saved);
    } catch (failure) {
      showFailure(failure);
    }
  };
  const debounce = createDebounce((files) => void tell(files));

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
        // While they ask, the page is compiled.
        tellBrowsers();
        if (files.length <= tooManyToCompile)
          await Promise.all(changed.map((file) => content.compile(routeOfError(file))));
        // Files that were wrong because of another may be right now, and the other way round.
        await content.survey([...changed, ...terminal.files]);
        debounce.add(changed, content.errors.length === 0);
      } catch (failure) {
        showFailure(failure);
      }
    },

    async started() {
      try {
        const { content } = await live.open();
        terminal.mistakes(allOf(content), []);
      } catch (failure) {
        terminal.failure(failure);
      }
    },

    async codeChanged() {
      live.forget();
      live.revision++;
      live.lastErrors = undefined;
      debounce.cancel();
      // The browser runs some of the code too.
      const reload = () => ws.send({ type: 'full-reload', path: '*' });
      try {
        const { content } = await live.open();
        // A reload would load broken code. Keep the page, and list the errors on it.
        if (live.codeErrors.length === 0) reload();
        else tellBrowsers();
        // A fact in data/ may stand on any page.
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
        tellBrowsers();
        terminal.mistakes(allOf(live.lastErrors ?? content), []);
      } catch (failure) {
        showFailure(failure);
      }
    },

    async answered() {
      try {
        const { content } = await live.open();
        // A page may have been compiled for it, with mistakes that nobody knew of.
        terminal.mistakes(allOf(live.lastErrors ?? content), []);
        // The author has a page in front of them; until the first edit there is time.
        await live.warmUp();
      } catch (failure) {
        terminal.failure(failure);
      }
    },
  };
}
