import { distance } from 'fastest-levenshtein';
import { nearest } from './nearest.ts';
import { ensureLeadingSlash, ensureTrailingSlash } from './paths.ts';
import { SetupError } from './setup-error.ts';

/** Configuration of Algolia, which replaces the site's own search. */
export interface AlgoliaConfig {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** The site's configuration. The environment variables in parentheses override the values. */
export interface Site {
  /** Base path of the site, with a slash at both ends (`DOCS_BASE`). */
  base: string;
  /** Scheme and host of canonical links, without a trailing slash (`DOCS_ORIGIN`). */
  origin: string;
  name: string;
  tagline: string;
  description: string;
  /** Public source repository (`DOCS_REPOSITORY`). */
  repository: string;
  /** URL of a page's source, with the placeholder `{relativePath}` (`DOCS_EDIT_URL`). */
  editUrlTemplate: string;
  supportUrl: string;
  /** Timeout of page chunks in milliseconds (`DOCS_CHUNK_TIMEOUT_MS`). */
  chunkTimeoutMs: number;
  /** Whether the site can be read offline. If it is off, browsers remove what they have cached (`DOCS_OFFLINE`). */
  offline: boolean;
  /** Whether search engines must not index the site, for previews (`DOCS_NOINDEX`). */
  noindex: boolean;
  /** Tag manager container (`DOCS_TAG_MANAGER_ID`). */
  tagManagerId?: string;
  /** Algolia, if all three are set (`DOCS_ALGOLIA_APP_ID`, `_API_KEY`, `_INDEX_NAME`). */
  algolia?: AlgoliaConfig;
}

/** All variables that are read. */
const variables = [
  'DOCS_BASE',
  'DOCS_ORIGIN',
  'DOCS_REPOSITORY',
  'DOCS_EDIT_URL',
  'DOCS_CHUNK_TIMEOUT_MS',
  'DOCS_OFFLINE',
  'DOCS_NOINDEX',
  'DOCS_TAG_MANAGER_ID',
  'DOCS_ALGOLIA_APP_ID',
  'DOCS_ALGOLIA_API_KEY',
  'DOCS_ALGOLIA_INDEX_NAME',
] as const;

/** Only has variables of the list above, so that none can be forgotten there. */
type Environment = Partial<Record<(typeof variables)[number], string>>;

/**
 * Reads the site's configuration.
 *
 * @param env environment variables, as in `process.env`
 * @throws {SetupError} when a value is invalid or the name of a variable is misspelled
 */
export function readSite(env: Record<string, string | undefined>): Site {
  refuseMisspelled(env);
  return readVariables(env);
}

function readVariables(env: Environment): Site {
  const site: Site = {
    base: readBase(env.DOCS_BASE || '/docs/'),
    origin: readOrigin(env.DOCS_ORIGIN || 'https://pipedream.com'),
    name: 'Pipedream Docs',
    tagline: 'Connect APIs, remarkably fast',
    description:
      'Documentation for Pipedream: workflows, event sources, components, APIs and the command line.',
    repository: readRepository(env.DOCS_REPOSITORY || 'https://github.com/PipedreamHQ/pipedream'),
    editUrlTemplate: readEditUrl(
      env.DOCS_EDIT_URL || 'https://github.com/PipedreamHQ/pipedream/edit/master/docs/docs/{relativePath}',
    ),
    supportUrl: 'https://pipedream.com/support',
    offline: readSwitch('DOCS_OFFLINE', env.DOCS_OFFLINE, true),
    noindex: readSwitch('DOCS_NOINDEX', env.DOCS_NOINDEX, false),
    chunkTimeoutMs: readMilliseconds('DOCS_CHUNK_TIMEOUT_MS', env.DOCS_CHUNK_TIMEOUT_MS, 120_000),
  };
  if (env.DOCS_TAG_MANAGER_ID) site.tagManagerId = readTagManagerId(env.DOCS_TAG_MANAGER_ID);
  const algolia = readAlgolia(env);
  if (algolia) site.algolia = algolia;
  return site;
}

/** The base is also a folder of the output. */
function readBase(value: string): string {
  const base = ensureLeadingSlash(ensureTrailingSlash(value));
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(base)) {
    throw new SetupError(`DOCS_BASE is "${value}"; it must be a path such as /docs/ or /.`);
  }
  return base;
}

function readOrigin(value: string): string {
  const url = webAddress(value);
  if (!url || url.href !== `${url.origin}/`) {
    throw new SetupError(
      `DOCS_ORIGIN is "${value}"; it must be a scheme and host such as https://example.com.`,
    );
  }
  return url.origin;
}

function readRepository(value: string): string {
  if (!webAddress(value))
    throw new SetupError(
      `DOCS_REPOSITORY is "${value}"; it must be a complete URL such as https://github.com/owner/name.`,
    );
  return value;
}

function readEditUrl(value: string): string {
  const [before = '', behind] = value.split('{relativePath}');
  if (behind === undefined)
    throw new SetupError("DOCS_EDIT_URL must contain {relativePath}, the place of the page's source file.");
  if (!webAddress(before))
    throw new SetupError(
      `DOCS_EDIT_URL is "${value}"; it must be a complete URL such as https://example.com/edit/{relativePath}.`,
    );
  return value;
}

/** A complete HTTP URL, or `undefined`. */
function webAddress(value: string): URL | undefined {
  // The parser also accepts "https:example.com" and "https:///example.com".
  if (!/^https?:\/\/[^/\s]\S*$/i.test(value) || !URL.canParse(value)) return undefined;
  return new URL(value);
}

/**
 * A misspelled variable would be ignored, and the site published with a wrong setting. Other names such as `DOCS_VERSION` may
 * belong to other programs.
 */
function refuseMisspelled(env: Record<string, string | undefined>): void {
  const known: readonly string[] = variables;
  for (const [name, value] of Object.entries(env)) {
    if (!value || !/^DOCS?_/.test(name) || known.includes(name)) continue;
    const [meant = ''] = nearest(name, known);
    if (isSlip(name, meant))
      throw new SetupError(`${name} is not a variable of this site. Did you mean ${meant}?`);
  }
}

/** One wrong, missing, additional or swapped letter; two in long names. */
function isSlip(name: string, meant: string): boolean {
  const letters = (text: string): string => [...text].sort().join('');
  const tolerance = meant.length > 'DOCS_ORIGIN'.length || letters(name) === letters(meant) ? 2 : 1;
  return distance(name, meant) <= tolerance;
}

function readMilliseconds(name: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number <= 0) {
    throw new SetupError(`${name} is "${value}"; it must be a whole number of milliseconds above 0.`);
  }
  return number;
}

function readSwitch(name: string, value: string | undefined, fallback: boolean): boolean {
  if (!value) return fallback;
  if (value !== 'on' && value !== 'off') throw new SetupError(`${name} is "${value}"; it must be on or off.`);
  return value === 'on';
}

function readTagManagerId(value: string): string {
  if (!/^GTM-[A-Z0-9]+$/.test(value)) {
    throw new SetupError(`DOCS_TAG_MANAGER_ID is "${value}"; it must look like GTM-ABC123.`);
  }
  return value;
}

function readAlgolia(env: Environment): AlgoliaConfig | undefined {
  const {
    DOCS_ALGOLIA_APP_ID: appId,
    DOCS_ALGOLIA_API_KEY: apiKey,
    DOCS_ALGOLIA_INDEX_NAME: indexName,
  } = env;
  if (!appId && !apiKey && !indexName) return undefined;
  if (!appId || !apiKey || !indexName) {
    throw new SetupError(
      'Third-party search needs DOCS_ALGOLIA_APP_ID, DOCS_ALGOLIA_API_KEY and DOCS_ALGOLIA_INDEX_NAME together.',
    );
  }
  if (!/^[A-Za-z0-9]+$/.test(appId)) {
    throw new SetupError(`DOCS_ALGOLIA_APP_ID is "${appId}"; it must be letters and digits only.`);
  }
  return { appId, apiKey, indexName };
}
