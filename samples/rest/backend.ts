import { OpenAPIBackend } from 'openapi-backend';
import type { Openapi } from '../../src/openapi/description.ts';

/** Creates the backend that routes and validates requests and responses according to the description. */
export const createBackend = (api: Openapi): Promise<OpenAPIBackend> =>
  new OpenAPIBackend({
    definition: { ...api, paths: escapeKeys(api.paths) },
    apiRoot: rootOf(api),
    // The library can only validate OpenAPI 3.0 descriptions. lintOpenapi validates ours.
    quick: true,
    strict: true,
    ignoreTrailingSlashes: false,
    ajvOpts: { allErrors: true, formats },
  }).init();

/** Returns the path of the base URL: `/v1`. */
export const rootOf = (api: Openapi): string =>
  new URL(api.servers?.[0]?.url ?? 'https://localhost').pathname;

/** Encodes dollar signs. The router interprets a path as a regular expression, in which `$errors` would never match. */
export const escapeDollars = (path: string): string => path.replaceAll('$', '%24');

const escapeKeys = (paths: Openapi['paths'] = {}): NonNullable<Openapi['paths']> =>
  Object.fromEntries(Object.entries(paths).map(([path, item]) => [escapeDollars(path), item]));

const formats = {
  uri: (text: string) => URL.canParse(text),
  'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
};
