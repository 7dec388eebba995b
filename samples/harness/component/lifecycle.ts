import type { HttpResponse } from '../../../types/component.d.ts';
import { runAction } from './action.ts';
import type { Setup } from './configure.ts';
import type { EmittedEvent } from './emit.ts';
import type { IncomingRequest } from './http.ts';
import { optionPages } from './options.ts';
import { ComponentFailure, validate } from './problem.ts';
import { isApp, readApp } from './read-app.ts';
import { createSource, type Source } from './source.ts';
import { createStore, type Store } from './store.ts';
import { isMethod, isRecord } from './values.ts';

/** An event that a source receives after its deployment. /components/api/#triggering-sources */
export type SourceEvent =
  /** A user runs it manually, optionally with an event. */
  | 'run'
  | { run: unknown }
  /** Its timer fires; if there are several, the one with this name. */
  | 'tick'
  | { tick: string }
  /** Its endpoint receives a request. */
  | { request: IncomingRequest }
  /** The user changes props. */
  | { update: Record<string, unknown> };

/** The options of a component's lifecycle. */
export interface LifecycleOptions extends Setup {
  /** The events of a source, in order; a single `run` by default. */
  events?: readonly SourceEvent[];
  /** The initial content of the key-value store. */
  db?: Record<string, unknown>;
  /** Props whose drop-downs the user opens before the component runs. */
  options?: readonly string[];
  /** A constant time, in milliseconds; the real time by default. */
  now?: number;
}

/** Reports an effect of a component, for example `emit` with an event and its metadata, or `return` with a value. */
export type ReportEffect = (verb: string, ...values: unknown[]) => void;

/** Runs the code of a stage. */
export type RunStage = <Result>(name: string, code: () => Promise<Result>) => Promise<Result>;

/**
 * Runs the lifecycle of a component: an action runs; a source is deployed, run for each event, and deactivated. Apps are only
 * validated, and common files are ignored. /components/api/#source-lifecycle
 *
 * @param exported the default export of a module
 * @param runStage called for each stage
 * @param report called for each effect
 */
export async function runLifecycle(
  exported: unknown,
  options: LifecycleOptions,
  runStage: RunStage,
  report: ReportEffect,
): Promise<void> {
  if (isApp(exported)) {
    validate((problem) => readApp('app', exported, problem));
    return;
  }
  if (isCommonFile(exported)) return;
  const db = createStore(options.db);
  const run: RunStage = (name, code) => runStage(name, () => reportStore(db, report, code));
  const { options: props = [] } = options;
  if (props.length > 0)
    await run('configure', async () => {
      for (const prop of props) await openOptions(exported, prop, options, report);
    });
  if (isRecord(exported) && exported.type === 'action')
    await run('run', () => runOnce(exported, options, db, report));
  else await runSource(exported, options, db, run, report);
}

/** Whether a module is a common file. The components that use it add the metadata. /components/guidelines/#common-files-optional */
const isCommonFile = (exported: unknown): boolean =>
  exported === undefined ||
  (isRecord(exported) && !['type', 'name', 'version', 'key', 'run'].some((name) => name in exported));

/** Opens the drop-down of a prop, and scrolls to its second page, if any. */
async function openOptions(
  exported: unknown,
  prop: string,
  setup: Setup,
  report: ReportEffect,
): Promise<void> {
  let first: string | undefined;
  for await (const page of optionPages(exported, prop, setup)) {
    const items = page.map(({ label, value }) => (label === value ? value : { label, value }));
    // A function that ignores `page` always returns the same items.
    if (JSON.stringify(items) !== first) report(`options ${prop}`, items);
    if (first !== undefined) break;
    first = JSON.stringify(items);
  }
}

async function runOnce(action: unknown, setup: Setup, db: Store, report: ReportEffect): Promise<void> {
  const reportExports = ({ $return_value, ...named }: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(named)) report(`export ${name}`, value);
    if ($return_value !== undefined) report('return', $return_value);
  };
  try {
    const { exports, response, exit, sent } = await runAction(action, { ...setup, db });
    reportExports(exports);
    for (const { destination, options } of sent) report(`send.${destination}`, options);
    if (response) report('respond', toPrintable(response));
    if (exit) report('exit', ...(exit.reason === undefined ? [] : [exit.reason]));
  } catch (error) {
    if (error instanceof ComponentFailure) reportExports(error.exports);
    throw error;
  }
}

async function runSource(
  exported: unknown,
  { events = ['run'], now, ...setup }: LifecycleOptions,
  db: Store,
  runStage: RunStage,
  report: ReportEffect,
): Promise<void> {
  const onEmit = ({ event, name, ...others }: EmittedEvent) => {
    const fields = { ...others, ...(name !== 'default' && { name }) };
    const metadata = Object.entries(fields).filter(([, value]) => value !== undefined);
    if (metadata.length > 0) report('emit', event, Object.fromEntries(metadata));
    else report('emit', ...(event === undefined ? [] : [event]));
  };
  const clock = now === undefined ? {} : { now: () => now };
  const source = createSource(exported, { ...setup, ...clock, db, onEmit });
  await runStage('deploy', () => source.deploy());
  for (const event of events) {
    await runStage(stageNameOf(event), async () => {
      const response = await dispatch(source, event);
      if (response) report('respond', toPrintable(response));
    });
  }
  await runStage('deactivate', () => source.deactivate());
}

/** Returns the name of the stage of an event: `tick`, `request POST /`. */
function stageNameOf(event: SourceEvent): string {
  if (typeof event === 'string') return event;
  if ('request' in event) return `request ${event.request.method ?? 'POST'} ${event.request.path ?? '/'}`;
  if ('tick' in event) return `tick ${event.tick}`;
  return 'run' in event ? `run ${JSON.stringify(event.run)}` : `update ${JSON.stringify(event.update)}`;
}

/** Dispatches an event to a source, and returns the response, if any. */
async function dispatch(source: Source, event: SourceEvent): Promise<HttpResponse | undefined> {
  if (event === 'run') await source.run();
  else if (event === 'tick') await source.tick();
  else if ('run' in event) await source.run(event.run);
  else if ('tick' in event) await source.tick(event.tick);
  else if ('update' in event) await source.update({ props: event.update });
  else return (await source.request(event.request)).response;
  return undefined;
}

/** Returns a response that can be printed, with bytes as text, and a placeholder for a stream. */
function toPrintable({ body, ...response }: HttpResponse): HttpResponse {
  if (body === undefined) return response;
  if (body instanceof Uint8Array) return { ...response, body: new TextDecoder().decode(body) };
  return { ...response, body: isRecord(body) && isMethod(body.pipe) ? 'a stream' : body };
}

/** Runs code, and reports the key-value store if it has changed. */
async function reportStore<Result>(
  db: Store,
  report: ReportEffect,
  code: () => Promise<Result>,
): Promise<Result> {
  const before = JSON.stringify(db.entries());
  try {
    return await code();
  } finally {
    if (JSON.stringify(db.entries()) !== before) report('db', db.entries());
  }
}
