import type { IncomingHttpHeaders } from 'node:http';
import type { Openapi } from '../../src/openapi/description.ts';
import { type Operation, operationsOf } from '../../src/openapi/operations.ts';
import { readOpenapi } from '../../src/openapi/read.ts';
import { suggest } from '../../src/shared/nearest.ts';
import { answerFrom, echo } from './answer.ts';
import { createBackend, escapeDollars, rootOf } from './backend.ts';
import { problemsOf } from './problems.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** A request as it arrives. */
export interface GateRequest {
  method: string;
  /** Path and query, as in the request's first line. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What becomes of it. */
export interface Answered {
  status: number;
  /** Sent as JSON; absent when nothing is sent. */
  body?: unknown;
  /** The operation that it reached. */
  operationId?: string;
  /** Why it was refused. */
  problem?: string;
}

/**
 * Creates the validator of requests to the REST API: what data/openapi.yaml doesn't describe is refused, everything else gets its
 * example.
 */
export async function createGate(api: Openapi = readOpenapi()): Promise<(asked: GateRequest) => Answered> {
  const root = rootOf(api);
  const operations = operationsOf(api);
  const backend = await createBackend(api);

  /** @throws {Refusal} 404 or 405 */
  function route(method: string, path: string): Operation {
    const below = path.startsWith(`${root}/`) ? path.slice(root.length) : '';
    const at = (candidate: string) =>
      below && backend.matchOperation({ method: candidate, path, headers: {} });
    const match = at(method);
    const operation = match && operations.find(({ id }) => id === match.operationId);
    if (operation) return operation;
    const others = ['GET', 'POST', 'PUT', 'DELETE'].filter(at);
    if (others.length > 0)
      throw new Refusal(405, `There is no ${method} ${below}, only ${others.join(' and ')}.`);
    const known = [...new Set(operations.map((one) => root + one.path))];
    throw new Refusal(404, `There is no ${path}. ${suggest(path, known)}`);
  }

  function answer(
    { method, url, headers, body: text }: GateRequest,
    reached: (operation: Operation) => void,
  ): Answered {
    const { path, search, query } = readUrl(url);
    const operation = route(method, path);
    reached(operation);
    if (!/^Bearer \S+$/.test(headers.authorization ?? '')) {
      throw new Refusal(401, 'The header "Authorization: Bearer <api key>" is missing.');
    }
    const body = readBody(operation, headers, text);
    const request = {
      method,
      path,
      query: search,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    };
    const { errors } = backend.validateRequest(request, operation.id);
    if (errors) throw new Refusal(400, problemsOf(errors, operation).join(' '));
    const wishes = { ...Object.fromEntries(query), ...body };
    const { status, body: described } = operation.answer;
    const example = method === 'POST' ? echo(described?.example, query) : described?.example;
    return { status, body: answerFrom(example, wishes) };
  }

  return (asked) => {
    let operationId: string | undefined;
    try {
      const answered = answer(asked, ({ id }) => {
        operationId = id;
      });
      return { ...answered, operationId };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, operationId, problem: error.message, body: { error: error.message } };
    }
  };
}

function readUrl(url: string) {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  try {
    decodeURIComponent(path);
  } catch (error) {
    throw new Refusal(400, `The path ${path} is not encoded correctly.`, { cause: error });
  }
  const search = mark < 0 ? '' : url.slice(mark);
  return { path: escapeDollars(path), search, query: new URLSearchParams(search) };
}
