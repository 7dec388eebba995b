/* npm run new -- /workflows/retries/: creates a page with its frontmatter and the ids that links expect. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { redirects } from '../../data/redirects.ts';
import { sidebar } from '../../data/sidebar.ts';
import { readDescription, readLocks, readSources } from '../build/inputs.ts';
import { formatAuthorErrors } from '../content/author-error.ts';
import { readSourcePage } from '../content/read/source-page.ts';
import { runCommand } from '../node/command.ts';
import { root } from '../node/folders.ts';
import { normalizeRoute } from '../shared/paths.ts';
import { SetupError } from '../shared/setup-error.ts';
import { planNewPage } from './new-page.ts';

await runCommand(async () => {
  const [argument = ''] = parseArgs({ allowPositionals: true }).positionals;
  const contentDir = join(root, 'content');
  const read = [...readSources(contentDir)].map(([path, text]) =>
    readSourcePage(path, text, readDescription([])),
  );
  const pages = read.flatMap((page) => ('route' in page ? [page] : []));
  const unreadable = read.find((page) => 'claims' in page && page.claims === normalizeRoute(argument));
  if (unreadable)
    throw new SetupError(`The page exists, but has errors: ${formatAuthorErrors(unreadable.errors)}`);
  const { path, text, notes } = planNewPage(argument, {
    sidebar,
    redirects,
    locks: readLocks(),
    pages,
  });
  const file = join(contentDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
  const route = normalizeRoute(argument);
  process.stdout.write(
    `content/${path}\n${notes.map((note) => `  ${note}\n`).join('')}` +
      `Look at it with npm run dev; check it with npm run check -- ${route}\n`,
  );
});
