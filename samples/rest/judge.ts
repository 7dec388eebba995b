import { suggest } from '../../src/shared/nearest.ts';
import { answerFrom, echo } from './answer.ts';
import { type Bodied, readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

/** A request as it arrives. */
export interface GateRequest {
  method: string;
  /** Path and query, as in the request's first line. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
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

/** An operation of the REST API, as much of it as responds. */
export interface RestOperation extends Bodied {
  id: string;
  answer: { status: number; body?: { example: unknown } };
}

/** What the REST API can do. */
export interface RestApi {
  /** Path of the base URL, `/v1`. */
  root: string;
  operations: readonly RestOperation[];
}

/** A request to an operation, in its parts. */
export interface ReadRequest {
  path: string;
  search: string;
  body: Record<string, unknown> | undefined;
}

/**
 * Creates what responds to requests as the description says: what it doesn't describe is refused, everything else gets its example.
 *
 * @param validate throws a {@link Refusal} if parameters or body aren't as described
 */
export function createJudge<Operation extends RestOperation>(
  { root, operations }: { root: string; operations: readonly Operation[] },
  validate: (asked: GateRequest, operation: Operation, read: ReadRequest) => void = () => {},
): (asked: GateRequest) => Answered {
  // What is written out comes before what has a parameter in its place.
  const routes = operations
    .map((operation) => ({ operation, pattern: patternOf(root + operation.path) }))
    .sort((a, b) => countOf(a.operation.path) - countOf(b.operation.path));

  /** @throws {Refusal} 404 or 405 */
  function route(method: string, path: string): Operation {
    const found = routes.filter(({ pattern }) => pattern.test(path)).map(({ operation }) => operation);
    const operation = found.find((one) => one.method === method);
    if (operation) return operation;
    const others = [...new Set(found.map((one) => one.method))];
    const below = path.slice(root.length);
    if (others.length > 0)
      throw new Refusal(405, `There is no ${method} ${below}, only ${others.join(' and ')}.`);
    const known = [...new Set(operations.map((one) => root + one.path))];
    throw new Refusal(404, `There is no ${path}. ${suggest(path, known)}`);
  }

  function answer(asked: GateRequest, reached: (operation: Operation) => void): Answered {
    const { method, url, headers, body: text } = asked;
    const { path, search, query } = readUrl(url);
    const operation = route(method, path);
    reached(operation);
    if (!/^Bearer \S+$/.test(String(headers.authorization ?? ''))) {
      throw new Refusal(401, 'The header "Authorization: Bearer <api key>" is missing.');
    }
    const body = readBody(operation, headers, text);
    validate(asked, operation, { path, search, body });
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

/** Matches what a path with parameters in braces stands for. */
function patternOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

const countOf = (path: string): number => path.split('{').length;

function readUrl(url: string) {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  try {
    decodeURIComponent(path);
  } catch (error) {
    throw new Refusal(400, `The path ${path} is not encoded correctly.`, { cause: error });
  }
  const search = mark < 0 ? '' : url.slice(mark);
  // Both are correct in a path.
  return { path: path.replaceAll('%24', '$'), search, query: new URLSearchParams(search) };
}
