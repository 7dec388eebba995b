import { limits } from '../../../data/limits.ts';
import { type Configured, configure, type Setup } from './configure.ts';
import { createDedupe, type Dedupe } from './dedupe.ts';
import type { EmittedEvent } from './emit.ts';
import { createHttpEvent, type IncomingRequest, isTooLarge } from './http.ts';
import { type Instance, invoke, type Outcome } from './invocation.ts';
import type { Component, HookName } from './model.ts';
import { failTogether, refuse } from './problem.ts';
import { readComponent } from './read-component.ts';
import { createStore, type Store } from './store.ts';

/** States of a source. /components/api/#states */
export type SourceState = 'saved' | 'active' | 'inactive' | 'deleted';

export interface SourceOptions extends Setup {
  /** The key-value store; an empty one without it. */
  db?: Store;
  /** The time in milliseconds; the real one without it. */
  now?: () => number;
  /** The address of the source's HTTP interface. */
  endpoint?: string;
  /** Told of each event that it emits, duplicates left out. */
  onEmit?: (event: EmittedEvent) => void;
}

/** A source as the platform runs it. /components/api/#source-lifecycle */
export interface Source {
  readonly state: SourceState;
  /** The last events that it emitted, oldest first, as many as the platform keeps. */
  readonly events: readonly EmittedEvent[];
  readonly db: Store;
  /** Creates the instance: runs the hooks deploy and activate. */
  deploy(): Promise<void>;
  /** Changes props or code: runs deactivate with the old ones and activate with the new ones, not deploy. */
  update(change: { component?: unknown; props?: Record<string, unknown> }): Promise<void>;
  activate(): Promise<void>;
  deactivate(): Promise<void>;
  /** Runs deactivate, and ends the source. */
  delete(): Promise<void>;
  /** Invokes it by hand, or with an event of the caller's. */
  run(event?: unknown): Promise<Outcome>;
  /** Its timer has run off; with several timers, the one of this name. */
  tick(prop?: string): Promise<Outcome>;
  /** A request has come to its endpoint. */
  request(request?: IncomingRequest): Promise<Outcome>;
}

/**
 * Saves a source, ready to be deployed.
 *
 * @param component what its module exports by default
 * @throws {@link ComponentError} when its form or its configuration is not what the documentation allows
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
  const expect = (...allowed: SourceState[]) => {
    if (allowed.includes(state)) return;
    refuse(
      `source ${current.component.label}`,
      `It is ${state}.`,
      `It would have to be ${allowed.join(' or ')}.`,
    );
  };
  const run = (event?: unknown) => {
    expect('active');
    return invoke(instance(), 'run', current.component.run, event);
  };

  return {
    get state() {
      return state;
    },
    events,
    db,
    async deploy() {
      expect('saved');
      await hook('deploy');
      await hook('activate');
      state = 'active';
    },
    async update(change) {
      expect('active', 'inactive');
      const changed = { ...setup, props: { ...setup.props, ...change.props } };
      // A running instance keeps its schedule when only the default in the code changes.
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
      expect('inactive');
      await hook('activate');
      state = 'active';
    },
    async deactivate() {
      expect('active');
      await hook('deactivate');
      state = 'inactive';
    },
    async delete() {
      expect('active', 'inactive');
      if (state === 'active') await hook('deactivate');
      state = 'deleted';
    },
    run: async (event) => run(event),
    tick: async (prop) => run(createTimerEvent(current.configured, now(), prop)),
    async request(request = {}) {
      expect('active');
      const http = [...current.component.props.values()].find((prop) => prop.family === 'http');
      if (!http)
        refuse('request', 'The source has no HTTP interface.', 'Add a prop of type "$.interface.http".');
      const event = createHttpEvent(request);
      // The platform itself turns it away; the source does not run. /errors/
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

/** Reads code and configuration together, so that a failed update changes nothing. */
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
    configured: failTogether((report) => configure(component, { ...setup, props }, report)),
  };
}

/** What `run(event)` gets from a timer. For cron the documentation shows no fields but the time. */
function createTimerEvent({ schedules }: Configured, now: number, prop?: string): Record<string, number> {
  const schedule = prop === undefined ? [...schedules.values()][0] : schedules.get(prop);
  if (!schedule)
    refuse('tick', `The source has no timer ${prop ?? ''}.`, 'Add a prop of type "$.interface.timer".');
  const timestamp = Math.floor(now / 1000);
  return schedule.intervalSeconds === undefined
    ? { timestamp }
    : { timestamp, interval_seconds: schedule.intervalSeconds };
}
