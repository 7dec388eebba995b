import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeParts } from './write-parts.ts';

/** Writes a file completely or not at all, even if the process is interrupted or another one writes the same file. */
export function writeAtomically(path: string, data: string | Buffer | Iterable<string>): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  if (typeof data === 'string' || Buffer.isBuffer(data)) writeFileSync(temporary, data);
  else writeParts(temporary, data);
  renameSync(temporary, path);
}
