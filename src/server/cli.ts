/* npm run serve [-- --port 8080] [--dir dist]: serves what the build wrote. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '../site.ts';
import { createHandler } from './handler.ts';
import { closeOnInterrupt, listen, readPort } from './listen.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT || '8080' },
    dir: { type: 'string', default: join(import.meta.dirname, '../../dist') },
  },
});

if (!existsSync(join(values.dir, 'site.json'))) {
  process.stderr.write(`There is no built site in ${values.dir}. Run npm run build first.\n`);
  process.exit(1);
}
const { server, port, taken } = await listen(createHandler(values.dir), readPort(values.port));
closeOnInterrupt(server);
for (const other of taken)
  process.stdout.write(`Port ${other} is taken by another program; trying ${other + 1}.\n`);
process.stdout.write(`\nThe documentation is at http://127.0.0.1:${port}${readSite(process.env).base}\n`);
