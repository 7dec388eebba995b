import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { hashFiles, hashOf } from '../../scripts/hash-files.mjs';
import { type Sample, type SampleResult, treatments } from '../page/sample.ts';
import { versionOf } from '../sandbox/programs.ts';
import { findWall } from '../sandbox/wall.ts';

/** Remembers which pages have passed. */
export interface Cache {
  /** The results of a page, when nothing that they depend on has changed since. */
  read(samples: readonly Sample[]): SampleResult[] | undefined;
  /** Keeps the results of a page, if all of its samples were treated and none has a problem. */
  write(samples: readonly Sample[], results: readonly SampleResult[]): void;
}

/** What decides how a sample fares, besides itself. */
const sources = [
  'data',
  'types',
  'samples',
  'src/content',
  'src/openapi',
  'src/shared/paths.ts',
  'src/server',
  'package-lock.json',
];
const programs = ['bash', 'curl', 'jq', 'python3', 'shellcheck'];

/**
 * Opens the cache, one file for each page.
 *
 * @param root the repository
 * @param folder where the files are
 */
export function openCache(root: string, folder = join(root, '.cache/samples/pages')): Cache {
  const circumstances = hashOf([
    process.version,
    process.platform,
    findWall(),
    programs.map(versionOf),
    hashFiles(root, sources),
  ]);
  const keyOf = (samples: readonly Sample[]) =>
    hashOf([
      circumstances,
      samples.map(({ code, fence: { language, declaration, given, shape, title } }) => [
        code,
        language,
        declaration,
        given,
        shape,
        title,
      ]),
    ]);
  const fileOf = ([first]: readonly Sample[]) => join(folder, `${hashOf(first?.route)}.json`);
  return {
    read(samples) {
      const file = fileOf(samples);
      if (!existsSync(file)) return undefined;
      // What an earlier version wrote may look different.
      const entry = v.safeParse(entrySchema, readFileSync(file, 'utf8'));
      if (!entry.success || entry.output.key !== keyOf(samples)) return undefined;
      return entry.output.treated.map((treatment, index) => {
        const sample = samples[index];
        if (!sample) throw new Error(`${file} has more samples than its page.`);
        return { sample, treatment, problems: [] };
      });
    },
    write(samples, results) {
      const isPass = results.every(
        ({ treatment, problems }) => treatment !== 'skipped' && problems.length === 0,
      );
      if (!isPass) return;
      const entry: v.InferOutput<typeof entrySchema> = {
        key: keyOf(samples),
        treated: results.map(({ treatment }) => treatment),
      };
      mkdirSync(folder, { recursive: true });
      // Written whole or not at all, whoever else writes at the same time.
      const draft = join(folder, `${randomUUID()}.draft`);
      writeFileSync(draft, JSON.stringify(entry));
      renameSync(draft, fileOf(samples));
    },
  };
}

const entrySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.string(), treated: v.array(v.picklist(treatments)) }),
);
