import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { previousOf } from '../node/output-folders.ts';
import type { Deployment } from '../shared/deployment.ts';
import { SetupError } from '../shared/setup-error.ts';
import { isMissing } from './is-missing.ts';

/** The current build. */
export interface BuiltSite {
  /** Differs between builds. */
  id: string;
  deployment: Deployment;
  /** Its folder, without symbolic links. */
  root: string;
  /** Folder of the previous build, whose scripts and styles open pages may still request. It may not exist. */
  previousRoot: string;
}

/**
 * Returns a function that returns the current build in a folder, or `undefined` while it is being replaced.
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
 * Reads the deployment that the build has written.
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

/** Identifies a build by the inode and time of `site.json`, which every build writes anew. */
function identify(dir: string): string | undefined {
  const stats = statSync(join(dir, 'site.json'), { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino}-${stats.mtimeNs}`;
}
