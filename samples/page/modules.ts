import { posix } from 'node:path';
import { readModuleText } from '../harness/component/module-text.ts';
import { ParseError } from '../harness/parse-error.ts';
import type { Sample } from './sample.ts';

/**
 * Returns the source texts of the modules that a component imports: those of its `given`, and those that it imports by path and
 * that the page shows, in a block whose title ends in the file's name.
 *
 * @param given source texts by specifier, including those of packages
 * @param samples of the page
 */
export function modulesOf(
  code: string,
  given: Readonly<Record<string, string>>,
  samples: readonly Sample[],
): Record<string, string> {
  const modules: Record<string, string> = { ...given };
  const add = (text: string) => {
    for (const specifier of relativeImports(text)) {
      if (Object.hasOwn(modules, specifier)) continue;
      const shown = samples.find(({ fence }) => isFile(fence.title, specifier));
      if (!shown) continue;
      modules[specifier] = shown.code;
      add(shown.code);
    }
  };
  for (const text of [code, ...Object.values(given)]) add(text);
  return modules;
}

const isFile = (title: string | undefined, specifier: string): boolean =>
  title !== undefined && posix.basename(title) === posix.basename(specifier);

function relativeImports(text: string): string[] {
  try {
    return readModuleText(text)
      .imports.map(({ specifier }) => specifier)
      .filter((specifier) => /^\.\.?\//.test(specifier));
  } catch (error) {
    // Syntax errors are reported when the text is run or checked.
    if (error instanceof ParseError) return [];
    throw error;
  }
}
