import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { hashFiles, hashOf } from '../../scripts/hash-files.mjs';
import { type Sample, type SampleResult, sampleStatuses } from '../page/sample.ts';
import { findIsolation } from '../sandbox/network-isolation.ts';
import { versionOf } from '../sandbox/programs.ts';

/** The results of pages that have passed. */
export interface Cache {
  /** Returns the results of a page; `undefined` if there are none, or if something that they depend on has changed. */
  read(samples: readonly Sample[]): SampleResult[] | undefined;
  /** Caches the results of a page, if no sample was skipped and none has a problem. */
  write(samples: readonly Sample[], results: readonly SampleResult[]): void;
}

/** The files and folders that results depend on, besides the sample. */
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
 * @param folder of the cache files
 */
export function openCache(root: string, folder = join(root, '.cache/samples/pages')): Cache {
  const environment = hashOf([
    process.version,
    process.platform,
    findIsolation(),
    programs.map(versionOf),
    hashFiles(root, sources),
  ]);
  const keyOf = (samples: readonly Sample[]) =>
    hashOf([
      environment,
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
      // An earlier version may have written a different format.
      const entry = v.safeParse(entrySchema, readFileSync(file, 'utf8'));
      if (!entry.success || entry.output.key !== keyOf(samples)) return undefined;
      return entry.output.statuses.map((status, index) => {
        const sample = samples[index];
        if (!sample) throw new Error(`${file} has more samples than its page.`);
        return { sample, status, problems: [] };
      });
    },
    write(samples, results) {
      const isPass = results.every(({ status, problems }) => status !== 'skipped' && problems.length === 0);
      if (!isPass) return;
      const entry: v.InferOutput<typeof entrySchema> = {
        key: keyOf(samples),
        statuses: results.map(({ status }) => status),
      };
      mkdirSync(folder, { recursive: true });
      // Renaming is atomic, so that concurrent writers can't corrupt the file.
      const draft = join(folder, `${randomUUID()}.draft`);
      writeFileSync(draft, JSON.stringify(entry));
      renameSync(draft, fileOf(samples));
    },
  };
}

const entrySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ key: v.string(), statuses: v.array(v.picklist(sampleStatuses)) }),
);
