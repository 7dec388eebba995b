/** A request to a server of a third party. */
export interface FixtureRequest {
  method: string;
  /** With the query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** How many requests this sample has sent to the server before this one. */
  count: number;
}

/** A response of a third party's server. */
export interface FixtureAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** Text, or an object that is sent as JSON. */
  body: string | object;
  /** Whether the connection breaks after the body, before the response is complete. */
  breaks?: boolean;
}

/** A stand-in for a third party's server. */
export type Fixture = (request: FixtureRequest) => FixtureAnswer;

/** A fixture's answer as it is sent. */
export interface SentAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  breaks: boolean;
}

/** Fills in what every server adds to its answers. */
export function readAnswer({ status = 200, headers = {}, body, breaks = false }: FixtureAnswer): SentAnswer {
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
