import { limits } from '../../../data/limits.ts';
import { type Configured, configure, type Setup } from './configure.ts';
import { createDedupe, type Dedupe } from './dedupe.ts';
import type { EmittedEvent } from './emit.ts';
import { createHttpEvent, type IncomingRequest, isTooLarge } from './http.ts';
import { type Instance, invoke, type Outcome } from './invocation.ts';
import type { Component, HookName } from './model.ts';
import { refuse, validate } from './problem.ts';
import { readComponent } from './read-component.ts';
import { createStore, type Store } from './store.ts';

/** States of a source. /components/api/#states */
export type SourceState = 'saved' | 'active' | 'inactive' | 'deleted';

/** The options of a source. */
export interface SourceOptions extends Setup {
  /** The key-value store; an empty one by default. */
  db?: Store;
  /** Returns the time in milliseconds; the real time by default. */
  now?: () => number;
  /** The URL of the source's HTTP interface. */
  endpoint?: string;
  /** Called for each event that the source emits, except duplicates. */
  onEmit?: (event: EmittedEvent) => void;
}

/** A source as the platform runs it. /components/api/#source-lifecycle */
export interface Source {
  readonly state: SourceState;
  /** The last emitted events, oldest first, as many as the platform keeps. */
  readonly events: readonly EmittedEvent[];
  readonly db: Store;
  /** Creates the instance: runs the hooks deploy and activate. */
  deploy(): Promise<void>;
  /** Changes props or code: runs deactivate with the old ones and activate with the new ones, but not deploy. */
  update(change: { component?: unknown; props?: Record<string, unknown> }): Promise<void>;
  activate(): Promise<void>;
  deactivate(): Promise<void>;
  /** Runs the hook deactivate if the source is active, and deletes the source. */
  delete(): Promise<void>;
  /** Runs the source manually, optionally with an event. */
  run(event?: unknown): Promise<Outcome>;
  /** Fires the timer; if there are several, the one with this name. */
  tick(prop?: string): Promise<Outcome>;
  /** Sends a request to the endpoint. */
  request(request?: IncomingRequest): Promise<Outcome>;
}

/**
 * Creates a source, which can then be deployed.
 *
 * @param component the default export of its module
 * @throws {@link ComponentError} if the documentation doesn't allow its definition or its configuration
 */
export function createSource(component: unknown, options: SourceOptions = {}): Source {
  const { db = createStore(), now = Date.now, endpoint = 'https://abcde.m.pipedream.net' } = options;
  let state: SourceState = 'saved';
  let setup: Setup = options;
  const events: EmittedEvent[] = [];
  let current = read(component, setup);
  let dedupe: Dedupe = createDedupe(current.component.dedupe);

  const instance = (): Instance => ({
    ...current,
    store: db,
    endpoint,
    now,
    deliver(batch) {
      const fresh = dedupe.admit(batch);
      for (const event of fresh) options.onEmit?.(event);
      events.push(...fresh);
      events.splice(0, events.length - limits.inspectorEvents);
      return fresh;
    },
  });
  const hook = async (name: HookName) => {
    const method = current.component.hooks.get(name);
    if (method) await invoke(instance(), `hooks.${name}`, method);
  };
  const expectState = (...allowed: SourceState[]) => {
    if (allowed.includes(state)) return;
    refuse(
      `source ${current.component.label}`,
      `It is ${state}.`,
      `It would have to be ${allowed.join(' or ')}.`,
    );
  };
  const run = (event?: unknown) => {
    expectState('active');
    return invoke(instance(), 'run', current.component.run, event);
  };

  return {
    get state() {
      return state;
    },
    events,
    db,
    async deploy() {
      expectState('saved');
      await hook('deploy');
      await hook('activate');
      state = 'active';
    },
    async update(change) {
      expectState('active', 'inactive');
      const changed = { ...setup, props: { ...setup.props, ...change.props } };
      // A running instance keeps its schedule if only the default in the code changes.
      const kept = Object.fromEntries(current.configured.schedules);
      const next = read(change.component ?? component, changed, kept);
      if (state === 'active') await hook('deactivate');
      if (next.component.dedupe !== current.component.dedupe) dedupe = createDedupe(next.component.dedupe);
      current = next;
      setup = changed;
      component = change.component ?? component;
      if (state === 'active') await hook('activate');
    },
    async activate() {
      expectState('inactive');
      await hook('activate');
      state = 'active';
    },
    async deactivate() {
      expectState('active');
      await hook('deactivate');
      state = 'inactive';
    },
    async delete() {
      expectState('active', 'inactive');
      if (state === 'active') await hook('deactivate');
      state = 'deleted';
    },
    run: async (event) => run(event),
    tick: async (prop) => run(createTimerEvent(current.configured, now(), prop)),
    async request(request = {}) {
      expectState('active');
      const http = [...current.component.props.values()].find((prop) => prop.family === 'http');
      if (!http)
        refuse('request', 'The source has no HTTP interface.', 'Add a prop of type "$.interface.http".');
      const event = createHttpEvent(request);
      // The platform rejects the request without running the source. /errors/
      if (isTooLarge(event)) return { emitted: [], response: { status: 413, body: 'Payload Too Large' } };
      const outcome = await run(event);
      if (outcome.response) return outcome;
      if (http.customResponse) {
        refuse(
          'run',
          'It ended without a response to the request.',
          'Call respond() on every path, or drop customResponse.',
        );
      }
      return { ...outcome, response: { status: 200 } };
    },
  };
}

/** Parses code and configuration together, so that a failed update changes nothing. */
function read(
  value: unknown,
  setup: Setup,
  schedules: Record<string, unknown> = {},
): { component: Component; configured: Configured } {
  const component = readComponent(value, 'source');
  const kept = Object.entries(schedules).filter(([name]) => component.props.get(name)?.family === 'timer');
  const props = { ...Object.fromEntries(kept), ...setup.props };
  return {
    component,
    configured: validate((report) => configure(component, { ...setup, props }, report)),
  };
}

/** Creates the event that `run(event)` receives from a timer. For cron, the documentation only shows the time. */
function createTimerEvent({ schedules }: Configured, now: number, prop?: string): Record<string, number> {
  const schedule = prop === undefined ? [...schedules.values()][0] : schedules.get(prop);
  if (!schedule)
    refuse('tick', `The source has no timer ${prop ?? ''}.`, 'Add a prop of type "$.interface.timer".');
  const timestamp = Math.floor(now / 1000);
  return schedule.intervalSeconds === undefined
    ? { timestamp }
    : { timestamp, interval_seconds: schedule.intervalSeconds };
}
