import type { Operation, Parameter } from './operations.ts';

/** A request to the REST API. */
export interface RestRequest {
  method: string;
  /** Below the base URL: `/sources/dc_abc123/event_summaries` */
  path: string;
  /** Query parameters by name. */
  query: Readonly<Record<string, string>>;
  /** The body, sent as JSON. */
  body?: unknown;
}

/**
 * The request of an operation's own examples.
 *
 * @param wanted which parameters to send; by default the required ones
 */
export function exampleRequest(
  operation: Operation,
  wanted: (parameter: Parameter) => boolean = ({ required }) => required,
): RestRequest {
  const query: Record<string, string> = {};
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const value = String(parameter.example);
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (wanted(parameter)) query[parameter.name] = value;
  }
  return {
    method: operation.method,
    path,
    query,
    body: operation.body?.required ? operation.body.example : undefined,
  };
}

/** The path and query of a request below the base URL: `/sources/dc_abc123/event_summaries?limit=100`. */
export const addressOf = ({ path, query }: Pick<RestRequest, 'path' | 'query'>): string =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
