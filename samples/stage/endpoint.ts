import { runWorkflow } from '../harness/node/run-workflow.ts';
import type { Definition } from '../harness/workflow/definition.ts';
import type { Run } from '../harness/workflow/run.ts';
import { requestTrigger } from '../harness/workflow/triggers.ts';
import { type Loopback, startLoopback } from './loopback.ts';

/**
 * Starts the endpoint of the workflow that a page has built so far: every request runs it, and gets its response
 * (/workflows/steps/triggers/#http).
 *
 * @param definition gives the workflow as it is at the time of the request
 * @param hosts servers that stand for others, by host
 * @param onRun told of each run, of whose state and errors the client of a platform would not see anything
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
    const answer = run.response ?? { status: 500, headers: {}, body: 'The workflow has no response.' };
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
