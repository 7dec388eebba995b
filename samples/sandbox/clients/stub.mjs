/*
 * stub.mjs SOCKET PROGRAM ARGUMENTS...: replaces a program that a sample calls. It requests the program's result from the gateway,
 * and prints its output.
 */
import { request } from 'node:http';
import { json } from 'node:stream/consumers';

const [socketPath, program, ...argv] = process.argv.slice(2);
const call = request({ socketPath, method: 'POST', headers: { host: 'programs.invalid' } });
call.on('response', async (response) => {
  const { code, stdout, stderr } = /** @type {import('../stubs.ts').StubResult} */ (await json(response));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
});
call.end(JSON.stringify({ program, argv }));
