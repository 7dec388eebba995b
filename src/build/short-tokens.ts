import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSOptions } from 'vite';
import { root } from '../node/folders.ts';
import { shortName } from './short-name.ts';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** The short name of each token, in the order of `tokens.css`. */
const names = new Map(
  [
    ...new Set(readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').match(/(?<=^ +)--[\w-]+(?=:)/gm)),
  ].map((name, i) => [name, `--${shortName(i)}`]),
);

/** Shortens the names of tokens in a text: `var(--surface-1)` becomes `var(--a)`. Other custom properties keep their names. */
export const shortenTokens = (css: string): string =>
  css.replace(/--[\w-]+/g, (name) => names.get(name) ?? name);

/** Shortens them in every stylesheet. With the names of the source, the first one would be about 150 bytes larger, compressed. */
export const shortTokens: PostcssPlugin = {
  postcssPlugin: 'short-tokens',
  Once(sheet) {
    sheet.walkDecls((declaration) => {
      declaration.prop = shortenTokens(declaration.prop);
      declaration.value = shortenTokens(declaration.value);
    });
  },
};
