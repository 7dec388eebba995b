import { suggest } from '../../src/shared/nearest.ts';
import { HttpError } from './http-error.ts';
import { type OperationBase, readBody } from './read-body.ts';
import { echo, exampleResponse } from './response.ts';

/** A request to the REST API. */
export interface ApiRequest {
  method: string;
  /** Path and query, as in the request line. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** The response to a request. */
export interface ApiResponse {
  status: number;
  /** Sent as JSON; missing if the response has no body. */
  body?: unknown;
  /** The operation that the request was routed to. */
  operationId?: string;
  /** Why the request was rejected. */
  problem?: string;
}

/** The parts of an operation of the REST API that its responses depend on. */
export interface RestOperation extends OperationBase {
  id: string;
  answer: { status: number; body?: { example: unknown } };
}

/** The operations of the REST API. */
export interface RestApi {
  /** Path of the base URL: `/v1` */
  root: string;
  operations: readonly RestOperation[];
}

/** The parsed parts of a request to an operation. */
export interface ParsedRequest {
  path: string;
  search: string;
  body: Record<string, unknown> | undefined;
}

/**
 * Creates a request handler that follows the description. It rejects requests that the description doesn't allow, and responds to
 * all others with its example.
 *
 * @param validate throws an {@link HttpError} if parameters or body don't match the description
 */
export function createApiHandler<Operation extends RestOperation>(
  { root, operations }: { root: string; operations: readonly Operation[] },
  validate: (request: ApiRequest, operation: Operation, parsed: ParsedRequest) => void = () => {},
): (request: ApiRequest) => ApiResponse {
  // Literal path segments take precedence over parameters.
  const routes = operations
    .map((operation) => ({ operation, pattern: patternOf(root + operation.path) }))
    .sort((a, b) => countBraces(a.operation.path) - countBraces(b.operation.path));

  /** @throws {HttpError} 404 or 405 */
  function route(method: string, path: string): Operation {
    const found = routes.filter(({ pattern }) => pattern.test(path)).map(({ operation }) => operation);
    const operation = found.find((one) => one.method === method);
    if (operation) return operation;
    const others = [...new Set(found.map((one) => one.method))];
    const below = path.slice(root.length);
    if (others.length > 0)
      throw new HttpError(405, `There is no ${method} ${below}, only ${others.join(' and ')}.`);
    const known = [...new Set(operations.map((one) => root + one.path))];
    throw new HttpError(404, `There is no ${path}. ${suggest(path, known)}`);
  }

  function respond(request: ApiRequest, onRouted: (operation: Operation) => void): ApiResponse {
    const { method, url, headers, body: text } = request;
    const { path, search, query } = readUrl(url);
    const operation = route(method, path);
    onRouted(operation);
    if (!/^Bearer \S+$/.test(String(headers.authorization ?? ''))) {
      throw new HttpError(401, 'The header "Authorization: Bearer <api key>" is missing.');
    }
    const body = readBody(operation, headers, text);
    validate(request, operation, { path, search, body });
    const parameters = { ...Object.fromEntries(query), ...body };
    const { status, body: described } = operation.answer;
    const example = method === 'POST' ? echo(described?.example, query) : described?.example;
    return { status, body: exampleResponse(example, parameters) };
  }

  return (request) => {
    let operationId: string | undefined;
    try {
      const response = respond(request, ({ id }) => {
        operationId = id;
      });
      return { ...response, operationId };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return { status: error.status, operationId, problem: error.message, body: { error: error.message } };
    }
  };
}

/** Returns the pattern for a path with parameters in braces. */
function patternOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

const countBraces = (path: string): number => path.split('{').length;

function readUrl(url: string) {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  try {
    decodeURIComponent(path);
  } catch (error) {
    throw new HttpError(400, `The path ${path} is not encoded correctly.`, { cause: error });
  }
  const search = mark < 0 ? '' : url.slice(mark);
  // A dollar sign may be encoded in a path, but needn't be.
  return { path: path.replaceAll('%24', '$'), search, query: new URLSearchParams(search) };
}
