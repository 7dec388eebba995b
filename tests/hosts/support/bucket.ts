import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type AwsObject, runAws } from './aws.ts';

/** A bucket, and a stub of the AWS command line that changes it. */
export interface Bucket {
  /** By key. */
  objects: ReadonlyMap<string, AwsObject>;
  /** Adds an object to the bucket without an upload. */
  put(key: string, body: string): void;
  /** The operations of uploads, in order: `upload KEY`, `delete KEY`. */
  log: readonly string[];
  /**
   * Runs an `upload.sh`.
   *
   * @param uploads the number of uploads in each command that succeed. Defaults to all
   */
  run(
    script: string,
    options?: { uploads?: number; target?: string },
  ): Promise<{ status: number | null; stderr: string }>;
}

/**
 * A stub of `aws`. It prints its folder and arguments on a line, and exits with the status that it reads, so that this process can do
 * the work: that is faster than starting Node.js for each command.
 */
const program = `#!/bin/sh
printf '%s\\t' "$PWD" "$@"
echo
read -r status
[ "$status" = 0 ] || echo 'upload failed' >&2
exit "$status"
`;

/**
 * Creates an empty bucket.
 *
 * @param root an empty folder for the stub
 */
export function createBucket(root: string): Bucket {
  const bin = join(root, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'aws'), program);
  chmodSync(join(bin, 'aws'), 0o755);
  const objects = new Map<string, AwsObject>();
  const log: string[] = [];
  return {
    objects,
    log,
    put(key, body) {
      objects.set(key, { body, type: undefined, cacheControl: undefined, modified: Date.now() });
    },
    async run(script, { uploads = Number.POSITIVE_INFINITY, target = 's3://docs' } = {}) {
      const env = { ...process.env, PATH: bin + delimiter + process.env.PATH };
      const child = spawn('sh', [script, ...(target ? [target] : [])], { env });
      let stderr = '';
      child.stderr.on('data', (part: Buffer) => {
        stderr += part;
      });
      const closed = once(child, 'close');
      try {
        for await (const line of createInterface({ input: child.stdout })) {
          const [folder = '', ...args] = line.split('\t').slice(0, -1);
          child.stdin.write(`${runAws(folder, args, { objects, log, uploads }) ? 0 : 1}\n`);
        }
        const [status] = await closed;
        return { status, stderr };
      } finally {
        child.kill();
      }
    },
  };
}
