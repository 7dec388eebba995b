import { suggest } from '../../src/shared/nearest.ts';
import { HttpError } from './http-error.ts';

/** The common parameters of a request: see /api/rest/#common-parameters and /api/rest/#pagination. */
export interface CommonParameters {
  limit?: string | null;
  after?: string | null;
  before?: string | null;
  include?: string | null;
  exclude?: string | null;
}

/**
 * Returns the description's example as the response to a request. It is split into pages, so that loops over pages end, and reduced
 * to the requested fields.
 *
 * @throws {HttpError} if a requested field doesn't exist
 */
export function exampleResponse(example: unknown, parameters: CommonParameters): unknown {
  if (!isRecord(example) || !('data' in example)) return example;
  const { data, page_info: info } = example;
  checkFields(Array.isArray(data) ? data : [data], parameters);
  if (!Array.isArray(data)) return { ...example, data: fieldsOf(data, parameters) };
  const page = info === undefined ? data : pageOf(data, parameters);
  const items = page.map((item) => fieldsOf(item, parameters));
  return info === undefined
    ? { ...example, data: items }
    : { page_info: infoOf(page, data.length), data: items };
}

/**
 * Copies values of the query, such as the ids of a subscription, into the description's example, for the response to a request
 * that creates a resource.
 */
export function echo(example: unknown, query: URLSearchParams): unknown {
  if (!isRecord(example) || !isRecord(example.data)) return example;
  const echoed = Object.entries(example.data).map(([name, value]) => [name, query.get(name) ?? value]);
  return { ...example, data: Object.fromEntries(echoed) };
}

/** Returns the requested page; the first one for an unknown cursor, because samples contain made-up cursors. */
function pageOf(all: readonly unknown[], { limit, after, before }: CommonParameters): unknown[] {
  const count = Number(limit ?? 10);
  const end = before ? all.findIndex((item) => cursorOf(item) === before) : -1;
  if (end >= 0) return all.slice(Math.max(0, end - count), end);
  const start = after ? all.findIndex((item) => cursorOf(item) === after) + 1 : 0;
  return all.slice(start, start + count);
}

const infoOf = (page: readonly unknown[], total: number) => ({
  total_count: total,
  count: page.length,
  start_cursor: cursorOf(page.at(0)),
  end_cursor: cursorOf(page.at(-1)),
});

/** Returns the cursor of an item: the id of an event, or a string made from the id of anything else. Empty without an item. */
function cursorOf(item: unknown): string {
  if (!isRecord(item) || typeof item.id !== 'string') return '';
  return 'indexed_at_ms' in item ? item.id : btoa(item.id);
}

function checkFields(items: readonly unknown[], { include, exclude }: CommonParameters): void {
  const known = new Set(items.flatMap((item) => (isRecord(item) ? Object.keys(item) : [])));
  for (const [name, fields] of Object.entries({ include, exclude })) {
    const unknown = fields?.split(',').find((field) => !known.has(field));
    if (unknown) throw new HttpError(400, `${name} names the field "${unknown}". ${suggest(unknown, known)}`);
  }
}

function fieldsOf(item: unknown, { include, exclude }: CommonParameters): unknown {
  if (!isRecord(item)) return item;
  const wanted = include?.split(',');
  const unwanted = exclude?.split(',');
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => (wanted?.includes(name) ?? true) && !unwanted?.includes(name)),
  );
}

/** Whether a value is an object, rather than an array or `null`. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
