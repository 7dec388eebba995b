import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { previousOf } from '../node/output-folders.ts';
import type { Deployment } from '../shared/deployment.ts';
import { SetupError } from '../shared/setup-error.ts';
import { isMissing } from './is-missing.ts';

/** A build that is in place. */
export interface BuiltSite {
  /** Differs from one build to the next. */
  id: string;
  deployment: Deployment;
  /** Its folder, without symbolic links. */
  root: string;
  /** Folder of the build before, of which open pages may still want scripts and styles; it need not exist. */
  previousRoot: string;
}

/**
 * Makes a function that gives the build in a folder, whichever it is at the time: `undefined` in the instant in which one
 * is replaced by the next.
 *
 * @throws {SetupError} when there is no build
 */
export function openBuiltSite(dir: string): () => BuiltSite | undefined {
  let site: BuiltSite | undefined;
  const current = () => {
    const id = identify(dir);
    if (id !== site?.id) site = id === undefined ? undefined : readBuiltSite(id, dir);
    return site;
  };
  if (!current()) throw new SetupError(`There is no built site in ${dir}. Run npm run build first.`);
  return current;
}

function readBuiltSite(id: string, dir: string): BuiltSite | undefined {
  try {
    const root = realpathSync(dir);
    return { id, deployment: readDeployment(dir), root, previousRoot: previousOf(root) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/**
 * Reads what a build has left for the server.
 *
 * @throws {SetupError} when it is damaged
 */
export function readDeployment(dir: string): Deployment {
  const file = join(dir, 'site.json');
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SetupError(`${file} is damaged. Run npm run build again.`, { cause: error });
  }
}

/** Every build writes a `site.json` of its own, so that its inode and time tell one build from the next. */
function identify(dir: string): string | undefined {
  const stats = statSync(join(dir, 'site.json'), { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino}-${stats.mtimeNs}`;
}
