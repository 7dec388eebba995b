import { join } from 'node:path';
import { compilerOptions } from '../compiler-options.ts';
import { readModuleText } from './module-text.ts';

/** The specifier under which wrapped samples import `types/component-checks.d.ts`. */
const checksModule = 'component-checks';

/** The function of `types/component-checks.d.ts` that checks each kind of export. */
const checks: Record<string, string> = { action: 'checkAction', app: 'checkApp', source: 'checkSource' };

/** What stands before an export that says its own type, as readers do with `component.d.ts`. */
const declaresType = /@type\s*\{[^*]*\*\/\s*export\s+default\s*$/;

/** A common file has no metadata: its components add it. /components/guidelines/#common-files-optional */
const isPart = (properties: ReadonlyMap<string, unknown>): boolean =>
  !['type', 'name', 'version', 'key', 'run'].some((name) => properties.has(name));

/**
 * Wraps the default export of a component or app file so that a type checker holds it against the Component API:
 * `export default {…}` becomes `export default checkSource({…})`. Everything stays on its line, so the checker's line
 * numbers are those of the sample; what the wrapping needs stands below the last line.
 *
 * @param text an ES module, in JavaScript
 * @returns the wrapped text; the text itself when it exports no object by default, or one whose type it declares
 */
export function wrapForTypes(text: string): string {
  const { defaultObject } = readModuleText(text);
  if (!defaultObject) return text;
  const { start, end, properties } = defaultObject;
  if (declaresType.test(text.slice(0, start))) return text;
  const check = checks[properties.get('type') ?? ''] ?? (isPart(properties) ? 'checkPart' : 'checkSource');
  const wrapped = `${text.slice(0, start)}${check}(${text.slice(start, end)})${text.slice(end)}`;
  return `${wrapped}\nimport { ${check} } from '${checksModule}';\n`;
}

/**
 * Options of a tsconfig.json for wrapped samples, saved as `.mjs`. The declarations seem to stand beside the samples, as
 * they do for readers: `./component` is `types/component.d.ts`.
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
