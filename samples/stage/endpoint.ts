import { runWorkflow } from '../harness/node/run-workflow.ts';
import type { Definition } from '../harness/workflow/definition.ts';
import type { Run } from '../harness/workflow/run.ts';
import { requestTrigger } from '../harness/workflow/triggers.ts';
import { type Loopback, startLoopback } from './loopback.ts';

/**
 * Starts the endpoint of the workflow that a page has built so far. Each request runs the workflow and receives its response
 * (/workflows/steps/triggers/#http).
 *
 * @param definition returns the workflow at the time of the request
 * @param hosts returns local servers by the host that they replace
 * @param onRun called after each run, because its state and errors aren't part of the response
 */
export const startEndpoint = (
  definition: () => Omit<Definition, 'trigger'>,
  hosts: () => Promise<Record<string, string>>,
  onRun: (run: Run) => void,
): Promise<Loopback> =>
  startLoopback(async (request, body, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    const trigger = requestTrigger({ method, path: url, headers: Object.fromEntries(sent), body });
    const run = await runWorkflow({ ...definition(), trigger }, { hosts: await hosts() });
    onRun(run);
    const result = run.response ?? { status: 500, headers: {}, body: 'The workflow has no response.' };
    response.writeHead(result.status, result.headers);
    response.end(result.body);
  });
