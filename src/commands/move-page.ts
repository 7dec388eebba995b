import { splitHash } from '../content/check/links.ts';
import { reservedFor } from '../content/read/reserved-routes.ts';
import type { SourcePage } from '../content/read/source-page.ts';
import { suggest } from '../shared/nearest.ts';
import { isPageFile, normalizeRoute } from '../shared/paths.ts';
import { resolve } from '../shared/redirects.ts';
import { SetupError } from '../shared/setup-error.ts';
import { lockMove } from './lock-files.ts';
import { planPictures } from './pictures.ts';
import { addRedirect, removeRedirect, retargetRedirects } from './redirect-table.ts';
import { moveTargets, rewriteAddresses, rewriteLinks } from './references.ts';
import type { Plan, Workspace } from './workspace.ts';

const redirectsFile = 'data/redirects.ts';
const usage = 'Name both routes: npm run move -- /old/route/ /new/route/';

/**
 * Plans to move a page: its file, the pictures that only it uses, its place in the sidebar, links, locks, and a redirect from the
 * old route.
 *
 * @throws {SetupError} when the page can't be moved there, with the reason and what can be done
 */
export function planMove(fromArgument: string, toArgument: string, workspace: Workspace): Plan {
  if (fromArgument === '' || toArgument === '') throw new SetupError(usage);
  const [from, to] = [normalizeRoute(fromArgument), normalizeRoute(toArgument)];
  const { files, pages } = workspace;
  const page = existingPage(from, workspace);
  refuseTarget(from, to, workspace);

  const retarget = moveTargets(from, to);
  const oldFile = page.file;
  const isFolder = [...pages.keys()].some((route) => route.startsWith(to) && route !== from);
  const newFile = `content/${isFolder ? `${to.slice(1)}index` : to.slice(1, -1)}.mdx`;
  const pictures = planPictures(page, newFile, workspace);

  const writes = new Map<string, string>();
  const notes: string[] = [`${oldFile} ▶ ${newFile}`, ...pictures.notes];
  let linkCount = 0;
  for (const [path, text] of files) {
    const changed = changedText(path, text);
    const file = path === oldFile ? newFile : path;
    if (changed !== text || file !== path) writes.set(file, changed);
  }
  for (const { from: picture, to: place } of pictures.moves) writes.set(place, files.get(picture) ?? '');
  if (linkCount > 0) notes.push(`Links changed in pages: ${linkCount}.`);
  const others = [...writes.keys()].filter((path) => !path.startsWith('content/') && path !== redirectsFile);
  notes.push(`Redirect added: ${from} ▶ ${to}`);
  if (others.length > 0) notes.push(`Changed: ${others.join(', ')}.`);
  notes.push(`tests/specification/routes.ts lists every page, so change ${from} there too.`);
  return { writes, removals: [oldFile, ...pictures.moves.map((move) => move.from)], notes };

  function changedText(path: string, text: string): string {
    if (path.startsWith('content/')) {
      // Most pages don't name the route, so they needn't be parsed again.
      if (!isPageFile(path) || (path !== oldFile && !text.includes(from))) return text;
      const { text: linked, links } = rewriteLinks(text, retarget);
      linkCount += links.length;
      return path === oldFile ? pictures.rewrite(linked) : linked;
    }
    if (path === redirectsFile)
      return addRedirect(retargetRedirects(removeRedirect(text, to), retarget), from, to);
    const locked = lockMove(path, text, from, to);
    if (locked !== undefined) return locked;
    if (path === 'data/search.ts') return keepWeights(text);
    return rewriteAddresses(text, from, retarget);
  }

  /** Search weights apply to everything below a route, so they only move if no other page is left there. */
  function keepWeights(text: string): string {
    const stays = [...pages.keys()].some((route) => route !== from && route.startsWith(from));
    const changed = rewriteAddresses(text, from, retarget);
    if (stays && changed !== text)
      notes.push(
        `data/search.ts has a weight for everything below ${from}. See whether ${to} needs one too.`,
      );
    return stays ? text : changed;
  }
}

/** @throws {SetupError} when there is no such page */
export function existingPage(route: string, { pages, redirects }: Workspace): SourcePage {
  if (route === '/') throw new SetupError("The home page can't be moved or removed.");
  const page = pages.get(route);
  if (page) return page;
  const resolution = resolve(route, redirects, () => false);
  if (resolution.kind === 'redirect')
    throw new SetupError(`${route} is no longer a page. It redirects to ${resolution.to}.`);
  throw new SetupError(`There is no page ${route}. ${suggest(route, pages.keys())}`);
}

function refuseTarget(from: string, to: string, { pages, redirects }: Workspace): void {
  if (from === to) throw new SetupError(`${from} and ${to} are the same route.`);
  const taken = pages.get(to);
  if (taken) throw new SetupError(`${to} exists already: ${taken.file}. Move or remove that page first.`);
  if (!/^\/(?:[a-z0-9][a-z0-9-]*\/)+$/.test(to))
    throw new SetupError(`${to} is not a route. Use lowercase letters, digits and hyphens: /workflows/copy/`);
  const reserved = reservedFor(to);
  if (reserved) throw new SetupError(`No page can have the URL ${to}: it is for ${reserved}.`);
  const resolution = resolve(to, redirects, () => false);
  const isWayBack = resolution.kind === 'redirect' && splitHash(resolution.to)[0] === from;
  if (resolution.kind === 'redirect' && !isWayBack)
    throw new SetupError(
      `${to} redirects to ${resolution.to}, so links to it mean that. Choose another route, or remove the redirect from ${redirectsFile} first.`,
    );
}
