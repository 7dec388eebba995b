import {
  type DevEnvironment,
  type EnvironmentModuleNode,
  isCSSRequest,
  type RunnableDevEnvironment,
} from 'vite';
import type { Style } from './documents.ts';

/** The module that imports every stylesheet, in the order of the build. */
const entry = '/src/ui/sheets/all.ts';

/**
 * The current stylesheets, with the ids that they have in the browser.
 *
 * @param client Vite's environment for the browser, which has the module graph
 * @param server Vite's environment for the server, which can load stylesheets as text
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
  // The imports of a module are known after its transform.
  await client.transformRequest(url);
  const found: EnvironmentModuleNode[] = [];
  for (const imported of (await client.moduleGraph.getModuleByUrl(url))?.importedModules ?? []) {
    if (isCSSRequest(imported.url)) found.push(imported);
    else if (imported.url.startsWith('/src/')) found.push(...(await stylesBelow(imported.url, client)));
  }
  return found;
}
