import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bestOf } from './best-of-peers.ts';
import { stagesTable } from './build.ts';
import { multiplyContent } from './copies.ts';
import type { Section } from './fixtures.ts';
import type { Run } from './process-tree.ts';
import { against, atLeast, atMost, format, type Goal, type Table } from './report.ts';
import { listFiles, listPages, mediumRoute, readBase } from './site.ts';
import { sum } from './stats.ts';
import { Workspace } from './workspace.ts';

/** Measures the builds of a site with many pages. */
export const growthSection: Section = {
  name: 'growth',
  title: 'Growth',
  async run({ growthPages }) {
    const workspace = new Workspace();
    try {
      await workspace.build({ compress: false });
      const smallCount = listPages(workspace.dist).length;
      const smallLoads = firstLoads(workspace.dist);
      workspace.clean();

      const copies = multiplyContent(workspace.content, growthPages);
      const cold = await workspace.build({ compress: false });
      const before = hashFiles(workspace.dist);
      workspace.edit(copies[Math.floor(copies.length / 2)] ?? 'index.mdx', 'This page was edited.');
      const edited = await workspace.build({ compress: false });
      const changes = compareFiles(before, hashFiles(workspace.dist));
      workspace.clean();
      const compressed = await workspace.build({ compress: true });

      const pages = listPages(workspace.dist).length;
      const times: Table = {
        title: `${pages} pages, one build each; memory of all processes together at its peak`,
        columns: ['', 'time', 'speed', 'best other', 'memory', 'best other'],
        rows: (
          [
            ['cold, without compressed forms', cold],
            ['after one edit, without compressed forms', edited],
            ['cold, with brotli and gzip', compressed],
          ] as const
        ).map(([label, run]) => [
          label,
          format(run.seconds, 's'),
          ...against(pages / run.seconds, 'pages/s', bestOf('growth/speed')),
          ...against(run.peakMegabytes, 'MB', bestOf('growth/memory')),
        ]),
      };
      const compared = compareLoads(smallLoads, firstLoads(workspace.dist));
      const firstLoad: Table = {
        title: 'HTML, stylesheet and script of the first load, brotli',
        columns: ['', `${smallCount} pages`, `${pages} pages`, 'difference'],
        rows: compared.map(({ path, smallBytes, largeBytes, difference }) => [
          path,
          format(smallBytes / 1000, 'kB'),
          format(largeBytes / 1000, 'kB'),
          format(difference, '%'),
        ]),
      };
      const stages = stagesTable([
        ['cold', [cold]],
        ['after one edit', [edited]],
        ['cold, compressed', [compressed]],
      ]);
      return {
        tables: [times, stages, firstLoad, changesTable(changes)],
        goals: goals(pages, cold, [cold, edited, compressed], compared, changes),
        notes: [changesNote(changes), 'The others were built with 1,000 pages, without compressed forms.'],
      };
    } finally {
      workspace.remove();
    }
  },
};

/** Returns the bytes of the first load of some pages, by path. */
const firstLoads = (dist: string): Map<string, number> => {
  const base = readBase(dist);
  return new Map([base, base + mediumRoute].map((path) => [path, firstLoadBytes(dist, path)]));
};

interface ComparedLoad {
  path: string;
  smallBytes: number;
  largeBytes: number;
  /** Percent. */
  difference: number;
}

function compareLoads(
  small: ReadonlyMap<string, number>,
  large: ReadonlyMap<string, number>,
): ComparedLoad[] {
  return [...small].map(([path, smallBytes]) => {
    const largeBytes = large.get(path) ?? Number.NaN;
    return { path, smallBytes, largeBytes, difference: (largeBytes / smallBytes - 1) * 100 };
  });
}

/** Returns the compressed bytes of a document with its stylesheet and script. */
function firstLoadBytes(dist: string, path: string): number {
  const html = readFileSync(join(dist, path, 'index.html'));
  const named = [
    ...html.toString().matchAll(/<(?:link rel="stylesheet" href|script type="module" src)="([^"]+)"/g),
  ];
  const files = named.map(([, address = '']) => readFileSync(join(dist, address)));
  if (files.length < 2) throw new Error(`${path} has no stylesheet or no script.`);
  return sum([html, ...files].map((content) => brotliCompressSync(content).byteLength));
}

/** The files that changed between two builds, by kind. */
type Changes = Map<string, { path: string; how: 'changed' | 'added' | 'removed' }[]>;

function hashFiles(dist: string): Map<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(dist, file)))
      .digest('hex');
  return new Map(listFiles(dist).map((file) => [file, hash(file)]));
}

const kindOf = (file: string): string => {
  if (file.endsWith('index.html')) return 'documents';
  if (file.endsWith('index.md')) return 'Markdown copies';
  return file.endsWith('.js') ? 'scripts' : 'files of the whole site';
};

function compareFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Changes {
  const changes: Changes = new Map();
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(path) === after.get(path)) continue;
    const how = !before.has(path) ? 'added' : after.has(path) ? 'changed' : 'removed';
    const kind = kindOf(path);
    changes.set(kind, [...(changes.get(kind) ?? []), { path, how }]);
  }
  return changes;
}

const changesTable = (changes: Changes): Table => ({
  title: 'Files of the output that one edit changes, adds or removes',
  columns: ['', 'files'],
  rows: [...changes].map(([kind, files]) => [kind, format(files.length, 'count')]),
});

/** Returns a note with the names of the first changed files. */
function changesNote(changes: Changes): string {
  const files = [...changes.values()].flat();
  const names = files.slice(0, 8).map(({ path, how }) => `${path} (${how})`);
  return `Touched by one edit: ${names.join(', ')}${files.length > names.length ? ', ...' : ''}.`;
}

function goals(
  pages: number,
  cold: Run,
  all: readonly Run[],
  loads: readonly ComparedLoad[],
  changes: Changes,
): Goal[] {
  const memory = all.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
  return [
    atLeast('speed without compressed forms', pages / cold.seconds, 'pages/s', 100),
    ...(memory.length > 0 ? [atMost('memory, the most of all builds', Math.max(...memory), 'MB', 800)] : []),
    ...loads.map(({ path, difference }) =>
      atMost(`first load of ${path}, difference to the small site`, Math.abs(difference), '%', 1),
    ),
    atMost('documents changed by one edit', changes.get('documents')?.length ?? 0, 'count', 1),
  ];
}
