import type { Definition } from '../workflow/definition.ts';
import { runWorkflow } from '../workflow/run-workflow.ts';
import { requestTrigger } from '../workflow/triggers.ts';
import { createBrowserHost, type Sources } from './host.ts';
import type { Server } from './network.ts';
import type { Session } from './session.ts';

/** Creates the endpoint of the workflow that a page has built so far: each request runs the workflow and receives its response. */
export function createEndpoint(
  session: Session,
  sources: Sources,
  definition: Omit<Definition, 'trigger'>,
): Server {
  let state: Pick<Definition, 'checkpoint' | 'stepCheckpoints'> = {};
  return async ({ method, url, headers, body }) => {
    const trigger = requestTrigger({ method, path: url.pathname + url.search, headers, body });
    const host = createBrowserHost(session, sources);
    const run = await runWorkflow({ ...definition, ...state, trigger }, host);
    state = {
      ...(run.checkpoint !== undefined && { checkpoint: run.checkpoint }),
      stepCheckpoints: run.stepCheckpoints,
    };
    const {
      status,
      headers: sent,
      body: content,
    } = run.response ?? {
      status: 500,
      headers: {},
      body: 'The workflow has no response.',
    };
    return { status, headers: sent, body: content, breaks: false };
  };
}
