import type { Redirect } from '../../../data/redirects.ts';
import { nearest, suggest } from '../../shared/nearest.ts';
import { decodeHash, decodePath, isPagePath, markdownFile, normalizeRoute } from '../../shared/paths.ts';
import { isExternal, resolve, splitTarget, withoutDoubledBase } from '../../shared/redirects.ts';
import type { AuthorError } from '../author-error.ts';
import type { FindLine } from '../line-in-file.ts';
import { type LinkedPage, linkableLayoutIds, ownRouteOf } from './links.ts';

const file = 'data/redirects.ts';

/** What redirects are checked against. */
export interface RedirectContext {
  base: string;
  /** By route. */
  pages: ReadonlyMap<string, LinkedPage>;
  /** Routes of pages with syntax errors, which are reported already. */
  unreadable: ReadonlySet<string>;
  /** Files besides pages, below the base: `/openapi.yaml`. */
  files: ReadonlySet<string>;
  findLine: FindLine;
}

/** What is wrong with a redirect. */
interface Fault {
  message: string;
  hint: string;
}

/** Checks that every redirect leads directly to its final target, and that none hides a page or a file. */
export function checkRedirects(
  table: readonly Redirect[],
  context: RedirectContext,
  errors: AuthorError[],
): void {
  const { findLine } = context;
  const sound: Redirect[] = [];
  for (const redirect of table) {
    const faults = faultsOfShape(redirect);
    if (faults.length === 0) sound.push(redirect);
    const place = findLine(file, String(Object.values(redirect)[0]));
    errors.push(...faults.map((each) => ({ ...place, ...each })));
  }
  const known = new Set<string>();
  for (const redirect of sound) {
    const { from } = redirect;
    const isRepeated = known.has(from);
    known.add(from);
    const { place, isMade } = placeOf(from, isRepeated, findLine);
    const faults = [
      isRepeated ? fault(`Two redirects leave from ${from}.`, 'Keep one.') : undefined,
      faultOfStart(redirect, context),
      // The target of a redirect that is generated from `formerFolders` is a published route, or the target of another redirect.
      isMade ? undefined : faultOfTarget(redirect, sound, context),
    ];
    for (const each of faults) if (each) errors.push({ ...place, ...each });
  }
}

/** The place of a redirect. One that is made from a folder has the line of the folder. */
function placeOf(from: string, isRepeated: boolean, findLine: FindLine) {
  const own = findLine(file, from, { key: 'from', last: isRepeated });
  const folders = [...from.matchAll(/\//g)].map(({ index }) => from.slice(0, index + 1)).slice(1);
  const folder = folders.reverse().map((each) => findLine(file, each));
  const made = own.line > 0 ? undefined : folder.find(({ line }) => line > 0);
  return { place: made ?? own, isMade: made !== undefined };
}

const fault = (message: string, hint: string): Fault => ({ message, hint });

const keys: readonly (keyof Redirect)[] = ['from', 'to', 'exact', 'temporary'];

/** Whether a redirect has a start and a target. The file is loaded without type checking. */
export const isWellFormed = ({ from, to }: Redirect): boolean =>
  [from, to].every((value: unknown) => typeof value === 'string');

/** The faults of a redirect that would confuse the other checks. */
function faultsOfShape(redirect: Redirect): Fault[] {
  const found = JSON.stringify(redirect);
  const unknown = Object.keys(redirect).filter((key) => !keys.some((each) => each === key));
  const faults = unknown.map((key) =>
    fault(
      `The redirect ${found} has an unknown key "${key}".`,
      `Did you mean "${nearest(key, keys)[0]}"? Known are: ${keys.join(', ')}.`,
    ),
  );
  if (isWellFormed(redirect) || faults.length > 0) return faults;
  return [
    fault(
      `The redirect ${found} does not say both where it leaves from and where it leads.`,
      "Write { from: '/old/', to: '/new/' }.",
    ),
  ];
}

function faultOfStart({ from, exact }: Redirect, context: RedirectContext): Fault | undefined {
  const { pages, unreadable, files } = context;
  const path = from.replace(/[?#].*/s, '');
  if (path !== from)
    return fault(
      `The redirect from ${from} names a query or a heading, which redirects do not look at.`,
      `Write ${path}; a query is passed on, and so is the heading unless the target names one.`,
    );
  const hides = pages.has(from) || unreadable.has(from);
  if (hides) return fault(`The redirect from ${from} hides the page of that route.`, 'Remove it.');
  if (exact) {
    if (!/^\/[\x21-\x7e]*$/.test(from))
      return fault(
        `The redirect from ${from} is not the path of a request.`,
        `Write ${asSent(from)}, as browsers send it.`,
      );
    const copy = markdownFile(from).replace(/index\.md$/, '');
    if (files.has(from) || (from.endsWith('.md') && pages.has(copy)))
      return fault(`The redirect from ${from} hides the file of that name.`, 'Remove it.');
    return;
  }
  if (!/^[\w.~/-]*$/.test(from))
    return fault(
      `The redirect from ${from} has characters that are encoded in URLs.`,
      `Write { from: '${asSent(from)}', exact: true }, as browsers send it.`,
    );
  if (!isPagePath(from))
    return fault(`The redirect from ${from} leaves from a file.`, 'Add exact: true for the URL of a file.');
  const route = withoutDoubledBase(normalizeRoute(from));
  if (route === from) return;
  if (pages.has(route) || unreadable.has(route))
    return fault(
      `The redirect from ${from} is never followed, because that is another spelling of the page ${route}.`,
      'Remove it. Add exact: true only if this spelling is to lead elsewhere.',
    );
  return fault(
    `The redirect from ${from} is not a route.`,
    `Write ${route}, which covers every spelling of it, or add exact: true.`,
  );
}

/** An address as browsers send it. */
const encoded = (address: string): string =>
  address.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^\x21-\x7e]+/g, encodeURIComponent);

const asSent = (path: string): string => encoded(path.replace(/^\/*/, '/'));

function faultOfTarget(
  { from, to }: Redirect,
  table: readonly Redirect[],
  context: RedirectContext,
): Fault | undefined {
  const { base, pages, unreadable } = context;
  const lead = `The redirect from ${from} leads to`;
  if (/[^\x21-\x7e]/.test(to))
    return fault(`${lead} ${to}, which has characters that no header can contain.`, `Write ${encoded(to)}.`);
  if (isExternal(to)) return faultOfExternal(to, lead, base);
  if (!to.startsWith('/'))
    return fault(
      `${lead} ${to}, which is neither a route nor a complete URL.`,
      'Write /limits/#memory, or https://...',
    );

  const [address, fragment] = splitTarget(to);
  const [path = ''] = address.split('?');
  const hasPage = (route: string) => pages.has(route) || unreadable.has(route);
  const resolution = resolve(path, table, hasPage);
  if (path === from)
    return fault(`The redirect from ${from} leads to itself.`, 'Name another target, or remove it.');
  if (resolution.kind === 'redirect') {
    const end = follow(from, path, table, hasPage);
    if (end === undefined)
      return fault(
        `${lead} ${path}, which leads to a redirect loop.`,
        'Name a page as the target of one of them.',
      );
    const isSpelling = withoutDoubledBase(normalizeRoute(decodePath(path))) === end;
    const message = isSpelling ? `which is another spelling of ${end}` : 'which redirects';
    const [, hash] = splitTarget(end);
    return fault(`${lead} ${path}, ${message}.`, `Write ${hash === '' ? end + to.slice(path.length) : end}.`);
  }
  if (resolution.kind === 'unknown')
    return fault(`${lead} ${path}, which has no page.`, suggest(path, pages.keys()));
  const ids = pages.get(path)?.ids;
  const hash = decodeHash(fragment);
  if (ids && hash && !ids.has(hash) && !linkableLayoutIds.has(hash))
    return fault(`The redirect from ${from} names a heading that does not exist: ${to}.`, suggest(hash, ids));
}

function faultOfExternal(to: string, lead: string, base: string): Fault | undefined {
  if (!URL.canParse(to)) return fault(`${lead} ${to}, which is malformed.`, 'Write a complete URL.');
  const own = ownRouteOf(to, base);
  if (own !== undefined) return fault(`${lead} ${to}, which is this site by its full URL.`, `Write ${own}.`);
}

/** The final target of a path, or `undefined` for a loop. */
function follow(
  from: string,
  path: string,
  table: readonly Redirect[],
  hasPage: (route: string) => boolean,
): string | undefined {
  const visited = new Set([from]);
  let target = path;
  for (;;) {
    const [address = ''] = target.split(/[?#]/);
    const resolution = isExternal(target) ? undefined : resolve(address, table, hasPage);
    if (resolution?.kind !== 'redirect') return target;
    if (visited.has(address)) return undefined;
    visited.add(address);
    target = resolution.to;
  }
}
