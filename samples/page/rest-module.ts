import { platform } from '../../data/platform.ts';
import type { Server } from '../harness/browser/network.ts';
import { createJudge, type RestApi } from '../rest/judge.ts';

/** The operations of the REST API, which the build fills in. */
declare const __REST_API__: RestApi;

const judge = createJudge(__REST_API__);

/** The REST API of the sandbox. What the description allows isn't validated; everything gets the description's example. */
const respond: Server = async ({ method, url, headers, body }) => {
  const { status, body: answer } = judge({ method, url: url.pathname + url.search, headers, body });
  const isJson = answer !== undefined && typeof answer !== 'string';
  return {
    status,
    headers: { ...(isJson && { 'content-type': 'application/json' }) },
    body: isJson ? JSON.stringify(answer) : String(answer ?? ''),
    breaks: false,
  };
};

export default { origin: new URL(platform.apiBaseUrl).origin, respond };
