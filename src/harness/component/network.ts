import type { AxiosConfig } from '../../../types/component.d.ts';
import { isRecord } from './values.ts';

/** A request as a fixture sees it. */
export interface OutgoingRequest {
  /** In upper case. */
  method: string;
  /** With the query that `params` made. */
  url: URL;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The body as it was given. */
  data: unknown;
}

/** What a fixture answers; a status of 200 without one. */
export interface Answer {
  status?: number;
  statusText?: string;
  headers?: Record<string, string>;
  data?: unknown;
}

/** An answer together with what was asked: a response of axios. */
export interface AxiosResponse extends Required<Answer> {
  config: AxiosConfig;
}

/** Sends a request: all that this harness knows of a network. */
export type RequestFunction = (config: AxiosConfig) => Promise<AxiosResponse>;

/** A service outside, as far as a sample needs it. */
export type Fixture = (request: OutgoingRequest) => Answer | Promise<Answer>;

/** A network that consists of fixtures. */
export interface Network {
  request: RequestFunction;
  /** Every request that reached a fixture, in order. */
  readonly requests: readonly OutgoingRequest[];
}

/**
 * Makes a network of these hosts and no others: a test never leaves the machine.
 *
 * @param hosts fixtures by host name, with the port, if any: `{ 'api.github.com': ({ url }) => ({ data: … }) }`
 */
export function createNetwork(hosts: Record<string, Fixture> = {}): Network {
  const requests: OutgoingRequest[] = [];
  return {
    requests,
    async request(config) {
      const request = readRequest(config);
      const { host } = request.url;
      const fixture = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
      if (!fixture)
        throw new Error(`No fixture answers for the host "${host}". Declare one: hosts["${host}"].`);
      requests.push(request);
      const { status = 200, statusText = '', headers = {}, data } = await fixture(request);
      return { status, statusText, headers, data, config };
    },
  };
}

function readRequest({
  url,
  baseURL,
  method = 'get',
  params = {},
  headers = {},
  data,
  auth,
}: AxiosConfig): OutgoingRequest {
  const address = new URL(
    baseURL && !/^https?:/.test(url) ? baseURL.replace(/\/?$/, '/') + url.replace(/^\//, '') : url,
  );
  for (const [name, value] of Object.entries(params)) addParam(address.searchParams, name, value);
  const sent: Record<string, string> = {};
  if (isRecord(data)) sent['content-type'] = 'application/json';
  if (auth) sent.authorization = `Basic ${btoa(`${auth.username}:${auth.password}`)}`;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) sent[name.toLowerCase()] = String(value);
  }
  return { method: method.toUpperCase(), url: address, headers: sent, data };
}

/** As axios does it: lists as `name[]`, objects as JSON, nothing for what is empty. */
function addParam(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const item of value) addParam(query, `${name}[]`, item);
  else query.append(name, isRecord(value) ? JSON.stringify(value) : String(value));
}
