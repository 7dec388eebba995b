import type { Fixture } from '../fixture.ts';
import { completeResponse } from '../fixture.ts';
import type { Work } from './work.ts';

/** A request, as a client sends it. */
export interface ClientRequest {
  method: string;
  url: URL;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A response, as the client receives it. */
export interface ServerResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  /** Whether the connection broke after the body, before the response was complete. */
  breaks: boolean;
}

/** The network of a run. All servers are functions in this worker. */
export interface Network {
  request(request: ClientRequest): Promise<ServerResponse>;
}

/** A server that isn't a fixture: the endpoint of the page's workflow, or the REST API. */
export type Server = (request: ClientRequest) => Promise<ServerResponse>;

/** Creates a network with servers by their origins. Requests to other origins fail. */
export function createNetwork(
  fixtures: Readonly<Record<string, Fixture>>,
  servers: Readonly<Record<string, Server>>,
  work: Work,
): Network {
  const counts = new Map<string, number>();
  const byHost = new Map<string, [origin: string, server: Server]>();
  for (const [origin, server] of Object.entries(servers)) byHost.set(hostOf(origin), [origin, server]);
  for (const [origin, fixture] of Object.entries(fixtures)) {
    const server: Server = async ({ method, url, headers, body }) => {
      const count = counts.get(origin) ?? 0;
      counts.set(origin, count + 1);
      const path = url.pathname + url.search;
      return completeResponse(fixture({ method, path, headers, body, count }));
    };
    byHost.set(hostOf(origin), [origin, server]);
  }
  const { setTimeout } = globalThis;
  return {
    async request(request) {
      const done = work.begin(`connection to ${request.url.hostname}`);
      try {
        // Responses are never synchronous.
        await new Promise((resolve) => setTimeout(resolve, 1));
        const [, server] = byHost.get(request.url.host) ?? [];
        if (!server) throw noNetwork([...byHost.values()].map(([origin]) => origin));
        const { headers, ...response } = await server(request);
        const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
        return { ...response, headers: Object.fromEntries(named) };
      } finally {
        done();
      }
    },
  };
}

const hostOf = (origin: string): string => new URL(origin).host.toLowerCase();

function noNetwork(origins: readonly string[]): Error {
  const others = origins.length > 0 ? ` Here, only ${origins.join(' and ')} can respond.` : '';
  return Object.assign(new Error(`This sandbox has no network.${others}`), { code: 'ENETUNREACH' });
}
