import { createFsFromVolume, Volume } from 'memfs';
import { type FileGuard, guardFiles, readOnlyError } from '../../guard-files.ts';
import { patch } from '../../patch.ts';
import type { Work } from '../work.ts';

/*
 * A file system in memory. `/tmp` is the only folder that can be written to
 * (/workflows/steps/code/nodejs/working-with-files/#the-tmp-directory).
 */

declare const sandbox: { work: Work; attachments: Readonly<Record<string, string | Uint8Array>> };

const volume = new Volume();
volume.mkdirSync('/tmp', { recursive: true });
for (const [path, content] of Object.entries(sandbox.attachments)) {
  volume.mkdirSync(path.replace(/\/[^/]*$/, ''), { recursive: true });
  volume.writeFileSync(path, content);
}
const fs = createFsFromVolume(volume);

const toPath = (path: unknown): unknown => {
  if (path instanceof Uint8Array) return new TextDecoder().decode(path);
  return path instanceof URL ? decodeURIComponent(path.pathname) : path;
};
const guard: FileGuard = {
  toReal: toPath,
  toSample: (value) => value,
  toSampleError: (error) => error,
  isWritable: (path) => /^\/tmp(\/|$)/.test(path) && !/(^|\/)\.\.(\/|$)/.test(path),
  begin: sandbox.work.begin,
};
guardFiles(fs, guard);

interface Emitter {
  once(event: string, listener: () => void): void;
  destroy(error: Error): void;
}

for (const name of ['createReadStream', 'createWriteStream'])
  patch(fs, name, (call) => (args) => {
    const isWrite = name === 'createWriteStream';
    const refused = isWrite ? readOnlyError(fs, guard, 'open', ['write'], args) : undefined;
    const done = sandbox.work.begin(`fs.${name}`);
    // A refused stream opens the folder instead, and is destroyed below.
    const stream = call(refused ? ['/tmp', ...args.slice(1)] : args) as Emitter;
    for (const event of ['close', 'end', 'finish', 'error']) stream.once(event, done);
    if (refused) stream.destroy(refused);
    return stream;
  });

export default fs;
