import { closeSync, fstatSync, openSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { unserved } from '../shared/deployment.ts';
import type { Validators } from './conditions.ts';
import { type Encoding, encodings } from './encodings.ts';
import { isMissing } from './is-missing.ts';

/** An open file of the site. The caller has to close it. */
export interface SiteFile extends Validators {
  descriptor: number;
  size: number;
  encoding: Encoding;
}

/**
 * Opens a file of the site in the best accepted encoding. Reading it later isn't affected if the file is replaced.
 *
 * @param root folder of the site, without symbolic links
 * @param path decoded address path, which begins with a slash
 * @param accepted encodings that the client accepts, best first
 * @returns `undefined` when the site has no such file
 */
export function openSiteFile(
  root: string,
  path: string,
  accepted: readonly Encoding[],
): SiteFile | undefined {
  if (unserved.test(path) || path.includes('\0')) return undefined;
  for (const encoding of accepted) {
    const file = openForm(join(root, path) + encodings[encoding], encoding);
    if (file) return file;
  }
  // The file has none of the accepted encodings.
  return accepted.includes('identity') ? undefined : openSiteFile(root, path, ['identity']);
}

function openForm(place: string, encoding: Encoding): SiteFile | undefined {
  let descriptor: number | undefined;
  try {
    // Builds contain no symbolic links, and the case of a name has to match, also on file systems that ignore case.
    if (realpathSync.native(place) !== place) return undefined;
    descriptor = openSync(place, 'r');
    const stats = fstatSync(descriptor, { bigint: true });
    if (!stats.isFile()) return close(descriptor);
    return {
      descriptor,
      encoding,
      size: Number(stats.size),
      etag: `"${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}-${encoding}"`,
      modified: stats.mtime,
    };
  } catch (error) {
    if (descriptor !== undefined) closeSync(descriptor);
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function close(descriptor: number): undefined {
  closeSync(descriptor);
}
