import { platform } from '../../data/platform.ts';
import type { StepDefinition } from '../harness/workflow/definition.ts';
import { startEndpoint } from './endpoint.ts';
import type { FixtureAnswer, Given } from './given.ts';
import { type Loopback, startLoopback } from './loopback.ts';
import { type RestServer, startRestServer } from './rest/server.ts';

/** What the samples of a page share while they are run. */
export interface PageStage {
  /** The workflow that the page has built so far, the latest form of each step. */
  steps: Map<string, StepDefinition>;
  /** Addresses of other machines and of this one that stand for each other, as of `given`. */
  hosts(given: Given): Promise<Map<string, string>>;
  /** What servers refused or failed at since the last time this was asked. */
  takeComplaints(): string[];
  close(): Promise<void>;
}

/** The address that pages write for the endpoint of the reader's own workflow. */
const endpointAddress = `https://YOUR-ENDPOINT-ID.${platform.endpointDomain}`;

/** Opens the stage of a page. Servers are started when a sample first needs them. */
export function openStage(): PageStage {
  const steps = new Map<string, StepDefinition>();
  const servers: Loopback[] = [];
  const complaints: string[] = [];
  let rest: RestServer | undefined;
  let circumstances: Given = {};
  let fixed: Promise<Map<string, string>> | undefined;
  const fixtures = new Map<Given, Promise<Map<string, string>>>();

  const startFixed = async () => {
    const endpoint = await startEndpoint(
      () => ({
        steps: [...stepsGiven(circumstances, steps), ...steps.values()],
        env: circumstances.env ?? {},
        checkpoint: circumstances.checkpoint,
      }),
      async () => byHost((await fixtures.get(circumstances)) ?? new Map()),
      (message) => complaints.push(message),
    );
    rest = await startRestServer();
    servers.push(endpoint, rest);
    return new Map([
      [endpointAddress, endpoint.origin],
      [new URL(platform.apiBaseUrl).origin, rest.origin],
    ]);
  };
  const startFixtures = async (given: Given) => {
    const map = new Map<string, string>();
    for (const [address, answer] of Object.entries(given.hosts ?? {})) {
      const server = await startFixture(answer);
      servers.push(server);
      map.set(address, server.origin);
    }
    return map;
  };

  return {
    steps,
    async hosts(given) {
      circumstances = given;
      fixed ??= startFixed();
      let own = fixtures.get(given);
      if (!own) {
        own = startFixtures(given);
        fixtures.set(given, own);
      }
      return new Map([...(await fixed), ...(await own)]);
    },
    takeComplaints() {
      const refused = (rest?.requests.splice(0) ?? []).flatMap(({ method, url, status, problem }) =>
        status >= 400
          ? [`The REST API refuses ${method} ${url} with ${status}: ${problem ?? 'no reason given'}`]
          : [],
      );
      return [...refused, ...complaints.splice(0)];
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** Steps that the page does not show, as far as it has not shown them yet: what they exported is all that matters. */
export const stepsGiven = (
  { steps = {} }: Given,
  shown: ReadonlyMap<string, StepDefinition>,
): StepDefinition[] =>
  Object.entries(steps).flatMap(([name, exports]) => (shown.has(name) ? [] : [{ name, exports }]));

/** Addresses of servers by the host that they stand in for, as the harness takes them. */
export const byHost = (hosts: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...hosts].map(([address, origin]) => [new URL(address).host.toLowerCase(), origin]));

type Answerer = (request: { method: string; path: string; body: string }) => FixtureAnswer;

const startFixture = (answer: Answerer): Promise<Loopback> =>
  startLoopback(async (request, body, response) => {
    const { method = 'GET', url = '/' } = request;
    const { status = 200, headers = {}, body: content } = answer({ method, path: url, body });
    const isText = typeof content === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...headers });
    response.end(isText ? content : JSON.stringify(content));
  });
