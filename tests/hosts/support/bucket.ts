import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** An object as S3 would serve it. */
export interface BucketObject {
  body: string;
  type: string | undefined;
  cacheControl: string | undefined;
}

/** A bucket in a folder that the AWS stub uses. */
export interface Bucket {
  /** Returns the sorted keys of all objects. */
  keys(): string[];
  get(key: string): BucketObject | undefined;
  /** Adds an object to the bucket without an upload. */
  put(key: string, body: string): void;
  /** Returns the operations of uploads, in order: `upload KEY`, `delete KEY`. */
  log(): string[];
  /**
   * Runs an `upload.sh`.
   *
   * @param uploads the number of uploads in each command that succeed. Defaults to all
   */
  run(
    script: string,
    options?: { uploads?: number; target?: string },
  ): { status: number | null; stderr: string };
}

/** Creates an empty bucket in a folder. */
export function createBucket(root: string): Bucket {
  const bin = join(root, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(
    join(bin, 'aws'),
    `#!/bin/sh\nexec '${process.execPath}' '${join(import.meta.dirname, 'aws.mjs')}' "$@"\n`,
  );
  chmodSync(join(bin, 'aws'), 0o755);
  const list = join(root, 'docs.json');
  const objects = (): Record<string, Omit<BucketObject, 'body'>> =>
    existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  return {
    keys: () => Object.keys(objects()).sort(),
    get(key) {
      const found = objects()[key];
      return found && { ...found, body: readFileSync(join(root, 'docs', key), 'utf8') };
    },
    put(key, body) {
      mkdirSync(join(root, 'docs', key, '..'), { recursive: true });
      writeFileSync(join(root, 'docs', key), body);
      const stored = { size: Buffer.byteLength(body), modified: Date.now() };
      writeFileSync(list, JSON.stringify({ ...objects(), [key]: stored }));
    },
    log: () => (existsSync(join(root, 'docs.log')) ? readLines(join(root, 'docs.log')) : []),
    run(script, { uploads, target = 's3://docs' } = {}) {
      const { status, stderr } = spawnSync('sh', [script, ...(target ? [target] : [])], {
        encoding: 'utf8',
        env: {
          ...process.env,
          PATH: bin + delimiter + process.env.PATH,
          AWS_STUB_ROOT: root,
          ...(uploads !== undefined && { AWS_STUB_UPLOADS: String(uploads) }),
        },
      });
      return { status, stderr };
    },
  };
}

const readLines = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter(Boolean);
