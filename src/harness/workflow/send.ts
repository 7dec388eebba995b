import { type Json, type JsonObject, toJson } from '../json.ts';
import type { Destination } from './run.ts';

/** Options that each destination cannot do without. */
const required: Record<Destination, readonly string[]> = {
  /** /destinations/http/#using-send-http-in-workflows */
  http: ['method', 'url'],
  /** /destinations/email/#using-send-email-in-workflows */
  email: ['subject'],
  /** /destinations/s3/#using-send-s3-in-workflows */
  s3: ['bucket', 'payload'],
  /** /destinations/sql/#using-send-sql */
  sql: ['table', 'payload'],
  /** /destinations/emit/#using-send-emit-in-workflows */
  emit: ['raw_event'],
  /** /destinations/sse/#sending-data-to-an-sse-destination-in-workflows */
  sse: ['channel', 'payload'],
};

/**
 * `$send`: every call is collected and delivered after the run, so there is nothing to await and no response
 * (/destinations/#asynchronous-delivery).
 *
 * @param collect takes each call, with its options as they are at that moment
 */
export function createSend(
  collect: (destination: Destination, options: JsonObject) => void,
): Record<Destination, (options: unknown) => void> {
  const to = (destination: Destination) => (options: unknown) => {
    collect(destination, readOptions(destination, options));
  };
  return {
    http: to('http'),
    email: to('email'),
    s3: to('s3'),
    sql: to('sql'),
    emit: to('emit'),
    sse: to('sse'),
  };
}

function readOptions(destination: Destination, options: unknown): JsonObject {
  const json = toJson(options, `What $send.${destination}() is given`);
  if (!isJsonObject(json)) throw new TypeError(`$send.${destination}() takes an object of options.`);
  const missing = required[destination].filter((name) => json[name] === undefined || json[name] === '');
  if (missing.length > 0) throw new TypeError(`$send.${destination}() needs ${missing.join(' and ')}.`);
  if (destination === 'sql') checkRow(json);
  return json;
}

/** The rules of table names and rows (/destinations/sql/#limitations-on-pipedream-sql-table-names, /destinations/sql/#using-send-sql). */
function checkRow({ table, payload }: JsonObject): void {
  if (typeof table !== 'string' || !/^(?!_)[a-z0-9_]+$/i.test(table))
    throw new TypeError(`${table} is not a valid value for table. Please see the docs for more details.`);
  if (Array.isArray(payload))
    throw new TypeError('$send.sql() takes one object; call it once for every object of an array.');
}

const isJsonObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
