/*
 * The program that runs when a sample calls a program with a stand-in: prints what the gateway responds. stand-in.mjs GATE
 * PROGRAM ARGUMENTS...
 */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';

const [socketPath, program, ...argv] = process.argv.slice(2);
const asked = request({ socketPath, method: 'POST', headers: { host: 'programs.invalid' } });
asked.on('response', async (response) => {
  const { code, stdout, stderr } = /** @type {import('../stand-ins.ts').Said} */ (await json(response));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
});
asked.end(JSON.stringify({ program, argv }));
