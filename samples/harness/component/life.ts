import type { HttpResponse } from '../../../types/component.d.ts';
import { runAction } from './action.ts';
import type { Setup } from './configure.ts';
import type { EmittedEvent } from './emit.ts';
import type { IncomingRequest } from './http.ts';
import { optionPages } from './options.ts';
import { ComponentFailure, failTogether } from './problem.ts';
import { isApp, readApp } from './read-app.ts';
import { createSource, type Source } from './source.ts';
import { createStore, type Store } from './store.ts';
import { isMethod, isRecord } from './values.ts';

/** Something that happens to a source. /components/api/#triggering-sources */
export type SourceEvent =
  /** Somebody runs it by hand, or with an event of their own. */
  | 'run'
  | { run: unknown }
  /** Its timer has run off; with several timers, the one of this name. */
  | 'tick'
  | { tick: string }
  /** A request comes to its endpoint. */
  | { request: IncomingRequest }
  /** The user changes props. */
  | { update: Record<string, unknown> };

/** The circumstances of a component's life. */
export interface Circumstances extends Setup {
  /** What happens to a source after it was deployed, in order; without this, somebody runs it once. */
  events?: readonly SourceEvent[];
  /** What the key-value store holds at first. */
  db?: Record<string, unknown>;
  /** Props whose drop-downs the user opens before the component runs. */
  options?: readonly string[];
  /** The time in milliseconds, which stands still; the real one without it. */
  now?: number;
}

/** What a component does: `emit` an event with its metadata, `return` a value. */
export type Report = (verb: string, ...values: unknown[]) => void;

/** Runs a stage of a life, which begins with its name. */
export type Stage = <Result>(name: string, code: () => Promise<Result>) => Promise<Result>;

/**
 * Takes what a module exports through its life: an action runs, a source is deployed, started by its events, and deactivated.
 * Of an app, and of a file that components share, only the form is looked at. /components/api/#source-lifecycle
 *
 * @param stage runs each part of it
 * @param report told what comes of a stage, at its end
 */
export async function live(
  exported: unknown,
  circumstances: Circumstances,
  stage: Stage,
  report: Report,
): Promise<void> {
  if (isApp(exported)) {
    failTogether((problem) => readApp('app', exported, problem));
    return;
  }
  if (isPart(exported)) return;
  const db = createStore(circumstances.db);
  const watched: Stage = (name, code) => stage(name, () => reportStore(db, report, code));
  const { options = [] } = circumstances;
  if (options.length > 0)
    await watched('configure', async () => {
      for (const prop of options) await openOptions(exported, prop, circumstances, report);
    });
  if (isRecord(exported) && exported.type === 'action')
    await watched('run', () => runOnce(exported, circumstances, db, report));
  else await runSource(exported, circumstances, db, watched, report);
}

/** A common file has no metadata: its components add it. /components/guidelines/#common-files-optional */
const isPart = (exported: unknown): boolean =>
  exported === undefined ||
  (isRecord(exported) && !['type', 'name', 'version', 'key', 'run'].some((name) => name in exported));

/** Opens the drop-down of a prop, and scrolls down to its second page where there is one. */
async function openOptions(exported: unknown, prop: string, setup: Setup, report: Report): Promise<void> {
  let first: string | undefined;
  for await (const page of optionPages(exported, prop, setup)) {
    const items = page.map(({ label, value }) => (label === value ? value : { label, value }));
    // A function that does not look at `page` gives the same again, without end.
    if (JSON.stringify(items) !== first) report(`options ${prop}`, items);
    if (first !== undefined) break;
    first = JSON.stringify(items);
  }
}

async function runOnce(action: unknown, setup: Setup, db: Store, report: Report): Promise<void> {
  const say = ({ $return_value, ...named }: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(named)) report(`export ${name}`, value);
    if ($return_value !== undefined) report('return', $return_value);
  };
  try {
    const { exports, response, exit, sent } = await runAction(action, { ...setup, db });
    say(exports);
    for (const { destination, options } of sent) report(`send.${destination}`, options);
    if (response) report('respond', plain(response));
    if (exit) report('exit', ...(exit.reason === undefined ? [] : [exit.reason]));
  } catch (error) {
    if (error instanceof ComponentFailure) say(error.exports);
    throw error;
  }
}

async function runSource(
  exported: unknown,
  { events = ['run'], now, ...setup }: Circumstances,
  db: Store,
  stage: Stage,
  report: Report,
): Promise<void> {
  const onEmit = ({ event, name, ...others }: EmittedEvent) => {
    const said = { ...others, ...(name !== 'default' && { name }) };
    const metadata = Object.entries(said).filter(([, value]) => value !== undefined);
    if (metadata.length > 0) report('emit', event, Object.fromEntries(metadata));
    else report('emit', ...(event === undefined ? [] : [event]));
  };
  const clock = now === undefined ? {} : { now: () => now };
  const source = createSource(exported, { ...setup, ...clock, db, onEmit });
  await stage('deploy', () => source.deploy());
  for (const event of events) {
    await stage(nameOf(event), async () => {
      const response = await happen(source, event);
      if (response) report('respond', plain(response));
    });
  }
  await stage('deactivate', () => source.deactivate());
}

/** What a reader is told of an event: `tick`, `request POST /`. */
function nameOf(event: SourceEvent): string {
  if (typeof event === 'string') return event;
  if ('request' in event) return `request ${event.request.method ?? 'POST'} ${event.request.path ?? '/'}`;
  if ('tick' in event) return `tick ${event.tick}`;
  return 'run' in event ? `run ${JSON.stringify(event.run)}` : `update ${JSON.stringify(event.update)}`;
}

/** Lets something happen to a source, and gives what it answers. */
async function happen(source: Source, event: SourceEvent): Promise<HttpResponse | undefined> {
  if (event === 'run') await source.run();
  else if (event === 'tick') await source.tick();
  else if ('run' in event) await source.run(event.run);
  else if ('tick' in event) await source.tick(event.tick);
  else if ('update' in event) await source.update({ props: event.update });
  else return (await source.request(event.request)).response;
  return undefined;
}

/** An answer as it can be shown: bytes as text, a stream by its name. */
function plain({ body, ...response }: HttpResponse): HttpResponse {
  if (body === undefined) return response;
  if (body instanceof Uint8Array) return { ...response, body: new TextDecoder().decode(body) };
  return { ...response, body: isRecord(body) && isMethod(body.pipe) ? 'a stream' : body };
}

/** Runs code, and reports the key-value store when it has changed. */
async function reportStore<Result>(db: Store, report: Report, code: () => Promise<Result>): Promise<Result> {
  const before = JSON.stringify(db.entries());
  try {
    return await code();
  } finally {
    if (JSON.stringify(db.entries()) !== before) report('db', db.entries());
  }
}
