import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortenTokens } from '../../src/build/short-tokens.ts';
import { root } from '../../src/node/folders.ts';

const source = join(root, 'src');
const named = (css: string): string[] => [...new Set(css.match(/--[\w-]+(?=\s*:)/g))];
const tokens = named(readFileSync(join(source, 'styles/tokens.css'), 'utf8'));

test('each token gets a short name that no other custom property has', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const all = new Set(sheets.flatMap((file) => named(readFileSync(join(source, file), 'utf8'))));
  expect(all.size).toBeGreaterThan(tokens.length);
  const short = new Set([...all].map(shortenTokens));
  expect(short.size).toBe(all.size);
  for (const token of tokens) expect(shortenTokens(token)).toMatch(/^--\w{1,2}$/);
});

test('names are replaced in values, and only as a whole', () => {
  const short = shortenTokens('--s4');
  expect(shortenTokens('calc(-1 * var(--s4)) var(--s40, var(--s4))')).toBe(
    `calc(-1 * var(${short})) var(--s40, var(${short}))`,
  );
});
