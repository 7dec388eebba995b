import type { Openapi } from '../../openapi/description.ts';

/**
 * The description of the REST API: the file itself while the build draws the figure and in development, and in a reader's
 * browser the form of it that the site publishes.
 *
 * @throws when the browser can't load it
 */
export async function loadDescription(): Promise<Openapi> {
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
