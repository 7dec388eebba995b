import * as v from 'valibot';
import type { SidebarEntry } from '../../../data/sidebar.ts';
import type { AuthorError } from '../author-error.ts';
import type { FindLine } from '../line-in-file.ts';

const pageSchema = v.object({ type: v.literal('page'), route: v.string(), title: v.optional(v.string()) });
const linkSchema = v.object({ type: v.literal('link'), title: v.string(), href: v.string() });
const groupSchema = v.object({ type: v.literal('group'), title: v.string(), items: v.array(v.unknown()) });

const file = 'data/sidebar.ts';
const pageForm = "Write page('/limits/'), or page('/limits/', 'Limits') for a shorter title.";
const entryForm =
  "Write page('/limits/'), group('Title', page('/limits/'), …) or { type: 'link', title: '…', href: 'https://…' }.";

/**
 * Reports invalid entries of the sidebar, whose file is loaded without type checking.
 *
 * @returns the valid entries, with the valid ones of their items
 */
export function readSidebar(
  sidebar: readonly SidebarEntry[],
  findLine: FindLine,
  errors: AuthorError[],
): SidebarEntry[] {
  const fail = (entry: unknown, where: string, hint: string): false => {
    const text = textIn(entry);
    const place = text === undefined ? { file, line: 0 } : findLine(file, text);
    errors.push({ ...place, message: `${where} has an unknown entry: ${JSON.stringify(entry)}.`, hint });
    return false;
  };
  return sidebar.flatMap((entry): SidebarEntry[] => {
    if (v.is(pageSchema, entry) || v.is(linkSchema, entry)) return [entry];
    if (!v.is(groupSchema, entry)) {
      fail(entry, 'The sidebar', entryForm);
      return [];
    }
    const where = `The sidebar's group "${entry.title}"`;
    const items = entry.items.filter((item) => v.is(pageSchema, item) || fail(item, where, pageForm));
    return [{ ...entry, items }];
  });
}

/** A string by which an entry can be found in the file. */
function textIn(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { route, href, title }: { route?: unknown; href?: unknown; title?: unknown } = entry;
  return [route, href, title].find((text) => typeof text === 'string');
}
