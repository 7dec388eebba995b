import type { AxiosConfig } from '../../../types/component.d.ts';
import type { AxiosResponse, RequestFunction } from './network.ts';

type Options = Omit<AxiosConfig, 'url'>;

/** As much of the npm package `axios` as the documentation uses. /workflows/steps/code/nodejs/http-requests/ */
export interface Axios {
  (config: AxiosConfig): Promise<AxiosResponse>;
  request(config: AxiosConfig): Promise<AxiosResponse>;
  get(url: string, options?: Options): Promise<AxiosResponse>;
  delete(url: string, options?: Options): Promise<AxiosResponse>;
  post(url: string, data?: unknown, options?: Options): Promise<AxiosResponse>;
  put(url: string, data?: unknown, options?: Options): Promise<AxiosResponse>;
  patch(url: string, data?: unknown, options?: Options): Promise<AxiosResponse>;
}

/** What axios throws when the status is no success. */
export class AxiosError extends Error {
  override name = 'Error';
  readonly isAxiosError = true;
  readonly config: AxiosConfig;
  constructor(readonly response: AxiosResponse) {
    super(`Request failed with status code ${response.status}`);
    this.config = response.config;
  }
}

/** An axios that sends its requests through a function. */
export function createAxios(request: RequestFunction): Axios {
  const send = async (config: AxiosConfig): Promise<AxiosResponse> => {
    const response = await request(config);
    const isSuccess =
      config.validateStatus === undefined ? (status: number) => status < 400 : config.validateStatus;
    // As with axios, null lets every status pass.
    if (isSuccess && !isSuccess(response.status)) throw new AxiosError(response);
    return response;
  };
  const withoutBody = (method: string) => (url: string, options?: Options) =>
    send({ ...options, url, method });
  const withBody = (method: string) => (url: string, data?: unknown, options?: Options) =>
    send({ ...options, url, data, method });
  return Object.assign((config: AxiosConfig) => send(config), {
    request: send,
    get: withoutBody('get'),
    delete: withoutBody('delete'),
    post: withBody('post'),
    put: withBody('put'),
    patch: withBody('patch'),
  });
}
