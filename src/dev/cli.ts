/* npm run dev [-- --port 8080] [--content content]: serves the documentation and shows edits as they are saved. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../node/command.ts';
import { root } from '../node/folders.ts';
import { closeOnInterrupt, readPort } from '../server/listen.ts';
import { readSite } from '../shared/site.ts';
import { startDevServer } from './server/server.ts';

// React chooses its build when it is first loaded. The development build would record the origin of every element, which takes
// more than a quarter of the time of an edit.
process.env.NODE_ENV = 'production';
await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom/server')]);
process.env.NODE_ENV = 'development';
const print = (text: string) => process.stdout.write(`${text}\n`);

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT || '8080' },
      content: { type: 'string', default: join(root, 'content') },
    },
  });

  const site = readSite(process.env);
  const { server, port, taken, close } = await startDevServer({
    site,
    contentDir: resolve(values.content),
    port: readPort(values.port),
    print,
  });
  closeOnInterrupt(server, close);
  for (const other of taken) print(`Port ${other} is taken by another program; trying ${other + 1}.`);
  print(`\nThe documentation is at http://127.0.0.1:${port}${site.base}`);
});
