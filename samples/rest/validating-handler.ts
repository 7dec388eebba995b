import type { Openapi } from '../../src/openapi/description.ts';
import { operationsOf } from '../../src/openapi/operations.ts';
import { readOpenapi } from '../../src/openapi/read.ts';
import { type ApiRequest, type ApiResponse, createApiHandler } from './api-handler.ts';
import { createBackend, escapeDollars, rootOf } from './backend.ts';
import { HttpError } from './http-error.ts';
import { problemsOf } from './problems.ts';

/**
 * Creates the request handler of the REST API in tests. It rejects requests that data/openapi.yaml doesn't describe, and responds
 * to all others with the description's example.
 */
export async function createValidatingHandler(
  api: Openapi = readOpenapi(),
): Promise<(request: ApiRequest) => ApiResponse> {
  const backend = await createBackend(api);
  return createApiHandler(
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
      if (errors) throw new HttpError(400, problemsOf(errors, operation).join(' '));
    },
  );
}
