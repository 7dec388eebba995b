import type { AxiosConfig, axios } from '../../../types/component.d.ts';
import { refuse } from './problem.ts';
import { describe, isMethod, isRecord } from './values.ts';

/** The package `@pipedream/platform`. */
export interface Platform {
  axios: typeof axios;
}

/**
 * Creates the package `@pipedream/platform`, which is based on axios. /pipedream-axios/
 *
 * `axios($, config)` returns the body of the response. If axios throws an error with a response, the response is exported as
 * `debug`, and its body becomes the message of the error.
 *
 * @param send axios
 */
export function createPlatform(send: (config: AxiosConfig) => Promise<{ data: unknown }>): Platform {
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
        if (!(error instanceof Error && 'response' in error && isRecord(error.response))) throw error;
        const { data, headers, status, statusText } = error.response;
        // Sources have no exports, so only the error has the response.
        if ('export' in $ && isMethod($.export))
          $.export('debug', { config, data, headers, status, statusText });
        // In older versions of axios, the name of errors is Error.
        error.name = `Error - ${error.message}`;
        error.message = typeof data === 'string' ? data : JSON.stringify(data);
        throw error;
      }
    },
  };
}
