import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { redirects } from '../../data/redirects.ts';
import { compare, type Sight } from './compare.ts';
import { Intent } from './intent.ts';
import { isTrouble, leavesPositions, type Move, pressesOf } from './moves.ts';
import { handOverNotes, type Note, takeNotes, tellNote } from './notes.ts';
import type { Place } from './place.ts';
import { elsewhere, Reader } from './reader.ts';
import { inPage, settle } from './settle.ts';
import { Timeline } from './timeline.ts';

/** Pixels by which a position may differ after Back. */
const tolerance = 50;

/** The browser has lost the tab. */
export class CrashError extends Error {}

/**
 * Milliseconds until the failure of a document is reported. No event tells that it turned into a download. The address is
 * restored by then.
 */
const untilTold = 21_000;

/** Time-outs of a move and of a rest, in milliseconds. */
const timeoutsMs = { move: 30_000, rest: 200_000, close: 10_000 };

/** A tab with a reader who makes moves. At every rest, everything has to be consistent. */
export class Session {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #place: Place;
  readonly #reader: Reader;
  readonly #errors: string[] = [];
  readonly #crash: Promise<never>;
  /** Where the reader was in each entry of the history. */
  readonly #positions = new Map<string, number>();
  /** The entry of the last rest, and all in which the reader has been since. */
  #key = '';
  #visited = new Set<string>();
  /** What has happened since the last rest. */
  #moves: Move[] = [];
  readonly #timeline = new Timeline();
  #presses = 0;
  #traversals = 0;
  #hits = 0;
  /** Whether something has failed for good in this document, because browsers cache failed modules. */
  #isTroubled = false;
  #hasScrolled = false;
  readonly #intent = new Intent();

  private constructor(place: Place, context: BrowserContext, page: Page) {
    this.#place = place;
    this.#context = context;
    this.#page = page;
    this.#reader = new Reader(place, context, page);
    this.#crash = new Promise((_, reject) =>
      page.on('crash', () => reject(new CrashError('the tab has crashed'))),
    );
    // It can happen between two moves, and is reported by the next.
    this.#crash.catch(() => {});
  }

  /** Opens the first page in an empty browser context. */
  static async open(place: Place): Promise<Session> {
    const { browser, server, builds } = place;
    server.faults.splice(0);
    server.deploy(builds.outputs[0]);
    // Parsed by the test, because the site's policy forbids it in the page.
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const session = new Session(place, context, page);
    session.#hits = server.hits;
    await session.#listen();
    // Otherwise most files would be cached, and faults couldn't affect them again.
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(`${server.origin}/docs/`);
    await session.#rest();
    return session;
  }

  async close(): Promise<void> {
    this.#place.server.faults.splice(0);
    this.#place.server.release();
    await Promise.race([this.#context.close(), pause(timeoutsMs.close, undefined, { ref: false })]);
  }

  /**
   * Performs a move.
   *
   * @throws when a check at a rest fails; a `CrashError` when the tab crashes or doesn't respond
   */
  async make(move: Move): Promise<void> {
    const limit = new AbortController();
    const ms = move.do === 'rest' ? timeoutsMs.rest : timeoutsMs.move;
    const late = pause(ms, undefined, { signal: limit.signal }).then(() => {
      throw new CrashError(`the tab does not answer to ${JSON.stringify(move)}`);
    });
    try {
      await Promise.race([this.#make(move), late, this.#crash]);
    } finally {
      limit.abort();
    }
  }

  async #make(move: Move): Promise<void> {
    if (move.do === 'rest') return this.#rest();
    this.#moves.push(move);
    const at = Date.now();
    this.#timeline.add(JSON.stringify(move), at);
    this.#intent.addMove(move, at);
    this.#place.tally.moves++;
    if (!leavesPositions.has(move.do) && move.do !== 'click') this.#hasScrolled = true;
    this.#presses += pressesOf(move);
    if (move.do === 'resize') this.#positions.clear();
    await this.#reader.make(move);
  }

  async #listen(): Promise<void> {
    this.#page.on('pageerror', ({ message }) => this.#errors.push(message));
    // What Ctrl opens is closed again; it may be gone by then.
    this.#context.on('page', (other) => void other.close().catch(() => {}));
    await takeNotes(this.#page, (note) => this.#hear(note));
  }

  #hear(note: Note): void {
    const told = tellNote(note);
    if (told) this.#timeline.add(told, note.at);
    this.#intent.addNote(note);
    if (note.what === 'visited') this.#visited.add(note.key);
    if (note.what === 'traversed') this.#traversals++;
    if (note.what === 'restored') this.#place.tally.restored++;
    if (note.what === 'clicked' && note.isHere) this.#hasScrolled = true;
  }

  /** Whether the reader is not where the last click leads. */
  #isElsewhere({ path }: Sight): boolean {
    return this.#intent.path !== undefined && target(this.#intent.path) !== path;
  }

  readonly #inPage = <In, Out>(run: (argument: In) => Out, argument: In) => inPage(this.#page, run, argument);

  /** Removes all faults, waits until nothing is pending, and checks. */
  async #rest(): Promise<void> {
    const { server } = this.#place;
    server.faults.splice(0);
    await this.#reader.setOffline(false);
    server.release();
    let isReloaded = false;
    const settled = async (): Promise<Sight> => {
      for (let tries = 0; ; tries++) {
        const sight = await settle(this.#page, this.#place.server);
        for (const note of (await this.#inPage(handOverNotes, undefined)) ?? []) this.#hear(note);
        if (tries === 3) return sight;
        if (sight.isWhole && !sight.hasMessage && (sight.isAway || this.#isElsewhere(sight))) {
          await pause(untilTold);
          continue;
        }
        if (sight.isWhole) return sight;
        if (sight.path === elsewhere || sight.path === 'blank') {
          this.#presses++;
          await this.#reader.comeBack();
          continue;
        }
        // The page is an error page or incomplete, so the reader reloads it.
        isReloaded = true;
        await this.#page.reload({ waitUntil: 'commit' }).catch(() => {});
      }
    };
    let sight = await settled();
    const hasFailed = server.hits > this.#hits || this.#moves.some(isTrouble);
    this.#isTroubled ||= hasFailed;
    const wasReloaded = isReloaded;
    const complaints: string[] = [];
    if (sight.dialogs.length > 0 && !this.#intent.isSearchOf(pathOf(sight)))
      complaints.push(`nobody asked for ${sight.dialogs} here`);
    if (sight.hasMessage) {
      if (!this.#isTroubled) complaints.push('there is a message, and nothing has failed');
      this.#presses++;
      this.#place.tally.messages++;
      await this.#page.click('#failure button');
      sight = await settled();
      if (sight.hasMessage) complaints.push('a second try fails, though nothing is wrong any more');
    } else if (!this.#isTroubled && this.#intent.isSearchDueOver(pathOf(sight)) && sight.dialogs.length === 0)
      complaints.push('search does not open');
    complaints.push(...(await this.#complaints(sight, wasReloaded || isReloaded || hasFailed)));
    if (complaints.length > 0)
      throw new Error(
        `${complaints.join('\n')}\n${JSON.stringify(sight)}\nsince the last rest:\n${this.#timeline}`,
      );
    this.#begin(sight);
  }

  /** Everything that is checked at a rest. */
  async #complaints(sight: Sight, hasFailed: boolean): Promise<string[]> {
    const { builds } = this.#place;
    if (!sight.isWhole) return ['the document is not whole'];
    const complaints = this.#errors.splice(0).map((message) => `uncaught: ${message}`);
    const sent = builds.documentOf(sight.build, pathOf(sight));
    complaints.push(...((await this.#inPage(compare, sent)) ?? ['gone']));
    if (this.#intent.path) this.#place.tally.clicks++;
    if (this.#isElsewhere(sight))
      complaints.push(`the reader wanted ${this.#intent.path}, and is at ${sight.path}`);
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

  /** Resets the session after a rest. */
  #begin(sight: Sight): void {
    if (this.#hasScrolled) for (const key of [this.#key, ...this.#visited]) this.#positions.delete(key);
    if (sight.isStyled) this.#positions.set(sight.key, sight.scrollY);
    else this.#positions.clear();
    this.#key = sight.key;
    this.#visited.clear();
    const { tally, server } = this.#place;
    tally.rests++;
    tally.faults += server.hits - this.#hits;
    this.#moves = [];
    this.#timeline.clear();
    this.#presses = 0;
    this.#traversals = 0;
    this.#hits = server.hits;
    this.#hasScrolled = false;
    this.#intent.begin(sight.dialogs.length > 0);
  }
}

/** The path of the address, without its query. */
const pathOf = ({ path }: Sight): string => path.split('?')[0] ?? '';

/** Where a redirect leads. */
function target(path: string): string {
  const to = redirects.find(({ from }) => `/docs${from}` === path)?.to;
  return to === undefined ? path : `/docs${to.replace(/#.*/, '')}`;
}
