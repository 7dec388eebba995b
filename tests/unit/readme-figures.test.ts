import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawPicture, panels, themes } from '../../bench/peers/picture.ts';
import { ownId, readResults, rowsById } from '../../bench/peers/results.ts';
import packageFile from '../../package.json';
import { root } from '../../src/node/folders.ts';
import { cacheControl } from '../../src/shared/deployment.ts';
import { readSite } from '../../src/shared/site.ts';

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const readme = textOf('README.md').replace(/\s+/g, ' ');
/** Returns what the only group of a pattern matches, for each occurrence. */
function figures(pattern: RegExp, text = readme): string[] {
  const found = [...text.matchAll(pattern)].map(([, figure = '']) => figure);
  expect(found, `${pattern}`).not.toEqual([]);
  return found;
}

/* The figures in bytes are in tests/browser/bytes.test.ts, and the versions of browsers in supported-browsers.test.ts. */

test('the README names the required version of Node.js', () => {
  const [required = ''] = figures(/^>=(\d+\.\d+)\.0$/g, packageFile.engines.node);
  expect(new Set(figures(/Node\.js (\d+\.\d+)/g))).toEqual(new Set([required]));
  expect(textOf('.nvmrc').trim()).toBe(`${required}.0`);
});

test('the README lists the default of each variable', () => {
  const rows = [...readme.matchAll(/\| `(DOCS_[A-Z_]+)` \| `([^`]+)` \|/g)];
  const defaults = Object.fromEntries(rows.map(([, name = '', value = '']) => [name, value]));
  const { DOCS_EDIT_URL = '', DOCS_REPOSITORY = '', ...others } = defaults;
  expect(DOCS_EDIT_URL).toMatch(/^…\//);
  const complete = {
    ...others,
    DOCS_REPOSITORY,
    DOCS_EDIT_URL: DOCS_EDIT_URL.replace('…', DOCS_REPOSITORY),
  };
  expect(Object.keys(complete).length).toBeGreaterThan(6);
  expect(readSite(complete)).toEqual(readSite({}));
});

test('the README names the port, the lifetime of hashed files, and the limits of tests and of the service worker', () => {
  expect(figures(/http:\/\/127\.0\.0\.1:(\d+)/g)).toEqual(
    figures(/process\.env\.PORT \|\| '(\d+)'/g, textOf('src/server/cli.ts')),
  );
  expect(figures(/-p \d+:(\d+) docs/g)).toEqual(figures(/EXPOSE (\d+)/g, textOf('src/hosts/docker.ts')));
  expect(readme).toContain('Cached for a year');
  expect(cacheControl.hashed).toContain(`max-age=${365 * 24 * 60 * 60},`);
  expect(figures(/(\d+) navigations/g)).toEqual(
    figures(/await navigate\((\d+)\);\s+expect/g, textOf('tests/soak/memory.test.ts')),
  );
  expect(figures(/takes longer than (\d+) seconds/g)).toEqual(
    figures(/networkTimeoutSeconds = (\d+);/g, textOf('src/offline/worker/service-worker.ts')),
  );
});

test('the charts of the comparison show its results, and the README describes them', () => {
  const results = readResults();
  for (const [name, theme] of Object.entries(themes))
    expect(textOf(`.github/peers-${name}.svg`)).toBe(drawPicture(results, theme));

  const rows = rowsById(results);
  const ranks = panels.map(({ row }) => {
    const { cells = {}, isMoreBetter } = rows.get(row) ?? {};
    const own = Number(cells[ownId]);
    const isBetter = (value: number) => (isMoreBetter ? value > own : value < own);
    return 1 + Object.values(cells).filter((cell) => typeof cell === 'number' && isBetter(cell)).length;
  });
  const claims = [...readme.matchAll(/\b(?:is the|It's) (best|second|third) in (.+?)\./g)];
  const rankOf = (word: string) => {
    const [, rank = ''] = claims.find(([, , charts = '']) => charts.includes(word)) ?? [];
    return 1 + ['best', 'second', 'third'].indexOf(rank);
  };
  const words = ['first load', 'main content', 'next page', 'first search result', 'right page', 'build'];
  expect(words.map(rankOf)).toEqual(ranks);
});
