import { compilerOptions } from '../compiler-options.ts';
import { readModuleText } from './module-text.ts';

/** The specifier under which wrapped samples import `types/component.d.ts`. */
export const typesModule = 'component-types';

/** The function of `types/component.d.ts` that checks each kind of export. */
const checks: Record<string, string> = { action: 'checkAction', app: 'checkApp', source: 'checkSource' };

/** A common file has no metadata: its components add it. /components/guidelines/#common-files-optional */
const isPart = (properties: ReadonlyMap<string, unknown>): boolean =>
  !['type', 'name', 'version', 'key', 'run'].some((name) => properties.has(name));

/**
 * Wraps the default export of a component or app file so that a type checker holds it against the Component API:
 * `export default {…}` becomes `export default checkSource({…})`. Everything stays on its line, so the checker's line
 * numbers are those of the sample; what the wrapping needs stands below the last line.
 *
 * @param text an ES module, in JavaScript
 * @returns the wrapped text; the text itself when it exports no object by default
 */
export function wrapForTypes(text: string): string {
  const { defaultObject } = readModuleText(text);
  if (!defaultObject) return text;
  const { start, end, properties } = defaultObject;
  const check = checks[properties.get('type') ?? ''] ?? (isPart(properties) ? 'checkPart' : 'checkSource');
  const wrapped = `${text.slice(0, start)}${check}(${text.slice(start, end)})${text.slice(end)}`;
  return `${wrapped}\nimport { ${check} } from '${typesModule}';\n`;
}

/**
 * Options of a tsconfig.json for wrapped samples, saved as `.mjs`.
 *
 * @param types the path of `types/component.d.ts` from where the tsconfig.json stands
 */
export const sampleCompilerOptions = (types: string) => ({
  ...compilerOptions,
  target: 'ES2021',
  lib: ['ES2021'],
  paths: { [typesModule]: [types], '@pipedream/platform': [types] },
});
