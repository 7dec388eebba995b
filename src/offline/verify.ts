/*
 * Verifies files before they are cached: hosts may respond with other pages, and networks with incomplete files. A wrong file
 * under a name with a hash would never be replaced.
 */
import { isDocumentOf } from '../shared/page-content.ts';
import { kindOf } from './file-kind.ts';

/** What files of a build are verified with. */
export interface Expected {
  base: string;
  build: string;
  /** The start of a file's SHA-256, by path below the base, for files without a hash in their name. */
  hashes?: Readonly<Record<string, string>>;
}

/** Whether a response is the file of this build at a URL. Reads the response. */
export async function isValid(url: URL, response: Response, expected: Expected): Promise<boolean> {
  const { base, build, hashes } = expected;
  if (response.status !== 200 || response.redirected) return false;
  const kind = kindOf(url, base);
  const body = await response.arrayBuffer();
  const path = url.pathname.slice(base.length);
  const hash = hashes?.[path] ?? (kind === 'hashed' ? /\.([0-9a-f]{8})\.\w+$/.exec(path)?.[1] : undefined);
  if (hash !== undefined || kind === 'hashed') return hash === (await shortHash(body));
  const text = new TextDecoder().decode(body);
  if (kind === 'manifest') return buildOfManifest(text) === build;
  return kind === 'document' && isDocumentOf(text, url.pathname, build);
}

function buildOfManifest(text: string): unknown {
  try {
    return JSON.parse(text).build;
  } catch {
    // Not JSON, so not a manifest.
    return undefined;
  }
}

/** The start of the SHA-256 of a file, as in file names. */
export async function shortHash(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
