import type { Sample } from '../page/sample.ts';

/** Programs that shell samples may call, and that may not be installed. */
const callable = ['curl', 'jq', 'python3'];

/**
 * Returns the first program that a sample requires and that isn't installed. Samples require the programs that run or check them,
 * and those that they call.
 *
 * @param has whether a program is installed
 */
export function findMissingProgram(
  { code, fence: { language, declaration } }: Sample,
  has: (program: string) => boolean,
): string | undefined {
  const isRun = declaration === 'run';
  if (!isRun && !['check', 'parse'].includes(declaration)) return undefined;
  const required = {
    python: ['python3'],
    bash: isRun
      ? ['bash', ...callable.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code))]
      : ['bash', ...(declaration === 'check' ? ['shellcheck'] : [])],
  }[language];
  return required?.find((name) => !has(name));
}
