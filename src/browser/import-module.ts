/** The scripts that are loaded or loading, by their addresses; `null` for those that have failed. */
const modules: Record<string, Promise<object> | null> = {};
let retries = 1;

/**
 * Imports a script of the bundle, and requests it once more after a failure, as Stop aborts scripts too. The build replaces the
 * imports between scripts with calls of this function.
 *
 * @param url address, relative to the folder of scripts
 * @throws when both requests fail; the next call makes another one
 */
export function importModule(url: string): Promise<object> {
  // Firefox and Safari remember a failed module as long as the document lives, and only request another address.
  const retry = () => request(`${url}?${retries++}`);
  modules[url] ??= (url in modules ? retry() : request(url).catch(retry)).catch((error: unknown) => {
    modules[url] = null;
    throw error;
  });
  return modules[url];
}

async function request(url: string): Promise<object> {
  const module: object = await import(/* @vite-ignore */ url);
  // An empty script is a valid module, but none of these scripts is without exports.
  if (!Object.keys(module)[0]) throw new Error(url);
  return module;
}
