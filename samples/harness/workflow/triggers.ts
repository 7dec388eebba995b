import type { JsonObject } from '../json.ts';

/** The contents of `steps.trigger` (/workflows/events/#event-format), which are JSON data. */
export interface Trigger {
  event: unknown;
  /** Metadata of the run, such as `id`, `ts` and `workflow_id` (/workflows/events/#steps-trigger-context). */
  context?: unknown;
  /** The event before it was parsed (/workflows/events/#steps-trigger-raw-event). */
  raw_event?: unknown;
  /** `test` for test events (/quickstart/make-http-request/). */
  pd_event_type?: string;
}

/** The kind of a trigger (/workflows/steps/triggers/). `app` means any event source. */
export type TriggerKind = 'http' | 'schedule' | 'email' | 'app';

/** Returns the kind of a trigger, based on the documented fields of its events (/workflows/events/#event-format). */
export function triggerKind({ event }: Trigger): TriggerKind {
  if (typeof event !== 'object' || event === null) return 'app';
  if ('method' in event && 'url' in event) return 'http';
  if ('timer_config' in event) return 'schedule';
  return 'mail' in event ? 'email' : 'app';
}

/** The context of all samples. It is constant, so that their output is too (/workflows/events/#steps-trigger-context). */
export const sampleContext = {
  deployment_id: 'd_abc123',
  id: 'event123',
  owner_id: 'u_abc123',
  platform_version: '3.1.20',
  ts: '2021-12-01T12:00:00.000Z',
  workflow_id: 'p_abc123',
  workflow_name: 'Sample',
} as const;

/** An HTTP request, as a client sends it. */
export interface HttpRequest {
  method?: string;
  /** The path and the query. The host is `endpoint`. */
  path?: string;
  headers?: Readonly<Record<string, string>>;
  /** A string, or an object that is sent as JSON. */
  body?: string | JsonObject;
}

const endpoint = 'sample.m.pipedream.net';

/** Returns the trigger of a workflow for an HTTP request (/workflows/events/#http, /quickstart/run-workflow-on-a-schedule/). */
export function httpTrigger({ method = 'GET', path = '/', headers = {}, body }: HttpRequest = {}): Trigger {
  const isJson = typeof body === 'object';
  const text = isJson ? JSON.stringify(body) : body;
  const all = {
    host: endpoint,
    ...(text === undefined ? {} : { 'content-length': String(new TextEncoder().encode(text).length) }),
    ...(isJson ? { 'content-type': 'application/json' } : {}),
    ...headers,
  };
  const url = new URL(path, `https://${endpoint}`);
  const client_ip = '203.0.113.7';
  return {
    event: {
      ...(body === undefined ? {} : { body }),
      ...(isJson ? { inferred_body_type: 'JSON' } : {}),
      client_ip,
      headers: all,
      method,
      query: Object.fromEntries(url.searchParams),
      url: url.href,
    },
    context: sampleContext,
    raw_event: {
      ...(text === undefined ? {} : { body_b64: toBase64(text) }),
      client_ip,
      headers: all,
      http_version: '1.1',
      method,
      scheme: url.protocol.slice(0, -1),
      uri: url.pathname + url.search,
    },
  };
}

/** Returns the trigger for a request that was received. Its body is parsed if its content type is JSON. */
export function requestTrigger({
  headers: { connection: _, host: __, ...headers },
  body,
  ...request
}: {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}): Trigger {
  const isJson = headers['content-type']?.includes('json') ?? false;
  return httpTrigger({
    ...request,
    headers,
    ...(body === '' ? {} : { body: isJson ? JSON.parse(body) : body }),
  });
}

/** Returns the trigger of a workflow for a schedule (/workflows/events/#cron-scheduler). */
export function scheduleTrigger(timerConfig = 'Manual'): Trigger {
  const event = { timer_config: timerConfig, timestamp: Date.parse(sampleContext.ts) / 1000 };
  return { event, context: sampleContext, raw_event: event };
}

// Not in one call of `fromCharCode`, because the number of arguments is limited.
const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
