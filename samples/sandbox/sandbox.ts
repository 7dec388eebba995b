import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Given } from '../givens/given.ts';
import { getAuthority } from './certificates.ts';
import { openGateway } from './gateway.ts';
import { findIsolation, type NetworkIsolation } from './network-isolation.ts';
import { type ProgramResult, runProgram } from './programs.ts';
import { callStub, stubbedPrograms } from './stubs.ts';

/** An isolated environment with the fixture data of a sample. Programs in it can only connect to declared servers. */
export interface Sandbox {
  /**
   * Runs a script.
   *
   * @param command the interpreter and its options: `bash`, `-e`
   */
  run(command: readonly string[], script: string, timeoutMs?: number): Promise<ProgramResult>;
  /** Returns the errors since the last call, such as requests to undeclared servers. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/** Folder with the program of the stubs, and the modules that redirect connections of Node.js and Python to the gateway. */
const clients = join(import.meta.dirname, 'clients');

/**
 * Creates a sandbox. It has a working folder with the files of `given`, stubs in `PATH`, and a gateway, to whose Unix socket all
 * connections are redirected. Programs that don't use the gateway have no network access.
 *
 * @param hosts local servers by the address that they replace
 */
export async function openSandbox(
  given: Given,
  hosts: ReadonlyMap<string, string>,
  isolation: NetworkIsolation = findIsolation(),
): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  const at = (...names: string[]) => join(folder, ...names);
  const put = (path: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode });
  };
  const socketPath = at('gateway');
  const authority = at('authority.pem');
  mkdirSync(at('work'));
  for (const [name, content] of Object.entries(given.files ?? {})) put(at('work', name), content);
  put(authority, getAuthority().pem);
  put(at('.curlrc'), curlSettings(socketPath, authority));
  for (const name of stubbedPrograms) put(at('bin', name), stubScript(name, socketPath), 0o755);
  symlinkSync(process.execPath, at('bin', 'node'));
  const gateway = await openGateway(socketPath, hosts, (call) => callStub(call, given));
  const env = {
    HOME: at('work'),
    PATH: `${at('bin')}${delimiter}${process.env.PATH ?? ''}`,
    CURL_HOME: folder,
    SAMPLE_GATEWAY: socketPath,
    NODE_OPTIONS: `--require "${join(clients, 'node-network.cjs')}"`,
    NODE_EXTRA_CA_CERTS: authority,
    PYTHONPATH: clients,
    PYTHONDONTWRITEBYTECODE: '1',
    SSL_CERT_FILE: authority,
    REQUESTS_CA_BUNDLE: authority,
    ...isolation.env,
    ...given.env,
  };
  return {
    async run(command, script, timeoutMs) {
      // The script isn't passed by standard input, because its programs may read that.
      put(at('sample'), script);
      const [program = '', ...args] = [...isolation.command, ...command, at('sample')];
      const options = { cwd: at('work'), env, ...(timeoutMs !== undefined && { timeoutMs }) };
      const result = await runProgram(program, args, options);
      return { ...result, stderr: result.stderr.replaceAll(`${folder}/`, '') };
    },
    takeErrors: gateway.takeErrors,
    async close() {
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes curl connect to the gateway for every host. */
const curlSettings = (socketPath: string, authority: string): string => `unix-socket = "${socketPath}"
cacert = "${authority}"
noproxy = "*"
silent
show-error
`;

/** Returns the script of a stub, which requests its result from the gateway. */
const stubScript = (name: string, socketPath: string): string => {
  const words = [process.execPath, join(clients, 'stub.mjs'), socketPath, name];
  return `#!/bin/sh\nNODE_OPTIONS= exec ${words.map((word) => `'${word}'`).join(' ')} "$@"\n`;
};
