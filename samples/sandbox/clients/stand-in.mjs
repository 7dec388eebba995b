/*
 * What runs when a sample calls a program that has a stand-in: says what the gateway has it say.
 * stand-in.mjs GATE PROGRAM ARGUMENTS...
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
