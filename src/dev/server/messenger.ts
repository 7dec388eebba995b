import type { HotChannelClient, ViteDevServer } from 'vite';
import { routeOfError } from '../../content/author-error.ts';
import { readAddress } from './address.ts';
import { Alarm } from './alarm.ts';
import { answer, chunkOf } from './answer.ts';
import { createCalm } from './calm.ts';
import type { LiveSite, Snapshot } from './live-site.ts';
import { mistakesOf, overlayOfFailure, overlayOfMistakes } from './overlay.ts';
import type { Terminal } from './terminal.ts';

/** Pages above this number that change at once, as when a branch is checked out, make browsers load everything again. */
const tooManyForOne = 20;

/** Tells browsers and the terminal what edits did. */
export interface Messenger {
  /** Content was saved: texts by path below the content folder, `undefined` for a file that is gone. */
  saved(texts: ReadonlyMap<string, string | undefined>): Promise<void>;
  /** The server is about to take requests. */
  started(): Promise<void>;
  /** Code or a fact in data/ has changed. */
  codeChanged(): Promise<void>;
  /** A stylesheet has changed. */
  stylesChanged(): Promise<void>;
  /** A browser has opened a document that shows a state of the site. */
  opened(document: { path: string; revision: number }, client: HotChannelClient): Promise<void>;
  /** Something failed that no author can mend. */
  failed(failure: unknown): void;
}

/** Makes the messenger of a server. */
export function createMessenger(
  { ws }: Pick<ViteDevServer, 'ws'>,
  live: LiveSite,
  terminal: Terminal,
): Messenger {
  const alarms = new WeakMap<HotChannelClient, Alarm>();
  /** Whether the last edit could not be shown at all. */
  let stuck = false;

  const alarmOf = (client: HotChannelClient): Alarm => {
    const alarm = alarms.get(client) ?? new Alarm();
    alarms.set(client, alarm);
    return alarm;
  };
  const showFailure = (failure: unknown): void => {
    stuck = true;
    terminal.failure(failure);
    ws.send({ type: 'error', err: overlayOfFailure(failure) });
  };
  const reload = (): void => {
    stuck = false;
    ws.send({ type: 'full-reload', path: '*' });
  };
  const listFor = (content: Snapshot['content']) => mistakesOf(content.errors, live.contentDir);
  /** Puts a page that cannot be shown into the way; everything else that is wrong is only listed. */
  const showObstacles = (
    client: HotChannelClient,
    files: Iterable<string>,
    content: Snapshot['content'],
  ): void => {
    const alarm = alarmOf(client);
    const change = alarm.update(new Set([...files, ...alarm.files]), (file) => content.obstaclesOf(file));
    if (change === 'raised')
      client.send({ type: 'error', err: overlayOfMistakes(alarm.errors, live.contentDir) });
    if (change === 'mended') client.send({ type: 'custom', event: 'docs:mended', data: null });
  };

  const tell = async (saved: readonly string[]): Promise<void> => {
    try {
      const { content } = await live.open();
      for (const client of ws.clients) showObstacles(client, saved, content);
      ws.send('docs:mistakes', listFor(content));
      terminal.mistakes(content.errors, saved);
    } catch (failure) {
      showFailure(failure);
    }
  };
  const calm = createCalm((files) => void tell(files));

  /** Sends pages that were compiled anew, faulty or not: what is wrong with them is left out of them. */
  const sendPages = async (files: Iterable<string>, { engine, content }: Snapshot): Promise<void> => {
    for (const file of files) {
      const page = await content.compile(routeOfError(file));
      if (page && content.obstaclesOf(file).length === 0) ws.send('docs:page', chunkOf(page, engine));
    }
  };

  return {
    failed: terminal.failure,

    async saved(texts) {
      try {
        const snapshot = await live.open();
        const { content } = snapshot;
        const { files, shell } = content.apply(texts);
        if (files.length === 0) return;
        live.revision++;
        const changed = files.map((file) => `content/${file}`);
        if (stuck || files.length > tooManyForOne) reload();
        else {
          await sendPages(changed, snapshot);
          if (shell) ws.send('docs:site', null);
        }
        // Files that were wrong because of another may be right now, and the other way round.
        await content.survey([...changed, ...terminal.files]);
        calm.add(changed, content.errors.length === 0);
      } catch (failure) {
        showFailure(failure);
      }
    },

    async started() {
      try {
        const { content } = await live.open();
        terminal.mistakes(content.errors, []);
      } catch (failure) {
        terminal.failure(failure);
      }
    },

    async codeChanged() {
      live.forget();
      live.revision++;
      calm.cancel();
      reload();
      try {
        const { content } = await live.open();
        // A fact in data/ may stand on any page.
        await content.survey();
        if ((await live.open()).content === content) await tell([]);
      } catch (failure) {
        terminal.failure(failure);
      }
    },

    async stylesChanged() {
      try {
        ws.send('docs:styles', await live.styles());
        if (stuck) reload();
      } catch (failure) {
        showFailure(failure);
      }
    },

    async opened({ path, revision }, client) {
      try {
        const { engine, content } = await live.open();
        const hasPage = (route: string) => content.has(route);
        const asked = readAddress(path, live.site.base, content.outline.targets.redirects, hasPage);
        // Made once more, because a document that could not be made does not say why.
        await answer(asked, live);
        const page = asked.kind === 'page' ? await content.compile(asked.route) : undefined;
        const files = asked.kind === 'page' ? content.filesOf(asked.route) : [];
        if (revision !== live.revision) {
          // Something was saved before the browser could be told.
          if (page) client.send({ type: 'custom', event: 'docs:page', data: chunkOf(page, engine) });
          client.send({ type: 'custom', event: 'docs:site', data: null });
        }
        showObstacles(client, files, content);
        client.send({ type: 'custom', event: 'docs:mistakes', data: listFor(content) });
        terminal.mistakes(content.errors, []);
      } catch (failure) {
        client.send({ type: 'error', err: overlayOfFailure(failure) });
      }
      // The author has a page in front of them; until the first edit there is time.
      await live.warmUp().catch(terminal.failure);
    },
  };
}
