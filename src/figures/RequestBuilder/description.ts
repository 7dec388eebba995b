import type { Openapi } from '../../openapi/description.ts';
import { type Operation, operationsOf } from '../../openapi/operations.ts';

/** What the figure knows of the REST API. */
interface Description {
  api: Openapi;
  operations: Operation[];
}

let loaded: Description | undefined;

/**
 * Loads the description of the REST API: the file itself while the build draws the figure and in development, and in a reader's
 * browser the form of it that the site publishes.
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

/** The description. @throws before `prepare` has ended */
export function description(): Description {
  if (!loaded) throw new Error('The description of the REST API is not loaded.');
  return loaded;
}
