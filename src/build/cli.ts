/*
 * npm run build [-- --out dist] [--no-compress] [--host nginx]
 * npm run lock: adds the current heading ids and routes to the locks in data/
 */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { withLock } from '../../scripts/lock.mjs';
import { showProgress } from '../../scripts/progress.mjs';
import { AuthorErrors } from '../content/author-error.ts';
import { extendLocks } from '../content/check/locks.ts';
import { readHost } from '../hosts/hosts.ts';
import { writeHost } from '../hosts/write-host.ts';
import { runCommand } from '../node/command.ts';
import { root } from '../node/folders.ts';
import { readSite } from '../shared/site.ts';
import { buildSite } from './build-site.ts';
import { anchorsLockFile, readLocks, routesLockFile } from './inputs.ts';

process.env.NODE_ENV = 'production';
const start = performance.now();

await runCommand(async () => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      out: { type: 'string', default: join(root, 'dist') },
      compress: { type: 'boolean', default: true },
      lock: { type: 'boolean', default: false },
      host: { type: 'string', multiple: true, default: [] },
    },
  });
  const hosts = values.host.map(readHost);
  // In logs, the build prints each stage instead of a progress line.
  const progress = process.stdout.isTTY ? showProgress('Building') : undefined;
  const print = progress?.print ?? ((text: string) => process.stdout.write(`${text}\n`));
  try {
    const { outline, output, note } = await buildSite({
      site: readSite(process.env),
      source: { contentDir: join(root, 'content') },
      outDir: values.out,
      compress: values.compress,
      onWait: () => print(`Waiting for another build into ${values.out} ...`),
      onStage: (name, ms) => print(`  ${name.padEnd(24)}${(ms / 1000).toFixed(2).padStart(7)} s`),
    });
    for (const host of hosts) {
      const dir = await withLock(output.root, async () => writeHost(host, output.root));
      print(`${host}: ${relative(process.cwd(), dir)}`);
    }
    if (values.lock) {
      const locks = extendLocks(outline.targets.pages, readLocks());
      writeFileSync(anchorsLockFile, `${JSON.stringify(locks.anchors, null, 2)}\n`);
      writeFileSync(routesLockFile, `${JSON.stringify(locks.routes, null, 2)}\n`);
      print('The locks now list every heading id and route of the pages.');
    }
    if (note) print(note);
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    print(
      `${outline.pages.size} pages, ${output.files.size} files in ${relative(process.cwd(), values.out) || '.'}, ${seconds} s`,
    );
  } catch (error) {
    // Clears the progress line first.
    progress?.end();
    if (!(error instanceof AuthorErrors)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  } finally {
    progress?.end();
  }
});
