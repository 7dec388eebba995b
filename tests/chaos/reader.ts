import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { changeHash, clickOrLocate, followLink, hasSearch, pressTheme, reload, traverse } from './in-page.ts';
import { type Move, type Region, sizes, targets } from './moves.ts';
import type { Place } from './place.ts';
import { inPage } from './settle.ts';

/** A document of the site that isn't a page. */
export const elsewhere = '/docs/component.d.ts';

/** Options of navigations, which only wait until the browser has committed them. */
const atOnce = { waitUntil: 'commit', timeout: 3000 } as const;

/** Timeout for actions of the browser. */
const timeoutMs = 3000;

/** Waits until the browser confirms an action. While a document or a stylesheet is loading, it may never do so. */
const confirmed = (work: Promise<void>): Promise<void> =>
  Promise.race([work, pause(timeoutMs, undefined, { ref: false })]);

/** Performs the moves of a reader in a tab, and those of the operator of network and server. */
export class Reader {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #place: Place;
  #build = 0;

  constructor(place: Place, context: BrowserContext, page: Page) {
    this.#place = place;
    this.#context = context;
    this.#page = page;
  }

  /** Performs a move. */
  async make(move: Exclude<Move, { do: 'rest' }>): Promise<void> {
    const { server } = this.#place;
    switch (move.do) {
      case 'click':
        await this.escape();
        await this.#click(move.in, move.nth, move.how);
        if (move.how === 'two') await this.#click(move.in, move.nth + 1, 'once');
        break;
      case 'hover': {
        const place = await this.#inPage(clickOrLocate, { region: move.in, nth: move.nth, how: 'hover' });
        if (place) await this.#page.mouse.move(place.x, place.y);
        break;
      }
      case 'follow':
        await this.escape();
        await this.#inPage(followLink, move.href);
        break;
      case 'hash':
        await this.#inPage(changeHash, move.nth);
        break;
      case 'back':
      case 'forward':
        await this.#inPage(traverse, { times: move.times, back: move.do === 'back' });
        break;
      case 'search':
        await this.#search(move.end);
        break;
      case 'theme':
        await this.#inPage(pressTheme, undefined);
        break;
      case 'scroll':
        await this.#page.mouse.move(600, 400);
        await confirmed(this.#page.mouse.wheel(0, move.by));
        break;
      case 'resize': {
        const [width, height] = sizes[move.to] ?? sizes[0];
        await confirmed(this.#page.setViewportSize({ width, height }));
        break;
      }
      case 'wait':
        await pause(move.ms);
        break;
      case 'away':
        await this.#goAway(move.ms);
        break;
      case 'fault':
        server.faults.push({ path: targets[move.to], kind: move.kind, ms: move.ms, times: move.times });
        break;
      case 'reload':
        await this.#inPage(reload, undefined);
        break;
      case 'offline':
      case 'online':
        await this.setOffline(move.do === 'offline');
        break;
      case 'deploy':
        this.#build = 1 - this.#build;
        server.deploy(this.#place.builds.outputs[this.#build] ?? '');
    }
  }

  /** Closes a modal dialog, which would block clicks. */
  async escape(): Promise<void> {
    if (await this.#inPage(hasSearch, undefined)) await this.#page.keyboard.press('Escape');
  }

  async setOffline(isOffline: boolean): Promise<void> {
    // Fails if a tab is being closed.
    const set = this.#context.setOffline(isOffline).catch(() => this.#context.setOffline(isOffline));
    await confirmed(set);
  }

  /** Returns from a document without the site's scripts, if the reader has left one. */
  async comeBack(): Promise<void> {
    const url = this.#page.url();
    // Back has left the site, because a navigation of the page superseded it.
    if (url === 'about:blank') return void (await this.#page.goForward(atOnce).catch(() => {}));
    // Offline, the browser shows its own error page there.
    if (!url.endsWith(elsewhere) && !url.startsWith('chrome-error:')) return;
    // A navigation of the page may supersede it. The next rest checks the result.
    await this.#page.goBack(atOnce).catch(() => {});
  }

  /** Navigates to a document that isn't a page, and back to the cached document or a new one. */
  async #goAway(ms: number): Promise<void> {
    // A navigation of the page may supersede it, or the network may fail.
    await this.#page.goto(`${this.#place.server.origin}${elsewhere}`, atOnce).catch(() => {});
    await pause(ms);
    await this.comeBack();
  }

  async #click(region: Region, nth: number, how: string): Promise<void> {
    const place = await this.#inPage(clickOrLocate, { region, nth, how });
    if (!place) return;
    const { mouse, keyboard } = this.#page;
    if (how === 'ctrl') await keyboard.down('Control');
    await mouse.click(place.x, place.y, { clickCount: how === 'double' ? 2 : 1 });
    if (how === 'ctrl') await keyboard.up('Control');
  }

  async #search(end: 'stay' | 'enter' | 'escape'): Promise<void> {
    const { keyboard } = this.#page;
    await keyboard.press('/');
    if (end === 'stay') return;
    await pause(100);
    if (end === 'escape') return keyboard.press('Escape');
    if (!(await this.#inPage(hasSearch, undefined))) return;
    await keyboard.type('memory');
    await pause(150);
    await keyboard.press('Enter');
  }

  readonly #inPage = <In, Out>(run: (argument: In) => Out, argument: In) => inPage(this.#page, run, argument);
}
