import { ensureLeadingSlash, ensureTrailingSlash } from './paths.ts';
import { SetupError } from './setup-error.ts';

/** Configuration of the third-party search, when it is switched on. */
export interface AlgoliaConfig {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** The site's configuration. Every value can be overridden by the environment variable named beside it. */
export interface Site {
  /** Base path of every address, with a slash at both ends (`DOCS_BASE`). */
  base: string;
  /** Scheme and host that canonical links name, without a slash at the end (`DOCS_ORIGIN`). */
  origin: string;
  name: string;
  tagline: string;
  description: string;
  /** Public source repository (`DOCS_REPOSITORY`). */
  repository: string;
  /** Address of a page's source, with `{relativePath}` in it (`DOCS_EDIT_URL`). */
  editUrlTemplate: string;
  supportUrl: string;
  /** Milliseconds after which a page chunk counts as lost (`DOCS_CHUNK_TIMEOUT_MS`). */
  chunkTimeoutMs: number;
  /** Whether browsers keep pages for reading without a network; without it, they remove what they have (`DOCS_OFFLINE`). */
  offline: boolean;
  /** Tag manager container, loaded only when set (`DOCS_TAG_MANAGER_ID`). */
  tagManagerId?: string;
  /** Third-party search, used only when all three are set (`DOCS_ALGOLIA_APP_ID`, `_API_KEY`, `_INDEX_NAME`). */
  algolia?: AlgoliaConfig;
}

type Environment = Record<string, string | undefined>;

/**
 * Reads the site's configuration.
 *
 * @param env environment variables, as in `process.env`
 * @throws {SetupError} when a variable is set to something unusable, naming the variable and what is allowed
 */
export function readSite(env: Environment): Site {
  const site: Site = {
    base: readBase(env.DOCS_BASE || '/docs/'),
    origin: readOrigin(env.DOCS_ORIGIN || 'https://pipedream.com'),
    name: 'Pipedream Docs',
    tagline: 'Connect APIs, remarkably fast',
    description:
      'Documentation for Pipedream: workflows, event sources, components, APIs and the command line.',
    repository: env.DOCS_REPOSITORY || 'https://github.com/PipedreamHQ/pipedream',
    editUrlTemplate:
      env.DOCS_EDIT_URL || 'https://github.com/PipedreamHQ/pipedream/edit/master/docs/docs/{relativePath}',
    supportUrl: 'https://pipedream.com/support',
    offline: readSwitch('DOCS_OFFLINE', env.DOCS_OFFLINE, true),
    chunkTimeoutMs: readMilliseconds('DOCS_CHUNK_TIMEOUT_MS', env.DOCS_CHUNK_TIMEOUT_MS, 120_000),
  };
  if (!site.editUrlTemplate.includes('{relativePath}')) {
    throw new SetupError("DOCS_EDIT_URL must contain {relativePath}, the place of the page's source file.");
  }
  if (env.DOCS_TAG_MANAGER_ID) site.tagManagerId = readTagManagerId(env.DOCS_TAG_MANAGER_ID);
  const algolia = readAlgolia(env);
  if (algolia) site.algolia = algolia;
  return site;
}

/** The base also names a folder of the output, so nothing in it may lead elsewhere. */
function readBase(value: string): string {
  const base = ensureLeadingSlash(ensureTrailingSlash(value));
  if (!/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(base)) {
    throw new SetupError(`DOCS_BASE is "${value}"; it must be a path such as /docs/ or /.`);
  }
  return base;
}

function readOrigin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new SetupError(
      `DOCS_ORIGIN is "${value}"; it must be a scheme and host such as https://example.com.`,
    );
  }
  return url.origin;
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
