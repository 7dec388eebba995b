/**
 * Returns the names of modules and of everything that they require.
 *
 * @param names of modules; those that the sandbox doesn't have are ignored
 * @param modules what each module requires, by name
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
