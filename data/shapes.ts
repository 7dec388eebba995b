import * as v from 'valibot';

/** Shapes for JSON samples with `shape="…"`. */
export const shapes: Record<string, v.GenericSchema> = {
  /** `steps.trigger.event` of an HTTP trigger (/workflows/events/). */
  'http-event': v.strictObject({
    body: v.optional(v.unknown()),
    client_ip: v.pipe(v.string(), v.ip()),
    headers: v.record(v.string(), v.string()),
    inferred_body_type: v.optional(v.string()),
    method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']),
    query: v.record(v.string(), v.string()),
    url: v.pipe(v.string(), v.url()),
  }),
};
