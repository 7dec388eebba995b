import type { axios } from '../../../types/component.d.ts';
import { AxiosError, createAxios } from './axios.ts';
import type { RequestFunction } from './network.ts';
import { refuse } from './problem.ts';
import { describe, isMethod, isRecord } from './values.ts';

/** The package `@pipedream/platform`. */
export interface Platform {
  axios: typeof axios;
}

/**
 * The package `@pipedream/platform`, sending its requests through a function. /pipedream-axios/
 *
 * `axios($, config)` gives the body of the answer. On a status of 400 or more it exports the answer as `debug`, and
 * throws an error whose message is the body.
 */
export function createPlatform(request: RequestFunction): Platform {
  const send = createAxios(request);
  return {
    async axios($, config) {
      const given: unknown = config;
      if (!isRecord(given)) {
        refuse(
          'axios($, config)',
          `Expected a config, found ${describe(given)}.`,
          'The first argument is $.',
        );
      }
      try {
        return (await send(config)).data;
      } catch (error) {
        if (!(error instanceof AxiosError)) throw error;
        const { response } = error;
        // A source has no exports: there, only the error says what was answered.
        if ('export' in $ && isMethod($.export)) $.export('debug', response);
        error.name = `${error.name} - ${error.message}`;
        error.message = typeof response.data === 'string' ? response.data : JSON.stringify(response.data);
        throw error;
      }
    },
  };
}
