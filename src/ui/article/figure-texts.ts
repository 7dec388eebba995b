import { existsSync, readdirSync } from 'node:fs';

/*
 * What interactive figures show before anything is changed, in words: the constant `text` of `text.ts` in a folder of
 * `src/figures`. Markdown copies and search have it in place of the figure.
 */

type Modules = Readonly<Record<string, string>>;

/** Finds them where Node.js runs this as it is. */
async function readModules(): Promise<Modules> {
  const figures = new URL('../../figures/', import.meta.url);
  const files = readdirSync(figures)
    .map((name) => new URL(`${name}/text.ts`, figures))
    .filter((file) => existsSync(file));
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ href }) => [href, (await import(/* @vite-ignore */ href)).text] as const),
    ),
  );
}

const modules: Modules = import.meta.env
  ? import.meta.glob<string>('../../figures/*/text.ts', { eager: true, import: 'text' })
  : await readModules();

const texts = new Map(
  Object.entries(modules).map(([path, text]) => [path.split('/').at(-2) ?? '', text] as const),
);

/** What the figure of this name shows, in words; `undefined` for other components. */
export const textOfFigure = (name: string | null): string | undefined => texts.get(name ?? '');
