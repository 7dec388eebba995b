import { join } from 'node:path';
import { compilerOptions } from '../compiler-options.ts';
import { readModuleText } from './module-text.ts';

/** The specifier with which wrapped samples import `types/component-checks.d.ts`. */
const checksModule = 'component-checks';

/** The function of `types/component-checks.d.ts` that checks each kind of export. */
const checks: Record<string, string> = { action: 'checkAction', app: 'checkApp', source: 'checkSource' };

/** Matches the text before an export that declares its own type, like readers do with `component.d.ts`. */
const declaresType = /@type\s*\{[^*]*\*\/\s*export\s+default\s*$/;

/** Whether a module is a common file. The components that use it add the metadata. /components/guidelines/#common-files-optional */
const isCommonFile = (properties: ReadonlyMap<string, unknown>): boolean =>
  !['type', 'name', 'version', 'key', 'run'].some((name) => properties.has(name));

/**
 * Wraps the default export of a component or app file, so that a type checker checks it against the Component API:
 * `export default {…}` becomes `export default checkSource({…})`. All lines stay in place, so that the checker's line numbers are
 * those of the sample. The import of the check is added at the end.
 *
 * @param text an ES module in JavaScript
 * @returns the wrapped text; the same text if its default export isn't an object literal, or declares its type
 */
export function wrapForTypes(text: string): string {
  const { defaultObject } = readModuleText(text);
  if (!defaultObject) return text;
  const { start, end, properties } = defaultObject;
  if (declaresType.test(text.slice(0, start))) return text;
  const check =
    checks[properties.get('type') ?? ''] ?? (isCommonFile(properties) ? 'checkPart' : 'checkSource');
  const wrapped = `${text.slice(0, start)}${check}(${text.slice(start, end)})${text.slice(end)}`;
  return `${wrapped}\nimport { ${check} } from '${checksModule}';\n`;
}

/**
 * Returns the tsconfig.json options for wrapped samples, which are saved as `.mjs`. For TypeScript, the declarations are in the
 * folder of the samples, where readers have them: `./component` is `types/component.d.ts`.
 *
 * @param types the path of the folder `types`
 */
export const sampleCompilerOptions = (types: string) => ({
  ...compilerOptions,
  target: 'ES2021',
  lib: ['ES2021'],
  rootDirs: ['.', types],
  paths: {
    [checksModule]: [join(types, 'component-checks.d.ts')],
    '@pipedream/platform': [join(types, 'component.d.ts')],
  },
});
