import type { HttpResponse } from '../../../types/component.d.ts';
import type { Configured } from './configure.ts';
import { type Batch, createBatch, type EmittedEvent } from './emit.ts';
import { createHttp, type HttpInterface } from './http.ts';
import { createMembers } from './members.ts';
import type { Component } from './model.ts';
import { runCode } from './problem.ts';
import type { Store } from './store.ts';
import { strictObject } from './strict-object.ts';
import { call, type Method } from './values.ts';

/** A deployed component. */
export interface Instance {
  component: Component;
  configured: Configured;
  store: Store;
  endpoint: string;
  now: () => number;
  /** Delivers the events of an invocation, oldest first, and returns those that weren't duplicates. */
  deliver(events: readonly EmittedEvent[]): EmittedEvent[];
}

/** The result of an invocation. */
export interface Outcome {
  /** The emitted events, in order and without duplicates. */
  emitted: EmittedEvent[];
  /** The response of the source, if any. */
  response: HttpResponse | undefined;
}

/**
 * Calls a hook or `run()` of a source, with a new `this`. If it fails, the events that it has emitted are delivered.
 *
 * @param place for example `run` or `hooks.activate`
 * @throws {@link ComponentFailure} if the code throws
 */
export async function invoke(
  instance: Instance,
  place: string,
  method: Method,
  ...input: unknown[]
): Promise<Outcome> {
  const { component, configured, now } = instance;
  const batch = createBatch(place, component.dedupe, now);
  const { interfaces, https } = createInterfaces(instance, place);
  const self = createMembers(component, configured, interfaces, { $emit: batch.emit });
  const emitted = await deliverAtEnd(instance, batch, () =>
    runCode(place, component.label, () => call(method, self, ...input)),
  );
  return { emitted, response: https.map((each) => each.response()).find((response) => response) };
}

async function deliverAtEnd(
  instance: Instance,
  batch: Batch,
  code: () => Promise<unknown>,
): Promise<EmittedEvent[]> {
  try {
    await code();
  } catch (error) {
    instance.deliver(batch.end());
    throw error;
  }
  return instance.deliver(batch.end());
}

/** Creates the values of interface and service props. /components/api/#interface-props */
function createInterfaces({ component, store, endpoint }: Instance, place: string) {
  const interfaces = new Map<string, unknown>();
  const https: HttpInterface[] = [];
  for (const [name, prop] of component.props) {
    if (prop.family === 'timer') interfaces.set(name, Object.freeze({ type: '$.interface.timer' }));
    if (prop.family === 'db')
      interfaces.set(name, strictObject(`this.${name}`, { get: store.get, set: store.set }));
    if (prop.family !== 'http') continue;
    const http = createHttp(name, endpoint, prop.customResponse, place);
    interfaces.set(name, http.http);
    https.push(http);
  }
  return { interfaces, https };
}
