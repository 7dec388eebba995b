import { linkableLayoutIds, splitHash } from '../content/check/links.ts';
import type { SourcePage } from '../content/read/source-page.ts';
import { escapeRegExp } from '../shared/escape.ts';
import { suggest } from '../shared/nearest.ts';
import { isPageFile, normalizeRoute } from '../shared/paths.ts';
import { SetupError } from '../shared/setup-error.ts';
import { existingPage } from './move-page.ts';
import { ownPictures } from './pictures.ts';
import { addRedirect, retargetRedirects } from './redirect-table.ts';
import { type Retarget, rewriteAddresses, rewriteLinks } from './references.ts';
import type { Plan, Workspace } from './workspace.ts';

const usage =
  'Name the page and the one that takes its place: npm run remove -- /old/route/ --to /other/route/';

/**
 * Plans to remove a page: its file, the pictures that only it uses, its place in the sidebar, its keywords and links to it, with
 * a redirect to the page that replaces it.
 *
 * @param toArgument route of another page, with a heading if a section replaces the page
 * @throws {SetupError} when the page can't be removed, with the reason and what can be done
 */
export function planRemoval(argument: string, toArgument: string, workspace: Workspace): Plan {
  if (argument === '' || toArgument === '') throw new SetupError(usage);
  const route = normalizeRoute(argument);
  const [toPath, section] = splitHash(toArgument);
  const to = normalizeRoute(toPath);
  const { files, pages } = workspace;
  const page = existingPage(route, workspace);
  const target = pages.get(to);
  if (!target || to === route)
    throw new SetupError(`There is no other page ${to} to replace it. ${suggest(to, pages.keys())}`);
  if (section && !target.ids.has(section))
    throw new SetupError(`${to} has no heading ${section}. ${suggest(section, target.ids)}`);
  refuseLosses(page, target, section, workspace);

  const end = section ? `${to}#${section}` : to;
  const retarget: Retarget = (address) => {
    const [path, hash] = splitHash(address);
    if (path !== route) return address;
    return !section && target.ids.has(hash) ? `${to}#${hash}` : end;
  };
  const pictures = ownPictures(page, workspace);
  const removals = [page.file, ...pictures];
  const writes = new Map<string, string>();
  const notes = [...removals.map((path) => `${path} is removed.`), `Redirect added: ${route} ▶ ${end}`];
  for (const [path, text] of files) {
    if (removals.includes(path)) continue;
    const changed = changedText(path, text);
    if (changed !== text) writes.set(path, changed);
  }
  const others = [...writes.keys()].filter((path) => !path.startsWith('content/'));
  notes.push(`Changed: ${others.join(', ')}.`);
  notes.push(`tests/specification/routes.ts lists every page, so change ${route} there too.`);
  return { writes, removals, notes };

  function changedText(path: string, text: string): string {
    if (path.startsWith('content/')) {
      // Most pages don't name the route, so they needn't be parsed again.
      if (!isPageFile(path) || !text.includes(route)) return text;
      const rewritten = rewriteLinks(text, retarget);
      for (const { line, from, to } of rewritten.links)
        notes.push(`${path}:${line} links to ${to} instead of ${from}. Read the sentence again.`);
      return rewritten.text;
    }
    // Locked ids stay, and the redirect keeps them.
    if (path.endsWith('.lock.json')) return text;
    if (path === 'data/redirects.ts') return addRedirect(retargetRedirects(text, retarget), route, end);
    if (path === 'data/sidebar.ts') return withoutPlace(text, route);
    if (path.startsWith('data/keywords')) return withoutKeywords(text, route);
    if (path === 'data/search.ts') return text;
    const changed = rewriteAddresses(text, route, retarget);
    if (changed !== text) notes.push(`${path} names ${end} instead of ${route}. See whether that is right.`);
    return changed;
  }
}

/** @throws {SetupError} when there are pages below this one, or links from other sites would lose their headings */
function refuseLosses(
  page: SourcePage,
  target: SourcePage,
  section: string,
  { pages, files }: Workspace,
): void {
  const { route } = page;
  const under = [...pages.values()].filter(({ frontmatter }) => frontmatter.parent === route);
  if (under.length > 0)
    throw new SetupError(
      `These pages name ${route} as their parent: ${under.map(({ file }) => file).join(', ')}. Give them another first.`,
    );
  const anchors: Record<string, string[]> = JSON.parse(files.get('data/anchors.lock.json') ?? '{}');
  const lost = (anchors[route] ?? []).filter((id) => !target.ids.has(id) && !linkableLayoutIds.has(id));
  if (section === '' && lost.length > 0)
    throw new SetupError(
      `Links to these headings of ${route} would be lost: ${lost.join(', ')}.\n` +
        `Give the sections of ${target.file} that answer them <Anchor id="${lost.join(' ')}" />, ` +
        `or name the one section that takes the place of the page: --to ${target.route}#section`,
    );
}

/** Removes a page from the text of data/sidebar.ts, wherever it is listed. */
function withoutPlace(text: string, route: string): string {
  const place = new RegExp(
    `^[ \\t]*(?:apart\\(\\s*)?page\\(\\s*'${escapeRegExp(route)}'[^()]*\\)(?:\\s*\\))?,[ \\t]*\\n`,
    'gm',
  );
  const rest = text.replace(place, '');
  if (rest.includes(`'${route}'`))
    throw new SetupError(
      `Remove ${route} from data/sidebar.ts first: its entry there is not written as page(…).`,
    );
  return rest;
}

/** Removes the keywords of a page and of its sections. */
const withoutKeywords = (text: string, route: string): string =>
  text.replace(
    new RegExp(
      `^[ \\t]*'${escapeRegExp(route)}(?:#[^']*)?':\\s*(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*"),?[ \\t]*\\n`,
      'gm',
    ),
    '',
  );
