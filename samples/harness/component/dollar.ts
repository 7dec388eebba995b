import type { Dollar, FlowExit, Send, WorkflowResponse } from '../../../types/component.d.ts';
import { type JsonObject, jsonCopy } from '../json.ts';
import { createSend } from '../send.ts';
import { readResponse } from './http.ts';
import { refuse } from './problem.ts';
import { strictObject } from './strict-object.ts';
import { describe, isMethod, isRecord } from './values.ts';

/** Data that an action sends to a destination. It is delivered after the workflow has ended. */
export interface Delivery {
  destination: keyof Send;
  options: JsonObject;
}

/** The effects of an action's calls of `$`. */
export interface DollarRecord {
  /** Named exports: `steps.<step>.<name>`. */
  exports: Record<string, unknown>;
  /** The response to the request that started the workflow. */
  response: WorkflowResponse | undefined;
  exit: FlowExit | undefined;
  sent: Delivery[];
}

const hints = {
  summary: 'Write $.export("$summary", text).',
  end: 'Write return $.flow.exit(reason).',
  context: 'Actions get no context; pass what they need in a prop.',
};

/** Creates the `$` of an action, and records its calls. /components/api/#actions */
export function createDollar(): { $: Dollar; record: DollarRecord } {
  const record: DollarRecord = { exports: {}, response: undefined, exit: undefined, sent: [] };
  const $: Dollar = {
    export(name: string, value: unknown) {
      if (name === '$summary' && typeof value !== 'string') {
        refuse(
          '$.export("$summary")',
          `Expected text, found ${describe(value)}.`,
          'Say what the step has done.',
        );
      }
      record.exports[name] = toExport(`$.export(${JSON.stringify(name)})`, value);
    },
    // Not async, so that an invalid call also throws without await.
    respond(response) {
      if (record.response)
        refuse('$.respond', 'The request got two responses.', 'Return after the first response.');
      const { body, immediate } = readResponse('$.respond', response, ['immediate']);
      if (immediate && isRecord(body) && isMethod(body.pipe)) {
        refuse(
          '$.respond',
          'A stream cannot be sent with immediate.',
          'Leave immediate out, and await the call.',
        );
      }
      record.response = response;
      return Promise.resolve();
    },
    flow: strictObject('$.flow', {
      exit(reason?: unknown) {
        if (reason !== undefined && typeof reason !== 'string') {
          refuse(
            '$.flow.exit',
            `Expected a reason as text, found ${describe(reason)}.`,
            'It is shown to the user.',
          );
        }
        record.exit = Object.freeze({ reason });
        return record.exit;
      },
    }),
    send: strictObject(
      '$.send',
      createSend('$.send', ['http', 'email', 's3', 'emit', 'sse'], (destination, options) => {
        record.sent.push({ destination, options });
      }),
      { sql: 'Actions cannot send to SQL; code steps can, with $send.sql().' },
    ),
  };
  return { $: strictObject('$', $, hints), record };
}

/** Returns a value as later steps read it. /components/api/#returning-data-from-steps */
export function toExport(place: string, value: unknown): unknown {
  const json = jsonCopy(value);
  if (!json) refuse(place, `${describe(value)} cannot be written as JSON.`, 'Later steps read it as data.');
  return json.copy;
}
