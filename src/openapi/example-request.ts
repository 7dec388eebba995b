import type { Operation, Parameter } from './operations.ts';

/** A request to the REST API. */
export interface RestRequest {
  method: string;
  /** Below the base URL, with the query: `/sources/dc_abc123/event_summaries?limit=100` */
  url: string;
  /** What is sent as JSON. */
  body?: unknown;
}

/**
 * The request that an operation's own examples make.
 *
 * @param wanted which parameters to send; by default those that are required
 */
export function exampleRequest(
  operation: Operation,
  wanted: (parameter: Parameter) => boolean = ({ required }) => required,
): RestRequest {
  const query = new URLSearchParams();
  let path = operation.path;
  for (const parameter of operation.parameters) {
    const value = String(parameter.example);
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
    else if (wanted(parameter)) query.append(parameter.name, value);
  }
  return {
    method: operation.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    body: operation.body?.required ? operation.body.example : undefined,
  };
}
