import {
  type DevEnvironment,
  type EnvironmentModuleNode,
  isCSSRequest,
  type RunnableDevEnvironment,
} from 'vite';
import type { Style } from './documents.ts';

/** The module that imports every stylesheet, in the order in which the build puts them together. */
const entry = '/src/ui/sheets/all.ts';

/**
 * The site's styles as they are now, under the names that the browser's own imports of them have.
 *
 * @param client where Vite keeps what the browser loads: it knows which files there are
 * @param server where a stylesheet can be had as a text
 */
export async function readStyles(client: DevEnvironment, server: RunnableDevEnvironment): Promise<Style[]> {
  const modules = await stylesBelow(entry, client);
  return Promise.all(
    modules.map(async ({ id, url }) => {
      const module: { default: string } = await server.runner.import(`${url}?inline`);
      return { id: id ?? url, css: module.default };
    }),
  );
}

async function stylesBelow(url: string, client: DevEnvironment): Promise<EnvironmentModuleNode[]> {
  // What a module imports is known once it has been transformed.
  await client.transformRequest(url);
  const found: EnvironmentModuleNode[] = [];
  for (const imported of (await client.moduleGraph.getModuleByUrl(url))?.importedModules ?? []) {
    if (isCSSRequest(imported.url)) found.push(imported);
    else if (imported.url.startsWith('/src/')) found.push(...(await stylesBelow(imported.url, client)));
  }
  return found;
}
