import type { JsonObject } from '../json.ts';

/** What `steps.trigger` holds (/workflows/events/#event-format); all of it is data that JSON can say. */
export interface Trigger {
  event: unknown;
  /** Facts about the run, such as `id`, `ts` and `workflow_id` (/workflows/events/#steps-trigger-context). */
  context?: unknown;
  /** The event before it was parsed (/workflows/events/#steps-trigger-raw-event). */
  raw_event?: unknown;
  /** `test` for test events (/quickstart/make-http-request/). */
  pd_event_type?: string;
}

/** What starts a workflow (/workflows/steps/triggers/); `app` is every event source. */
export type TriggerKind = 'http' | 'schedule' | 'email' | 'app';

/** The kind of a trigger, told by the fields that its events are documented to have (/workflows/events/#event-format). */
export function triggerKind({ event }: Trigger): TriggerKind {
  if (typeof event !== 'object' || event === null) return 'app';
  if ('method' in event && 'url' in event) return 'http';
  if ('timer_config' in event) return 'schedule';
  return 'mail' in event ? 'email' : 'app';
}

/** What is run, and when: the same for every sample, so that its output is (/workflows/events/#steps-trigger-context). */
export const sampleContext = {
  deployment_id: 'd_abc123',
  id: 'event123',
  owner_id: 'u_abc123',
  platform_version: '3.1.20',
  ts: '2021-12-01T12:00:00.000Z',
  workflow_id: 'p_abc123',
  workflow_name: 'Sample',
} as const;

/** An HTTP request as a client writes it. */
export interface HttpRequest {
  method?: string;
  /** Path and query; the host is `endpoint`. */
  path?: string;
  headers?: Readonly<Record<string, string>>;
  /** A string, or an object that is sent as JSON. */
  body?: string | JsonObject;
}

const endpoint = 'sample.m.pipedream.net';

/** The trigger of a workflow that an HTTP request started (/workflows/events/#http, /quickstart/run-workflow-on-a-schedule/). */
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

/** The trigger of a workflow that got this request, whose body is text: JSON where its type says so. */
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

/** The trigger of a workflow that a schedule started (/workflows/events/#cron-scheduler). */
export function scheduleTrigger(timerConfig = 'Manual'): Trigger {
  const event = { timer_config: timerConfig, timestamp: Date.parse(sampleContext.ts) / 1000 };
  return { event, context: sampleContext, raw_event: event };
}

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
