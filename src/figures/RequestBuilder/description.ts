import type { Openapi } from '../../openapi/description.ts';
import { type Operation, operationsOf } from '../../openapi/operations.ts';

/** The parts of the REST API's description that the figure needs. */
interface Description {
  api: Openapi;
  operations: Operation[];
}

let loaded: Description | undefined;

/**
 * Loads the REST API's description: from the source file during a build and in development, and in the reader's
 * browser from the JSON that the site publishes.
 *
 * @throws when the browser can't load it; the next call tries again
 */
export async function prepare(): Promise<void> {
  if (loaded) return;
  const api = await loadApi();
  loaded = { api, operations: operationsOf(api) };
}

async function loadApi(): Promise<Openapi> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const [{ default: text }, { parse }] = await Promise.all([
      import('../../../data/openapi.yaml?raw'),
      import('yaml'),
    ]);
    return parse(text);
  }
  const response = await fetch(`${__BASE__}openapi.json`);
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
  return response.json();
}

/** The description. @throws before `prepare` is done */
export function description(): Description {
  if (!loaded) throw new Error('The description of the REST API is not loaded.');
  return loaded;
}
