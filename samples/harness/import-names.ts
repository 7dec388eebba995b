/** Imports a module and checks that it exports the requested names, like Node.js (/workflows/steps/code/#just-import-it). */
export async function importNames(
  load: (specifier: string) => Promise<Readonly<Record<string, unknown>>>,
  specifier: string,
  names: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const module = await load(specifier);
  const absent = names.find((name) => !(name in module));
  if (absent !== undefined)
    throw new SyntaxError(`The requested module '${specifier}' does not provide an export named '${absent}'`);
  return module;
}
