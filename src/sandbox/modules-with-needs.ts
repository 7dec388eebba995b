/**
 * Returns the names of modules together with those of the modules that they require.
 *
 * @param names those that the sandbox doesn't have are left out
 * @param modules what each module requires, by its name
 */
export function modulesWithNeeds(
  names: Iterable<string>,
  modules: Readonly<Record<string, { needs: readonly string[] }>>,
): Set<string> {
  const all = new Set<string>();
  const add = (name: string): void => {
    const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
    if (!module || all.has(name)) return;
    all.add(name);
    module.needs.forEach(add);
  };
  for (const name of names) add(name);
  return all;
}
