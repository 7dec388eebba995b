import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { sinceHeader } from '../events.ts';
import { isForVite, readAddress } from './address.ts';
import type { LiveSite } from './live-site.ts';
import type { Notifier } from './notifier.ts';
import { type DevResponse, failed, notFound, respond } from './respond.ts';

/** Two middlewares, before and after Vite's own. */
export interface Middlewares {
  /** Responds with pages and files of the site. */
  pages: Connect.NextHandleFunction;
  /** Responds when neither the site nor Vite knows the address. */
  unknown: Connect.NextHandleFunction;
}

/**
 * Creates the middlewares of the development server.
 *
 * @param notifier notified when a request fails; the browser shows the error overlay until a later request succeeds
 */
export function createMiddlewares(live: LiveSite, notifier: Notifier): Middlewares {
  const handle = async (
    make: () => Promise<DevResponse | undefined>,
    request: Connect.IncomingMessage,
    response: ServerResponse,
  ) => {
    try {
      const made = await make();
      if (made) send(made, request, response);
      return made !== undefined;
    } catch (failure) {
      // Includes headers that can't be sent, such as the location of a redirect that isn't encoded.
      notifier.failed(failure);
      send(failed(live, failure), request, response);
      return true;
    }
  };

  return {
    pages(request, response, next) {
      const { method, url = '/' } = request;
      // Vite would cover the page with its own report of an error that is listed already.
      if (isListed(url, live)) return void response.writeHead(500).end();
      if ((method !== 'GET' && method !== 'HEAD') || isForVite(url, live.site.base)) return next();
      const make = async () => {
        const { content } = await live.open();
        const { redirects } = content.outline.targets;
        const resource = readAddress(url, live.site.base, redirects, (route) => content.has(route));
        return respond(resource, live, sinceOf(request));
      };
      void handle(make, request, response).then((done) => {
        if (done) void notifier.answered();
        else next();
      });
    },
    unknown(request, response) {
      void handle(() => notFound(live, sinceOf(request)), request, response);
    },
  };
}

/** Whether an address is that of a module with an error that the page lists. */
const isListed = (url: string, { site, codeErrors }: LiveSite): boolean =>
  codeErrors.some(({ file }) => url.split('?', 1)[0] === site.base + file);

/** The revision of the open document in requests to refetch it; `undefined` in others. */
function sinceOf({ headers }: Connect.IncomingMessage): number | undefined {
  const since = headers[sinceHeader];
  return since === undefined ? undefined : Number(since);
}

function send(
  { status, headers, body }: DevResponse,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, {
    ...headers,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
