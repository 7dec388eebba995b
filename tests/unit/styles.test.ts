import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakpoints } from '../../src/styles/breakpoints.ts';

const source = join(import.meta.dirname, '../../src');
/** All stylesheets, except for the tokens and the stylesheet of drawings, which uses other units. */
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/(?:tokens|figures)\.css$/.test(file))
  .map((file) => [file, readFileSync(join(source, file), 'utf8')] as const);

/** Returns the values of a property in all stylesheets, with their files. */
const valuesOf = (property: RegExp): string[] =>
  sheets.flatMap(([file, css]) =>
    [...css.matchAll(new RegExp(`[\\s;{](?:${property.source}):\\s*([^;]+);`, 'g'))].map(
      ([, value = '']) => `${value} (${file})`,
    ),
  );

test('font sizes are tokens, or relative to the text around them', () => {
  const sizes = valuesOf(/font-size|font/);
  expect(sizes.length).toBeGreaterThan(30);
  expect(sizes.filter((value) => !/var\(--|^inherit|^[\d.]+em |^100% /.test(value))).toEqual([]);
  // The line height follows the slash.
  expect(sizes.filter((value) => /\d(?:rem|px)/.test(value.replace(/ \/ [\d.]+rem/, '')))).toEqual([]);
});

test('spaces are tokens, relative to the text around them, or make room for a border', () => {
  const spaces = valuesOf(/(?:scroll-)?(?:margin|padding)(?:-[\w-]+)?|(?:row-|column-)?gap/);
  expect(spaces.length).toBeGreaterThan(200);
  // A space of one to three pixels overlaps a border, or replaces one.
  const raw = spaces.filter((value) =>
    /\d(?:rem|px)/.test(value.replace(/(?:^|[ (])- ?[1-3]px\b|^-1px/, '')),
  );
  expect(raw).toEqual([]);
});

test('radii are tokens, none, or round', () => {
  const radii = valuesOf(/border-radius|border-[\w-]+-radius/);
  expect(radii.length).toBeGreaterThan(20);
  expect(radii.filter((value) => !/var\(--radius|^0 |^50%|^50vmax|^1em /.test(value))).toEqual([]);
});

test('colors are tokens', () => {
  const raw = sheets.flatMap(([file, css]) =>
    [...css.matchAll(/#[\da-f]{3,8}\b(?=[;\s])|\brgba?\(|\bhsla?\(/gi)].map(
      ([value]) => `${value} (${file})`,
    ),
  );
  expect(raw).toEqual([]);
});

test('every custom property that is used is set somewhere', () => {
  const read = (extension: RegExp) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => extension.test(file))
      .map((file) => readFileSync(join(source, file), 'utf8'))
      .join('\n');
  // In scripts, the name of a property that is set is a string.
  const set = new Set(
    [...read(/\.(?:css|tsx?)$/).matchAll(/--[\w-]+(?=['"]?\]?[:,])/g)].map(([name]) => name),
  );
  const used = [...read(/\.(?:css|tsx)$/).matchAll(/(?<=var\()--[\w-]+(?=\))/g)].map(([name]) => name);
  expect(used.length).toBeGreaterThan(500);
  expect([...new Set(used)].filter((name) => !set.has(name))).toEqual([]);
});

test('the layout only changes at the listed widths', () => {
  const used = sheets.flatMap(([, css]) => [
    ...[...css.matchAll(/\((min|max)-width:\s*([\d.]+)rem\)/g)].map(([, kind, width]) => `${width} ${kind}`),
    ...[...css.matchAll(/@container[^{]*?([\d.]+)rem\)/g)].map(([, width]) => `${width} container`),
  ]);
  const listed = Object.entries(breakpoints).map(([width, kind]) => `${width} ${kind}`);
  expect([...new Set(used)].sort()).toEqual(listed.sort());
  expect(sheets.filter(([, css]) => /@media[^{]*width\s*[<>]|@media[^{]*\d(?:px|em\b)/.test(css))).toEqual(
    [],
  );
});
