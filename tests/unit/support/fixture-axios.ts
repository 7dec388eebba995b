import axios, { AxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';

/** A request as a fixture receives it. */
export interface SentRequest {
  /** In upper case. */
  method: string;
  /** Including the query. */
  url: URL;
  /** Names in lower case. */
  headers: Record<string, unknown>;
  /** The body as it is sent. */
  data: unknown;
}

type Fixture = (asked: SentRequest) => {
  status?: number;
  statusText?: string;
  headers?: object;
  data?: unknown;
};

/**
 * Creates the installed axios with fixtures instead of a network.
 *
 * @param hosts fixtures by host name
 * @returns it, and every request that reached a fixture
 */
export function fixtureAxios(hosts: Record<string, Fixture>): {
  axios: AxiosInstance;
  requests: SentRequest[];
} {
  const requests: SentRequest[] = [];
  const adapter = async (config: InternalAxiosRequestConfig) => {
    const url = new URL(axios.getUri(config));
    const fixture = hosts[url.host];
    if (!fixture) throw new Error(`No fixture answers for ${url.host}.`);
    const headers = Object.entries(config.headers.toJSON()).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    const asked = {
      method: String(config.method).toUpperCase(),
      url,
      headers: Object.fromEntries(headers),
      data: config.data,
    };
    requests.push(asked);
    const { status = 200, statusText = '', headers: own = {}, data } = fixture(asked);
    const response = { status, statusText, headers: { ...own }, data, config };
    if (!config.validateStatus || config.validateStatus(status)) return response;
    throw new AxiosError(`Request failed with status code ${status}`, undefined, config, null, response);
  };
  return { axios: axios.create({ adapter }), requests };
}
