import type { Send } from '../../../types/component.d.ts';
import { closed } from './closed.ts';
import { failTogether } from './problem.ts';
import { reportUnknown } from './read-app.ts';
import { describe, isRecord, jsonCopy } from './values.ts';

/** What an action handed to a destination; it leaves after the workflow has ended. */
export interface Delivery {
  destination: keyof Send;
  options: unknown;
}

/** Options by destination: what each must be, and whether it is required. /destinations/ */
const destinations = {
  http: {
    method: 'string!',
    url: 'string!',
    data: 'any',
    headers: 'object',
    params: 'object',
    auth: 'object',
  },
  email: { subject: 'string!', text: 'string', html: 'string', include_collaborators: 'boolean' },
  s3: { bucket: 'string!', prefix: 'string!', payload: 'any!' },
  emit: { raw_event: 'object!' },
  sse: { channel: 'string!', payload: 'any!' },
} as const satisfies Record<keyof Send, Record<string, string>>;

/**
 * `$.send` of an action. /components/api/#actions
 *
 * @param deliveries collects what is sent, in order
 */
export function createSend(deliveries: Delivery[]): Send {
  const to = (destination: keyof Send) => (given: unknown) => {
    deliveries.push({ destination, options: readOptions(destination, given) });
  };
  const send = { http: to('http'), email: to('email'), s3: to('s3'), emit: to('emit'), sse: to('sse') };
  return closed('$.send', send, { sql: 'Actions cannot send to SQL; code steps can, with $send.sql().' });
}

function readOptions(destination: keyof Send, given: unknown): unknown {
  const place = `$.send.${destination}`;
  const expected: Record<string, string> = destinations[destination];
  return failTogether((report) => {
    const options = isRecord(given) ? given : {};
    if (options !== given)
      report(place, `Expected an object, found ${describe(given)}.`, 'Give its options.');
    reportUnknown(place, options, Object.keys(expected), report);
    for (const [name, rule] of Object.entries(expected)) {
      const value = options[name];
      const type = rule.replace('!', '');
      if (value === undefined && type === rule) continue;
      const fits =
        type === 'any' ? value !== undefined : type === 'object' ? isRecord(value) : typeof value === type;
      if (!fits) report(`${place} ${name}`, `Expected ${type}, found ${describe(value)}.`, '');
    }
    const json = jsonCopy(options);
    if (!json) report(place, 'What is sent cannot be written as JSON.', 'Send data.');
    return json?.copy;
  });
}
