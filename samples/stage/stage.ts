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

/** A step of the page's workflow, in its latest form. */
export interface ShownStep {
  definition: CodeStep;
  sample: Sample;
  /** The error that it was reported for. */
  failure?: string;
}

/** What the samples of a page share while they are run. */
export interface PageStage {
  /** The workflow that the page has built so far. */
  steps: Map<string, ShownStep>;
  /** Texts of the modules that a component imports. */
  modules(sample: Sample, given: Given): Record<string, string>;
  /** Addresses of other machines and of this one that stand for each other, as of `given`; called once for a sample. */
  hosts(given: Given): Promise<Map<string, string>>;
  /** What servers refused or failed at since the last time this was asked. */
  takeComplaints(): string[];
  close(): Promise<void>;
}

/** The address of the REST API. */
const apiAddress = new URL(platform.apiBaseUrl).origin;

/**
 * Opens the stage of a page. Servers are started when a sample first needs them.
 *
 * @param samples those of the page
 */
export function openStage(samples: readonly Sample[]): PageStage {
  const steps = new Map<string, ShownStep>();
  const servers: Loopback[] = [];
  const complaints: string[] = [];
  /** The REST API, and what stands for it where its answers are given. */
  const rests: RestServer[] = [];
  let circumstances: Given = {};
  /** What requests to the endpoint leave for the next one (/workflows/steps/code/state/), and what was given last. */
  let state: Pick<Given, 'checkpoint' | 'stepCheckpoints'> = {};
  let stateGiven: Given = {};
  let fixed: Promise<Map<string, string>> | undefined;
  const fixtures = new Map<Given, Promise<Map<string, string>>>();
  /** Requests to servers of others in this sample, by address. */
  const counts = new Map<string, number>();

  // What a request leaves is there for the next one, whether the run ended well or not.
  const takeRun = ({ error, checkpoint, stepCheckpoints }: Run) => {
    state = { ...(checkpoint !== undefined && { checkpoint }), stepCheckpoints };
    if (!error) return;
    const text = `${error.name}: ${error.message}`;
    const shown = steps.get(error.step);
    if (shown?.failure === text) return;
    const place = shown ? `, line ${shown.sample.line},` : '';
    complaints.push(`steps.${error.step}${place} ends with ${text}`);
  };
  const startFixed = async () => {
    const endpoint = await startEndpoint(
      () => {
        const { env = {}, settings = {}, attachments = {}, checkpoint, stepCheckpoints } = circumstances;
        if (stateGiven !== circumstances) {
          stateGiven = circumstances;
          state = {
            ...state,
            ...(checkpoint !== undefined && { checkpoint }),
            ...(stepCheckpoints && { stepCheckpoints }),
          };
        }
        return {
          steps: workflowOf(circumstances, [...steps.values()]),
          env,
          settings,
          attachments,
          ...state,
        };
      },
      async () => byHost((await fixtures.get(circumstances)) ?? new Map()),
      takeRun,
    );
    const rest = await startRestServer();
    rests.push(rest);
    servers.push(endpoint, rest);
    return new Map([
      [endpointAddress, endpoint.origin],
      [apiAddress, rest.origin],
    ]);
  };
  const startFixtures = async (given: Given) => {
    const map = new Map<string, string>();
    for (const [address, answer] of Object.entries(given.hosts ?? {})) {
      const count = () => {
        const before = counts.get(address) ?? 0;
        counts.set(address, before + 1);
        return before;
      };
      const server =
        address === apiAddress ? await startGivenApi(answer, count) : await startFixture(answer, count);
      servers.push(server);
      map.set(address, server.origin);
    }
    return map;
  };

  /** The REST API, whose answers are given; what it refuses is judged as ever. */
  const startGivenApi = async (answer: Fixture, count: () => number) => {
    const api = await startRestServer((asked) => answer(requestOf(asked, count())));
    rests.push(api);
    return api;
  };

  return {
    steps,
    modules: ({ code }, given) => modulesOf(code, given.modules ?? {}, samples),
    async hosts(given) {
      circumstances = given;
      counts.clear();
      fixed ??= startFixed();
      let own = fixtures.get(given);
      if (!own) {
        own = startFixtures(given);
        fixtures.set(given, own);
      }
      return new Map([...(await fixed), ...(await own)]);
    },
    takeComplaints() {
      const refused = rests
        .flatMap(({ requests }) => requests.splice(0))
        .flatMap(({ method, url, status, problem }) =>
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

/** Addresses of servers by the host that they stand in for, as the harness takes them. */
export const byHost = (hosts: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries([...hosts].map(([address, origin]) => [new URL(address).host.toLowerCase(), origin]));
