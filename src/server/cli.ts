/* npm run serve [-- --port 8080] [--dir dist]: serves what the build wrote. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../node/command.ts';
import { root } from '../node/folders.ts';
import { readDeployment } from './built-site.ts';
import { createHandler } from './handler.ts';
import { closeOnInterrupt, listen, readPort } from './listen.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT || '8080' },
      dir: { type: 'string', default: join(root, 'dist') },
    },
  });
  const handler = createHandler(values.dir);
  const { base } = readDeployment(values.dir);
  const { server, port, taken } = await listen(handler, readPort(values.port));
  closeOnInterrupt(server);
  for (const other of taken)
    process.stdout.write(`Port ${other} is taken by another program; trying ${other + 1}.\n`);
  process.stdout.write(`\nThe documentation is at http://127.0.0.1:${port}${base}\n`);
});
