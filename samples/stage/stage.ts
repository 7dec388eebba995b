import { platform } from '../../data/platform.ts';
import type { Given } from '../givens/given.ts';
import type { Fixture } from '../harness/fixture.ts';
import type { CodeStep } from '../harness/workflow/definition.ts';
import type { Run } from '../harness/workflow/run.ts';
import { endpointAddress } from '../page/jobs.ts';
import { modulesOf } from '../page/modules.ts';
import type { Sample } from '../page/sample.ts';
import { workflowOf } from '../page/workflow.ts';
import { type RestServer, startRestServer } from '../rest/server.ts';
import { startEndpoint } from './endpoint.ts';
import { requestOf, startFixture } from './fixture.ts';
import type { Loopback } from './loopback.ts';

/** The latest version of a step of the page's workflow. */
export interface ShownStep {
  definition: CodeStep;
  sample: Sample;
  /** The error that was reported for it. */
  failure?: string;
}

/** The workflow and the servers that the samples of a page share. */
export interface PageStage {
  /** The workflow that the page has built so far. */
  steps: Map<string, ShownStep>;
  /** Returns the source texts of the modules that a component imports. */
  modules(sample: Sample, given: Given): Record<string, string>;
  /** Returns local servers by the address that they replace. Must be called once for each sample. */
  hosts(given: Given): Promise<Map<string, string>>;
  /** Returns the errors of servers since the last call: rejected requests and failed runs. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** The address of the REST API. */
const apiAddress = new URL(platform.apiBaseUrl).origin;

/**
 * Opens the stage of a page. Its servers are started when the first sample needs them.
 *
 * @param samples of the page
 */
export function openStage(samples: readonly Sample[]): PageStage {
  const steps = new Map<string, ShownStep>();
  const servers: Loopback[] = [];
  const errors: string[] = [];
  /** The REST API, and its variants whose responses are fixtures. */
  const restServers: RestServer[] = [];
  /** The fixture data of the current sample. */
  let current: Given = {};
  /** The state that a request to the endpoint leaves for the next one (/workflows/steps/code/state/). */
  let state: Pick<Given, 'checkpoint' | 'stepCheckpoints'> = {};
  /** The fixture data whose state was applied last. */
  let stateGiven: Given = {};
  let platformServers: Promise<Map<string, string>> | undefined;
  const fixtures = new Map<Given, Promise<Map<string, string>>>();
  /** The number of requests from the current sample to each third-party server, by address. */
  const counts = new Map<string, number>();

  // State is kept even if the run failed.
  const onRun = ({ error, checkpoint, stepCheckpoints }: Run) => {
    state = { ...(checkpoint !== undefined && { checkpoint }), stepCheckpoints };
    if (!error) return;
    const text = `${error.name}: ${error.message}`;
    const shown = steps.get(error.step);
    if (shown?.failure === text) return;
    const place = shown ? `, line ${shown.sample.line},` : '';
    errors.push(`steps.${error.step}${place} ends with ${text}`);
  };
  const startPlatformServers = async () => {
    const endpoint = await startEndpoint(
      () => {
        const { env = {}, settings = {}, attachments = {}, checkpoint, stepCheckpoints } = current;
        if (stateGiven !== current) {
          stateGiven = current;
          state = {
            ...state,
            ...(checkpoint !== undefined && { checkpoint }),
            ...(stepCheckpoints && { stepCheckpoints }),
          };
        }
        return {
          steps: workflowOf(current, [...steps.values()]),
          env,
          settings,
          attachments,
          ...state,
        };
      },
      async () => byHost((await fixtures.get(current)) ?? new Map()),
      onRun,
    );
    const rest = await startRestServer();
    restServers.push(rest);
    servers.push(endpoint, rest);
    return new Map([
      [endpointAddress, endpoint.origin],
      [apiAddress, rest.origin],
    ]);
  };
  const startFixtures = async (given: Given) => {
    const map = new Map<string, string>();
    for (const [address, fixture] of Object.entries(given.hosts ?? {})) {
      const count = () => {
        const before = counts.get(address) ?? 0;
        counts.set(address, before + 1);
        return before;
      };
      const server =
        address === apiAddress ? await startRestFixture(fixture, count) : await startFixture(fixture, count);
      servers.push(server);
      map.set(address, server.origin);
    }
    return map;
  };

  /** Starts a variant of the REST API whose responses to valid requests come from a fixture. */
  const startRestFixture = async (fixture: Fixture, count: () => number) => {
    const rest = await startRestServer((request) => fixture(requestOf(request, count())));
    restServers.push(rest);
    return rest;
  };

  return {
    steps,
    modules: ({ code }, given) => modulesOf(code, given.modules ?? {}, samples),
    async hosts(given) {
      current = given;
      counts.clear();
      platformServers ??= startPlatformServers();
      let thirdParty = fixtures.get(given);
      if (!thirdParty) {
        thirdParty = startFixtures(given);
        fixtures.set(given, thirdParty);
      }
      return new Map([...(await platformServers), ...(await thirdParty)]);
    },
    takeErrors() {
      const rejected = restServers
        .flatMap(({ requests }) => requests.splice(0))
        .flatMap(({ method, url, status, problem }) =>
          status >= 400
            ? [`The REST API refuses ${method} ${url} with ${status}: ${problem ?? 'no reason given'}`]
            : [],
        );
      return [...rejected, ...errors.splice(0)];
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** Returns servers by the host that they replace, as the harness expects them. */
export const byHost = (hosts: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...hosts].map(([address, origin]) => [new URL(address).host.toLowerCase(), origin]));
