import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { redirects } from '../../data/redirects.ts';
import { compare, type PageState } from './compare.ts';
import { Intent } from './intent.ts';
import { isTrouble, leavesPositions, type Move, pressesOf } from './moves.ts';
import { describeNote, handOverNotes, type Note, takeNotes } from './notes.ts';
import type { Place } from './place.ts';
import { elsewhere, Reader } from './reader.ts';
import { inPage, settle } from './settle.ts';
import { Timeline } from './timeline.ts';

/** Pixels by which a position may differ after Back. */
const tolerance = 50;

/** The error when the tab has crashed. */
export class CrashError extends Error {}

/**
 * Milliseconds until the failure of a document is reported, because no event reports that it became a download. The URL is restored
 * by then.
 */
const failureDelay = 21_000;

/** Timeouts in milliseconds. */
const timeoutsMs = { move: 30_000, rest: 200_000, close: 10_000 };

/** A tab with a reader who makes moves. At every rest, everything has to be consistent. */
export class Session {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #place: Place;
  readonly #reader: Reader;
  readonly #errors: string[] = [];
  readonly #crash: Promise<never>;
  /** The scroll position in each history entry. */
  readonly #positions = new Map<string, number>();
  /** The entry of the last rest, and all entries that the reader has visited since. */
  #key = '';
  #visited = new Set<string>();
  /** The moves since the last rest. */
  #moves: Move[] = [];
  readonly #timeline = new Timeline();
  #presses = 0;
  #traversals = 0;
  #hits = 0;
  /** Whether something has failed permanently in this document, because browsers cache failed modules. */
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
    // A crash between two moves is reported by the next one.
    this.#crash.catch(() => {});
  }

  /** Opens the first page in an empty browser context. */
  static async open(place: Place): Promise<Session> {
    const { browser, server, builds } = place;
    server.faults.splice(0);
    server.deploy(builds.outputs[0]);
    // The test parses documents in the page, which the site's policy forbids.
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    const session = new Session(place, context, page);
    session.#hits = server.hits;
    await session.#listen();
    // Otherwise, most files would be cached, and faults couldn't affect them again.
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
      throw new CrashError(`the tab does not respond to ${JSON.stringify(move)}`);
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
    // Closes tabs that Ctrl has opened, unless they are closed already.
    this.#context.on('page', (other) => void other.close().catch(() => {}));
    await takeNotes(this.#page, (note) => this.#addNote(note));
  }

  #addNote(note: Note): void {
    const text = describeNote(note);
    if (text) this.#timeline.add(text, note.at);
    this.#intent.addNote(note);
    if (note.what === 'visited') this.#visited.add(note.key);
    if (note.what === 'traversed') this.#traversals++;
    if (note.what === 'restored') this.#place.tally.restored++;
    if (note.what === 'clicked' && note.isHere) this.#hasScrolled = true;
  }

  /** Returns whether the reader isn't on the page of the last click. */
  #isElsewhere({ path }: PageState): boolean {
    return this.#intent.path !== undefined && target(this.#intent.path) !== path;
  }

  readonly #inPage = <In, Out>(run: (argument: In) => Out, argument: In) => inPage(this.#page, run, argument);

  /** Removes all faults, waits until nothing is pending, and checks the page. */
  async #rest(): Promise<void> {
    const { server } = this.#place;
    server.faults.splice(0);
    await this.#reader.setOffline(false);
    server.release();
    let isReloaded = false;
    const settled = async (): Promise<PageState> => {
      for (let tries = 0; ; tries++) {
        const state = await settle(this.#page, this.#place.server);
        for (const note of (await this.#inPage(handOverNotes, undefined)) ?? []) this.#addNote(note);
        if (tries === 3) return state;
        if (state.isWhole && !state.hasMessage && (state.isAway || this.#isElsewhere(state))) {
          await pause(failureDelay);
          continue;
        }
        if (state.isWhole) return state;
        if (state.path === elsewhere || state.path === 'blank') {
          this.#presses++;
          await this.#reader.comeBack();
          continue;
        }
        // The page is an error page or incomplete, so the reader reloads it.
        isReloaded = true;
        await this.#page.reload({ waitUntil: 'commit' }).catch(() => {});
      }
    };
    let state = await settled();
    const hasFailed = server.hits > this.#hits || this.#moves.some(isTrouble);
    this.#isTroubled ||= hasFailed;
    const wasReloaded = isReloaded;
    const problems: string[] = [];
    if (state.dialogs.length > 0 && !this.#intent.isSearchOf(pathOf(state)))
      problems.push(`unexpected ${state.dialogs}`);
    if (state.hasMessage) {
      if (!this.#isTroubled) problems.push('an error message without a failure');
      this.#presses++;
      this.#place.tally.messages++;
      await this.#page.click('#failure button');
      state = await settled();
      if (state.hasMessage) problems.push('a retry fails without faults');
    } else if (!this.#isTroubled && this.#intent.isSearchDueOver(pathOf(state)) && state.dialogs.length === 0)
      problems.push('search does not open');
    problems.push(...(await this.#findProblems(state, wasReloaded || isReloaded || hasFailed)));
    if (problems.length > 0)
      throw new Error(
        `${problems.join('\n')}\n${JSON.stringify(state)}\nsince the last rest:\n${this.#timeline}`,
      );
    this.#begin(state);
  }

  /** Returns everything that is inconsistent at a rest. */
  async #findProblems(state: PageState, hasFailed: boolean): Promise<string[]> {
    const { builds } = this.#place;
    if (!state.isWhole) return ['the document is incomplete'];
    const problems = this.#errors.splice(0).map((message) => `uncaught: ${message}`);
    const sent = builds.documentOf(state.build, pathOf(state));
    problems.push(...((await this.#inPage(compare, sent)) ?? ['the document was replaced']));
    if (this.#intent.path) this.#place.tally.clicks++;
    if (this.#isElsewhere(state))
      problems.push(`the reader expected ${this.#intent.path}, but is at ${state.path}`);
    if (this.#traversals > 2 * this.#presses)
      problems.push(`${this.#traversals} traversals for ${this.#presses} presses`);
    const position = this.#positions.get(state.key);
    const isTraversed =
      this.#moves.some(({ do: what }) => what === 'back' || what === 'forward') &&
      this.#moves.every(({ do: what }) => leavesPositions.has(what));
    if (isTraversed && !hasFailed && state.isStyled && state.key !== this.#key && position !== undefined) {
      this.#place.tally.positions++;
      if (Math.abs(position - state.scrollY) > tolerance)
        problems.push(`the position changed from ${position} to ${state.scrollY}`);
    }
    return problems;
  }

  /** Resets the session after a rest. */
  #begin(state: PageState): void {
    if (this.#hasScrolled) for (const key of [this.#key, ...this.#visited]) this.#positions.delete(key);
    if (state.isStyled) this.#positions.set(state.key, state.scrollY);
    else this.#positions.clear();
    this.#key = state.key;
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
    this.#intent.begin(state.dialogs.length > 0);
  }
}

/** Returns the path of the URL, without its query. */
const pathOf = ({ path }: PageState): string => path.split('?')[0] ?? '';

/** Returns the target of a redirect. */
function target(path: string): string {
  const to = redirects.find(({ from }) => `/docs${from}` === path)?.to;
  return to === undefined ? path : `/docs${to.replace(/#.*/, '')}`;
}
