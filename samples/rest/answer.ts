import { suggest } from '../../src/shared/nearest.ts';
import { Refusal } from './refusal.ts';

/** The common parameters of a request: see /api/rest/#common-parameters and /api/rest/#pagination. */
export interface Wishes {
  limit?: string | null;
  after?: string | null;
  before?: string | null;
  include?: string | null;
  exclude?: string | null;
}

/**
 * The description's example as the response to a request: split into pages, so that loops over pages end, and reduced to the
 * requested fields.
 *
 * @throws {Refusal} when a requested field doesn't exist
 */
export function answerFrom(example: unknown, wishes: Wishes): unknown {
  if (!isRecord(example) || !('data' in example)) return example;
  const { data, page_info: info } = example;
  checkFields(Array.isArray(data) ? data : [data], wishes);
  if (!Array.isArray(data)) return { ...example, data: fieldsOf(data, wishes) };
  const page = info === undefined ? data : cut(data, wishes);
  const items = page.map((item) => fieldsOf(item, wishes));
  return info === undefined
    ? { ...example, data: items }
    : { page_info: infoOf(page, data.length), data: items };
}

/**
 * The description's example as the response to a request that creates something. Values of the query, such as the ids of a
 * subscription, are copied into the response.
 */
export function echo(example: unknown, query: URLSearchParams): unknown {
  if (!isRecord(example) || !isRecord(example.data)) return example;
  const said = Object.entries(example.data).map(([name, value]) => [name, query.get(name) ?? value]);
  return { ...example, data: Object.fromEntries(said) };
}

/** An unknown cursor returns the first page, because samples contain their own cursors. */
function cut(all: readonly unknown[], { limit, after, before }: Wishes): unknown[] {
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

/** Events are their own cursors; other cursors are made from the id. An empty page has empty ones. */
function cursorOf(item: unknown): string {
  if (!isRecord(item) || typeof item.id !== 'string') return '';
  return 'indexed_at_ms' in item ? item.id : btoa(item.id);
}

function checkFields(items: readonly unknown[], { include, exclude }: Wishes): void {
  const known = new Set(items.flatMap((item) => (isRecord(item) ? Object.keys(item) : [])));
  for (const [name, fields] of Object.entries({ include, exclude })) {
    const unknown = fields?.split(',').find((field) => !known.has(field));
    if (unknown) throw new Refusal(400, `${name} names the field "${unknown}". ${suggest(unknown, known)}`);
  }
}

function fieldsOf(item: unknown, { include, exclude }: Wishes): unknown {
  if (!isRecord(item)) return item;
  const wanted = include?.split(',');
  const unwanted = exclude?.split(',');
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => (wanted?.includes(name) ?? true) && !unwanted?.includes(name)),
  );
}

/** Whether this is an object with names and values. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
