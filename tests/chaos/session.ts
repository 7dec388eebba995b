import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { redirects } from '../../data/redirects.ts';
import type { FaultServer } from '../browser/support/fault-server.ts';
import { compare, look, type Sight } from './compare.ts';
import { type Move, type Region, sizes, targets } from './moves.ts';
import type { Builds } from './site.ts';

/** Where the runs take place. */
export interface Place {
  browser: Browser;
  server: FaultServer;
  builds: Builds;
  tally: Tally;
}

/** How often things came to pass that a run is there for. */
export interface Tally {
  moves: number;
  rests: number;
  faults: number;
  messages: number;
  positions: number;
  clicks: number;
}

export const newTally = (): Tally => ({
  moves: 0,
  rests: 0,
  faults: 0,
  messages: 0,
  positions: 0,
  clicks: 0,
});

/** Milliseconds after which a page counts as one that never comes to rest. */
const patience = 30_000;
/** Pixels by which a position may differ after Back. */
const tolerance = 50;

/** Moves after which the reader still wants the page that was clicked. */
const leavesWish = new Set(['wait', 'scroll', 'resize', 'fault', 'offline', 'online', 'hover', 'deploy']);
/** Moves that leave positions alone, and after which a position has to be what it was. */
const leavesPositions = new Set(['wait', 'fault', 'offline', 'online', 'hover', 'deploy', 'back', 'forward']);

/** A tab with a reader in it, who makes moves; at every rest, everything has to hang together. */
export class Session {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #place: Place;
  readonly #errors: string[] = [];
  /** Where the reader was in each entry of the history. */
  readonly #positions = new Map<string, number>();
  /** The entry of the last rest. */
  #key = '';
  /** What has happened since the last rest. */
  #moves: Move[] = [];
  #presses = 0;
  #traversals = 0;
  #hits = 0;
  /** Something has gone wrong: for good, as far as the tab knows, since browsers remember a module that was no module. */
  #isTroubled = false;
  #hasScrolled = false;
  /** The page of the last click, as long as it is what the reader wants. */
  #wanted: string | undefined;
  /** The page over which search was asked for. */
  #searched: string | undefined;
  #build = 0;

  private constructor(place: Place, context: BrowserContext, page: Page) {
    this.#place = place;
    this.#context = context;
    this.#page = page;
  }

  /** Opens the first page in a browser that knows nothing. */
  static async open(place: Place): Promise<Session> {
    const { browser, server, builds } = place;
    server.faults.splice(0);
    server.deploy(builds.outputs[0]);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const session = new Session(place, context, page);
    session.#hits = server.hits;
    await session.#listen();
    // Otherwise most files would be asked for once, and no fault could hit them again.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(`${server.origin}/docs/`);
    await session.#rest();
    return session;
  }

  async close(): Promise<void> {
    this.#place.server.faults.splice(0);
    this.#place.server.release();
    await this.#context.close();
  }

  /**
   * Makes a move.
   *
   * @throws when it is a rest, and something does not hang together
   */
  async make(move: Move): Promise<void> {
    if (move.do === 'rest') return this.#rest();
    this.#moves.push(move);
    this.#place.tally.moves++;
    if (!leavesWish.has(move.do)) this.#wanted = undefined;
    if (!leavesPositions.has(move.do) && move.do !== 'click') this.#hasScrolled = true;
    await this.#perform(move);
  }

  async #listen(): Promise<void> {
    const page = this.#page;
    page.on('pageerror', ({ message }) => this.#errors.push(message));
    // What Ctrl opens is closed again; it may be gone by then.
    this.#context.on('page', (other) => void other.close().catch(() => {}));
    await page.exposeFunction('chaosTraversed', () => {
      this.#traversals++;
    });
    await page.exposeFunction('chaosClicked', (path: string | undefined, isHere: boolean) => {
      this.#wanted = path;
      if (isHere) this.#hasScrolled = true;
    });
    // The compiler of this program has its functions call it; the page does not know it.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(() => {
      const { chaosTraversed, chaosClicked } = window as unknown as {
        chaosTraversed: () => void;
        chaosClicked: (path: string | undefined, isHere: boolean) => void;
      };
      window.navigation?.addEventListener('navigate', ({ navigationType }) => {
        if (navigationType === 'traverse') chaosTraversed();
      });
      const onClick = ({ target, ctrlKey }: MouseEvent) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (!link?.href || ctrlKey) return;
        const path = link.pathname + link.search;
        const isHere = path === location.pathname + location.search;
        chaosClicked(link.getAttribute('href')?.startsWith('#') ? undefined : path, isHere);
      };
      addEventListener('click', onClick, { capture: true });
    });
  }

  async #perform(move: Exclude<Move, { do: 'rest' }>): Promise<void> {
    const { server, builds } = this.#place;
    switch (move.do) {
      case 'click':
        this.#presses += 2;
        await this.#escape();
        await this.#click(move.in, move.nth, move.how);
        if (move.how === 'two') await this.#click(move.in, move.nth + 1, 'once');
        // What the page has told of it so far arrives before the answer.
        await this.#inPage(hasSearch, undefined);
        return;
      case 'hover': {
        const place = await this.#inPage(placeOf, { region: move.in, nth: move.nth, how: 'hover' });
        if (place) await this.#page.mouse.move(place.x, place.y);
        return;
      }
      case 'follow':
        this.#presses++;
        await this.#escape();
        await this.#inPage(followLink, move.href);
        return;
      case 'hash':
        this.#presses++;
        await this.#inPage(changeHash, move.nth);
        return;
      case 'back':
      case 'forward':
        this.#presses += move.times;
        await this.#inPage(traverse, { times: move.times, back: move.do === 'back' });
        return;
      case 'search':
        return this.#search(move.end);
      case 'theme':
        this.#presses++;
        await this.#inPage(pressTheme, undefined);
        return;
      case 'scroll':
        await this.#page.mouse.move(600, 400);
        await this.#page.mouse.wheel(0, move.by);
        return;
      case 'resize': {
        const [width, height] = sizes[move.to] ?? sizes[0];
        this.#positions.clear();
        await this.#page.setViewportSize({ width, height });
        return;
      }
      case 'wait':
        await pause(move.ms);
        return;
      case 'fault':
        server.faults.push({ path: targets[move.to], kind: move.kind, ms: move.ms, times: move.times });
        return;
      case 'reload':
        await this.#inPage(reload, undefined);
        return;
      case 'offline':
      case 'online':
        return this.#setOffline(move.do === 'offline');
      case 'deploy':
        this.#build = 1 - this.#build;
        server.deploy(builds.outputs[this.#build] ?? '');
    }
  }

  async #setOffline(isOffline: boolean): Promise<void> {
    // A tab that closes just now makes it fail.
    await this.#context.setOffline(isOffline).catch(() => this.#context.setOffline(isOffline));
  }

  async #click(region: Region, nth: number, how: string): Promise<void> {
    const place = await this.#inPage(placeOf, { region, nth, how });
    if (!place) return;
    const { mouse, keyboard } = this.#page;
    if (how === 'ctrl') await keyboard.down('Control');
    await mouse.click(place.x, place.y, { clickCount: how === 'double' ? 2 : 1 });
    if (how === 'ctrl') await keyboard.up('Control');
  }

  async #search(end: 'stay' | 'enter' | 'escape'): Promise<void> {
    this.#presses += 2;
    this.#searched = (await this.#inPage(look, undefined))?.path;
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

  /** Nobody clicks beneath a dialog. */
  async #escape(): Promise<void> {
    if (await this.#inPage(hasSearch, undefined)) await this.#page.keyboard.press('Escape');
  }

  /** Runs a function in the page; without an answer where a document has just gone, or there is none of ours. */
  async #inPage<In, Out>(run: (argument: In) => Out, argument: In): Promise<Awaited<Out> | undefined> {
    const answer = this.#page.evaluate(run as never, argument as never) as Promise<Awaited<Out>>;
    const gone = () => undefined;
    return await Promise.race([answer.catch(gone), pause(5000, undefined, { ref: false })]);
  }

  /** Takes all faults away, waits until nothing goes on any more, and looks. */
  async #rest(): Promise<void> {
    const { server } = this.#place;
    server.faults.splice(0);
    await this.#setOffline(false);
    server.release();
    let isReloaded = false;
    const settled = async (): Promise<Sight> => {
      for (let tries = 0; ; tries++) {
        const sight = await this.#settle();
        if (sight.isWhole || tries === 3) return sight;
        // What is shown is not ours, or a part of it: the reader does what there is to do.
        isReloaded = true;
        await this.#page.reload({ waitUntil: 'commit' }).catch(() => {});
      }
    };
    let sight = await settled();
    const hasFailed = server.hits > this.#hits || this.#moves.some(isTrouble);
    this.#isTroubled ||= hasFailed;
    const wasReloaded = isReloaded;
    const complaints: string[] = [];
    const last = this.#moves.findLast(({ do: what }) => !leavesWish.has(what));
    if (sight.dialogs.length > 0 && this.#searched !== sight.path)
      complaints.push(`nobody asked for ${sight.dialogs} here`);
    if (sight.hasMessage) {
      if (!this.#isTroubled) complaints.push('there is a message, and nothing has failed');
      this.#presses++;
      this.#place.tally.messages++;
      await this.#escape();
      await this.#page.click('#failure button');
      sight = await settled();
      if (sight.hasMessage) complaints.push('a second try fails, though nothing is wrong any more');
    } else if (
      !this.#isTroubled &&
      last?.do === 'search' &&
      last.end === 'stay' &&
      sight.dialogs.length === 0
    )
      complaints.push('search does not open');
    complaints.push(...(await this.#complaints(sight, wasReloaded || isReloaded || hasFailed)));
    if (complaints.length > 0) throw new Error(`${complaints.join('\n')}\n${JSON.stringify(sight)}`);
    this.#begin(sight);
  }

  /** Everything that has to hold at rest. */
  async #complaints(sight: Sight, hasFailed: boolean): Promise<string[]> {
    const { builds } = this.#place;
    if (!sight.isWhole) return ['the document is not whole'];
    const complaints = this.#errors.splice(0).map((message) => `uncaught: ${message}`);
    const path = sight.path.split('?')[0] ?? '';
    complaints.push(...((await this.#inPage(compare, builds.documentOf(sight.build, path))) ?? ['gone']));
    const wanted = this.#wanted && target(this.#wanted);
    if (wanted) this.#place.tally.clicks++;
    if (wanted && wanted !== sight.path)
      complaints.push(`the reader wanted ${wanted}, and is at ${sight.path}`);
    if (this.#traversals > 2 * this.#presses)
      complaints.push(`${this.#traversals} traversals for ${this.#presses} presses`);
    const position = this.#positions.get(sight.key);
    const isTraversed =
      this.#moves.some(({ do: what }) => what === 'back' || what === 'forward') &&
      this.#moves.every(({ do: what }) => leavesPositions.has(what));
    if (isTraversed && !hasFailed && sight.isStyled && sight.key !== this.#key && position !== undefined) {
      this.#place.tally.positions++;
      if (Math.abs(position - sight.scrollY) > tolerance)
        complaints.push(`the position was ${position}, and is ${sight.scrollY}`);
    }
    return complaints;
  }

  /** Begins anew after a rest. */
  #begin(sight: Sight): void {
    if (this.#hasScrolled) this.#positions.delete(this.#key);
    if (sight.isStyled) this.#positions.set(sight.key, sight.scrollY);
    else this.#positions.clear();
    this.#key = sight.key;
    const { tally, server } = this.#place;
    tally.rests++;
    tally.faults += server.hits - this.#hits;
    this.#moves = [];
    this.#presses = 0;
    this.#traversals = 0;
    this.#hits = server.hits;
    this.#hasScrolled = false;
    this.#wanted = undefined;
    if (sight.dialogs.length === 0) this.#searched = undefined;
  }

  /**
   * Waits until nothing moves and the server owes nothing, twice in a row.
   *
   * @throws when that never happens
   */
  async #settle(): Promise<Sight> {
    const { server } = this.#place;
    const end = performance.now() + patience;
    let sight: Sight | undefined;
    for (let quiet = 0; performance.now() < end; ) {
      await this.#inPage(untilStill, undefined);
      sight = await this.#inPage(look, undefined);
      const isError = sight !== undefined && sight.build === '';
      const isQuiet = server.pending === 0 && sight && !sight.isBusy && (sight.isWhole || isError);
      quiet = isQuiet ? quiet + 1 : 0;
      if (quiet === 2 && sight) return sight;
      if (!isQuiet) await pause(20);
    }
    // A document cut short never becomes whole.
    if (sight && !sight.isBusy && server.pending === 0) return sight;
    throw new Error(`It does not come to rest: ${server.pending} requests, ${JSON.stringify(sight)}`);
  }
}

const isTrouble = ({ do: what }: Move): boolean => what === 'offline' || what === 'deploy';

/** Where a redirect leads. */
function target(path: string): string {
  const to = redirects.find(({ from }) => `/docs${from}` === path)?.to;
  return to === undefined ? path : `/docs${to.replace(/#.*/, '')}`;
}

// What follows runs in the page.

const hasSearch = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * The place of a link on screen, by its number among those that can be hit; one that cannot is clicked by script, as the
 * keyboard would.
 */
function placeOf({ region, nth, how }: { region: string; nth: number; how: string }) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${region} a[href]`)].filter(
    ({ origin, pathname }) => origin === location.origin && pathname.endsWith('/'),
  );
  const middle = (link: Element) => {
    const { left, top, width, height } = link.getClientRects()[0] ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const reachable = links.filter((link) => {
    const { x, y } = middle(link);
    return link.contains(document.elementFromPoint(x, y));
  });
  const list = reachable.length > 0 && nth % 3 > 0 ? reachable : links;
  const link = list[nth % Math.max(1, list.length)];
  if (!link || list === reachable || how === 'hover') return link && middle(link);
  const event = () => new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: how === 'ctrl' });
  link.dispatchEvent(event());
  if (how === 'double') link.dispatchEvent(event());
  return undefined;
}

function followLink(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.querySelector('#article')?.append(link);
  link.click();
}

function changeHash(nth: number): void {
  const ids = [...document.querySelectorAll('#article [id]')].map(({ id }) => id);
  location.hash = ids[nth % Math.max(1, ids.length)] ?? 'nowhere';
}

async function traverse({ times, back }: { times: number; back: boolean }): Promise<void> {
  const { currentEntry } = window.navigation;
  const { length } = window.navigation.entries();
  const index = currentEntry?.index ?? 0;
  const most = back ? index : length - 1 - index;
  for (let i = 0; i < Math.min(times, most); i++) {
    history.go(back ? -1 : 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function pressTheme(): void {
  document.querySelector<HTMLElement>('button[aria-label^="Theme"]')?.click();
}

const reload = (): void => location.reload();

async function untilStill(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0, last = scrollY; still < 6; still = scrollY === last ? still + 1 : 0) {
    last = scrollY;
    await nextFrame();
  }
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
}
