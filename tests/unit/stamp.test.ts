import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';
import { isInstalled, writeStamp } from '../../scripts/stamp.mjs';
import { temporaryFolder } from './support/temporary-folder.ts';

test('what npm has installed is not installed again until the lockfile changes', () => {
  const root = temporaryFolder();
  const lock = (text: string) => writeFileSync(join(root, 'package-lock.json'), text);
  lock('one');
  expect(isInstalled(root)).toBe(false);
  mkdirSync(join(root, 'node_modules'));
  writeStamp(root);
  expect(isInstalled(root)).toBe(true);
  lock('two');
  expect(isInstalled(root)).toBe(false);
});

test('npm ci notes what it has installed', () => {
  expect(scripts.postinstall).toBe('node scripts/stamp.mjs');
});
