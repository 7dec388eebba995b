import type { AxiosConfig, axios } from '../../../types/component.d.ts';
import { refuse } from './problem.ts';
import { describe, isMethod, isRecord } from './values.ts';

/** The package `@pipedream/platform`. */
export interface Platform {
  axios: typeof axios;
}

/**
 * The package `@pipedream/platform`, on top of axios. /pipedream-axios/
 *
 * `axios($, config)` gives the body of the answer. When axios fails with an answer, it exports that as `debug`, and throws an
 * error whose message is the body.
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
        // A source has no exports: there, only the error says what was answered.
        if ('export' in $ && isMethod($.export))
          $.export('debug', { config, data, headers, status, statusText });
        // The axios of the time called its errors Error.
        error.name = `Error - ${error.message}`;
        error.message = typeof data === 'string' ? data : JSON.stringify(data);
        throw error;
      }
    },
  };
}
