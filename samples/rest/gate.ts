import type { Openapi } from '../../src/openapi/description.ts';
import { operationsOf } from '../../src/openapi/operations.ts';
import { readOpenapi } from '../../src/openapi/read.ts';
import { createBackend, escapeDollars, rootOf } from './backend.ts';
import { type Answered, createJudge, type GateRequest } from './judge.ts';
import { problemsOf } from './problems.ts';
import { Refusal } from './refusal.ts';

/**
 * Creates the validator of requests to the REST API: what data/openapi.yaml doesn't describe is refused, everything else gets its
 * example.
 */
export async function createGate(api: Openapi = readOpenapi()): Promise<(asked: GateRequest) => Answered> {
  const backend = await createBackend(api);
  return createJudge(
    { root: rootOf(api), operations: operationsOf(api) },
    ({ method, headers }, operation, { path, search, body }) => {
      const request = {
        method,
        path: escapeDollars(path),
        query: search,
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      };
      const { errors } = backend.validateRequest(request, operation.id);
      if (errors) throw new Refusal(400, problemsOf(errors, operation).join(' '));
    },
  );
}
