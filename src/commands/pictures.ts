import { posix } from 'node:path';
import type { SourcePage } from '../content/read/source-page.ts';
import { walk } from '../content/tree/parse.ts';
import { SetupError } from '../shared/setup-error.ts';
import type { Workspace } from './workspace.ts';

/** What happens to the pictures of a page that moves. */
export interface PicturePlan {
  moves: { from: string; to: string }[];
  /** Changes the targets of pictures in the text of the page. */
  rewrite(text: string): string;
  notes: string[];
}

/**
 * Plans where the pictures of a page go when its file moves: with it, unless other pages use them too.
 *
 * @throws {SetupError} when another picture has the same name at the new place
 */
export function planPictures(page: SourcePage, newFile: string, { files, pages }: Workspace): PicturePlan {
  const folder = posix.dirname(newFile);
  const targets = new Map<string, string>();
  const plan: PicturePlan = { moves: [], notes: [], rewrite: rewriteWith(targets) };
  if (folder === posix.dirname(page.file)) return plan;
  for (const target of new Set(picturesOf(page))) {
    const from = posix.join(posix.dirname(page.file), target);
    if (!files.has(from)) continue;
    const sharing = [...pages.values()].find((other) => other !== page && showsPicture(other, from));
    if (sharing) {
      targets.set(target, dotted(posix.relative(folder, from)));
      plan.notes.push(`${from} stays, because ${sharing.file} shows it too.`);
      continue;
    }
    const to = posix.join(folder, posix.basename(from));
    if (to === from) continue;
    if (files.has(to)) throw new SetupError(`${to} exists already. Rename ${from} first.`);
    targets.set(target, `./${posix.basename(from)}`);
    plan.moves.push({ from, to });
    plan.notes.push(`${from} ▶ ${to}`);
  }
  return plan;
}

/** The pictures that only this page uses. */
export const ownPictures = (page: SourcePage, { files, pages }: Workspace): string[] =>
  [...new Set(picturesOf(page))]
    .map((target) => posix.join(posix.dirname(page.file), target))
    .filter((file) => files.has(file))
    .filter((file) => ![...pages.values()].some((other) => other !== page && showsPicture(other, file)));

/** The targets of pictures, as they are written: `./name.svg`. */
function picturesOf({ tree }: SourcePage): string[] {
  const targets: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'image' && node.url.startsWith('.')) targets.push(node.url);
  });
  return targets;
}

const showsPicture = (page: SourcePage, file: string): boolean =>
  picturesOf(page).some((target) => posix.join(posix.dirname(page.file), target) === file);

const dotted = (path: string): string => (path.startsWith('.') ? path : `./${path}`);

const rewriteWith =
  (targets: ReadonlyMap<string, string>) =>
  (text: string): string =>
    text.replace(/(\]\(\s*)(\.{1,2}\/[\w./-]+\.svg)/g, (all, before: string, target: string) => {
      const changed = targets.get(target);
      return changed === undefined ? all : before + changed;
    });
