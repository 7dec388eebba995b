/*
 * Nothing is kept that is not what it should be: hosts answer with other pages, networks with half of a file, and what is
 * kept under a name with a hash would be wrong for good.
 */
import { isDocumentOf } from '../shared/page-content.ts';
import { kindOf } from './file-kind.ts';

/** What the files of a build are recognized by. */
export interface Expected {
  base: string;
  build: string;
  /** The beginning of a file's SHA-256 by path below the base, where its name does not say it. */
  hashes?: Readonly<Record<string, string>>;
}

/** Whether an answer is the file of this build that has the address. It reads the answer. */
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
    // Not even JSON: of no build.
    return undefined;
  }
}

/** The beginning of a content's SHA-256, as it stands in names of files. */
export async function shortHash(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
