import type { Sample } from '../page/sample.ts';

/** Programs that a shell sample may call and that not every machine has. */
const callable = ['curl', 'jq', 'python3'];

/**
 * The first program that a sample cannot do without and that is not installed: what runs it, what it calls, what checks it.
 *
 * @param has whether a program is installed
 */
export function missingFor(
  { code, fence: { language, declaration } }: Sample,
  has: (program: string) => boolean,
): string | undefined {
  const isRun = declaration === 'run';
  if (!isRun && !['check', 'parse'].includes(declaration)) return undefined;
  const needed = {
    python: ['python3'],
    bash: isRun
      ? ['bash', ...callable.filter((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code))]
      : ['bash', ...(declaration === 'check' ? ['shellcheck'] : [])],
  }[language];
  return needed?.find((name) => !has(name));
}
