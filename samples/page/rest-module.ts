import { platform } from '../../data/platform.ts';
import type { Server } from '../harness/browser/network.ts';
import { createApiHandler, type RestApi } from '../rest/api-handler.ts';

/** The operations of the REST API. The build replaces this name with their data. */
declare const __REST_API__: RestApi;

const handle = createApiHandler(__REST_API__);

/** The REST API of the sandbox. It responds with the examples of the description, and doesn't validate requests against schemas. */
const respond: Server = async ({ method, url, headers, body }) => {
  const response = handle({ method, url: url.pathname + url.search, headers, body });
  const isJson = response.body !== undefined && typeof response.body !== 'string';
  return {
    status: response.status,
    headers: { ...(isJson && { 'content-type': 'application/json' }) },
    body: isJson ? JSON.stringify(response.body) : String(response.body ?? ''),
    breaks: false,
  };
};

export default { origin: new URL(platform.apiBaseUrl).origin, respond };
