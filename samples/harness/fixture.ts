/** A request to a third-party server. */
export interface FixtureRequest {
  method: string;
  /** The path with the query. */
  path: string;
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The number of requests that the sample has sent to the server before this one. */
  count: number;
}

/** A response of a third-party server. */
export interface FixtureResponse {
  status?: number;
  headers?: Record<string, string>;
  /** Text, or an object that is sent as JSON. */
  body: string | object;
  /** Whether the connection is dropped after the body, before the response is complete. */
  breaks?: boolean;
}

/** A mock of a third-party server. */
export type Fixture = (request: FixtureRequest) => FixtureResponse;

/** A fixture's response as it is sent, with all defaults. */
export interface CompleteResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  breaks: boolean;
}

/** Adds the default status, and the headers that every server sends. */
export function completeResponse({
  status = 200,
  headers = {},
  body,
  breaks = false,
}: FixtureResponse): CompleteResponse {
  const isText = typeof body === 'string';
  const text = isText ? body : JSON.stringify(body);
  const hasLength = !breaks && status !== 204 && status !== 304;
  return {
    status,
    headers: {
      'content-type': isText ? 'text/plain' : 'application/json',
      ...(hasLength && { 'content-length': String(new TextEncoder().encode(text).length) }),
      ...headers,
    },
    body: text,
    breaks,
  };
}
