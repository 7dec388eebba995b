import { suggest } from '../../src/shared/nearest.ts';
import { describe, isRecord } from './component/values.ts';
import { type JsonObject, toJson } from './json.ts';

/** The type of a destination for data (/destinations/#available-destinations). */
export type Destination = 'http' | 'email' | 's3' | 'sql' | 'emit' | 'sse';

/** The types of options, by destination. Required options have an exclamation mark. */
const destinations: Record<Destination, Record<string, string>> = {
  /** /destinations/http/#using-send-http-in-workflows */
  http: {
    method: 'string!',
    url: 'string!',
    data: 'any',
    headers: 'object',
    params: 'object',
    auth: 'object',
  },
  /** /destinations/email/#using-send-email-in-workflows */
  email: { subject: 'string!', text: 'string', html: 'string', include_collaborators: 'boolean' },
  /** /destinations/s3/#using-send-s3-in-workflows */
  s3: { bucket: 'string!', prefix: 'string', payload: 'any!' },
  /** /destinations/sql/#using-send-sql */
  sql: { table: 'string!', payload: 'any!' },
  /** /destinations/emit/#using-send-emit-in-workflows */
  emit: { raw_event: 'object!' },
  /** /destinations/sse/#sending-data-to-an-sse-destination-in-workflows */
  sse: { channel: 'string!', payload: 'any!' },
};

/**
 * Creates `$send` for steps, or `$.send` for actions. All calls are delivered after the run, so there is nothing to await, and no
 * response (/destinations/#asynchronous-delivery).
 *
 * @param name its name in the code
 * @param collect called for each call, with a copy of its options
 */
export function createSend<To extends Destination>(
  name: string,
  to: readonly To[],
  collect: (destination: To, options: JsonObject) => void,
): Record<To, (options: unknown) => void> {
  const calls = to.map((destination) => [
    destination,
    (options: unknown) => collect(destination, readOptions(`${name}.${destination}`, destination, options)),
  ]);
  return Object.fromEntries(calls);
}

function readOptions(call: string, destination: Destination, given: unknown): JsonObject {
  const options = toJson(given, `What ${call}() is given`);
  if (!isRecord(options)) throw new TypeError(`${call}() takes an object of options.`);
  const known = destinations[destination];
  const problems = Object.keys(options)
    .filter((option) => !Object.hasOwn(known, option))
    .map((option) => `${call}() has no option "${option}". ${suggest(option, Object.keys(known))}`);
  const isEmpty = (option: string) => options[option] === undefined || options[option] === '';
  const missing = Object.keys(known).filter((option) => known[option]?.endsWith('!') && isEmpty(option));
  if (missing.length > 0) problems.push(`${call}() needs ${missing.join(' and ')}.`);
  for (const [option, rule] of Object.entries(known)) {
    const value = options[option];
    const type = rule.replace('!', '');
    if (isEmpty(option) || type === 'any') continue;
    if (type === 'object' ? !isRecord(value) : typeof value !== type) {
      problems.push(`${call}() takes ${option} as ${type}, not ${describe(value)}.`);
    }
  }
  if (problems.length > 0) throw new TypeError(problems.join('\n'));
  if (destination === 'sql') checkRow(options);
  return options;
}

/**
 * Validates the name of a table and a row (/destinations/sql/#limitations-on-pipedream-sql-table-names,
 * /destinations/sql/#using-send-sql).
 */
function checkRow({ table, payload }: JsonObject): void {
  if (typeof table !== 'string' || !/^(?!_)[a-z0-9_]+$/i.test(table))
    throw new TypeError(`${table} is not a valid value for table. Please see the docs for more details.`);
  if (Array.isArray(payload))
    throw new TypeError('$send.sql() takes one object; call it once for every object of an array.');
}
