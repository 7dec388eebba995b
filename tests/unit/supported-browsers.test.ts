import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { target } from '../../src/build/vite-config.ts';
import { root } from '../../src/node/folders.ts';
import { newerFeatures } from './support/newer-css.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
/** The rows of the README's table: `| Gecko: Firefox | 128 (July 2024) | …`. */
const rows = [...readme.matchAll(/^\| (Chromium|Gecko|WebKit): [^|]+\| ([\d.]+) \(/gm)];
const [chrome = 0, firefox = 0, safari = 0] = rows.map(([, , version]) => Number(version));

/** CSS that is newer, or was incomplete, with the effect in older versions. */
const known: Record<string, string> = {
  '::details-content': 'What is folded stays folded in print.',
  'accent-color': 'Safari does not adapt the mark in a control to the color.',
  'break-after: avoid': 'A heading may be the last line of a printed page.',
  'contain: style': 'Safari did not contain quotation marks, which nothing here generates.',
  'content-visibility': 'Only print uses it, for ::details-content.',
  'content-visibility: visible': 'Only print uses it, for ::details-content.',
  'forced-color-adjust': 'Safari has no forced colors.',
  'forced-color-adjust: none': 'Safari has no forced colors.',
  'overscroll-behavior': 'At the end of a box without overflow, the page scrolls.',
  'print-color-adjust: exact': 'The build adds the prefixed form.',
  'scrollbar-width': 'Scroll bars are wider.',
  'scrollbar-width: thin': 'Scroll bars are wider.',
  'text-size-adjust': 'Safari has the prefixed form. Firefox only enlarges text on phones.',
  'text-size-adjust: none': 'Safari has the prefixed form. Firefox only enlarges text on phones.',
  'text-wrap: pretty': 'The last line of a paragraph may be a single word.',
};

describe('the oldest browsers in the README', () => {
  test('are those that scripts and styles are built for', () => {
    expect(rows.map(([, engine]) => engine)).toEqual(['Chromium', 'Gecko', 'WebKit']);
    expect(target).toEqual([`chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`, `safari${safari}`]);
  });

  test('support all CSS, except for minor enhancements', () => {
    const source = join(root, 'src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    const newer = files.flatMap((file) =>
      newerFeatures(readFileSync(join(source, file), 'utf8'), { chrome, firefox, safari }),
    );
    expect([...new Set(newer)].sort()).toEqual(Object.keys(known).sort());
  });

  test.each([
    ['a { position-anchor: --a; }', 'position-anchor'],
    ['a { color: contrast-color(red); }', 'contrast-color()'],
    ['a { width: calc-size(auto, size); }', 'calc-size()'],
    ['@scope (.a) { b { color: red; } }', '@scope'],
    ['@starting-style { a { color: red; } }', '@starting-style'],
    ['a:open { color: red; }', ':open'],
  ])('%s is detected', (stylesheet, name) => {
    expect(newerFeatures(stylesheet, { chrome, firefox, safari })).toContain(name);
  });

  test.each([
    'a { color: light-dark(red, blue); }',
    'a { b { user-select: none; } }',
    'a:popover-open { top: 0; }',
  ])('%s is not detected', (stylesheet) => {
    expect(newerFeatures(stylesheet, { chrome, firefox, safari })).toEqual([]);
  });
});
