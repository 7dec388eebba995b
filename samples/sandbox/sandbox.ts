import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Given } from '../givens/given.ts';
import { theAuthority } from './certificates.ts';
import { openGateway } from './gateway.ts';
import { type Ended, runProgram } from './programs.ts';
import { answerProgram, standIns } from './stand-ins.ts';
import { findWall, type Wall } from './wall.ts';

/** A place where a program finds the circumstances of a sample, and no way out but to servers that are declared. */
export interface Sandbox {
  /**
   * Runs a script.
   *
   * @param command what runs it: `bash`, with its options
   */
  run(command: readonly string[], script: string, timeoutMs?: number): Promise<Ended>;
  /** What was refused to the script. */
  takeComplaints(): string[];
  close(): Promise<void>;
}

/** Folder with the configuration of curl, Python and Node.js, which makes all connections go to the gateway. */
const clients = join(import.meta.dirname, 'clients');

/**
 * Creates a sandbox: a working folder with the given files, stand-ins on the path, and a gateway, a Unix socket where all
 * connections end. Programs that don't use the gateway have no network.
 *
 * @param hosts servers on this machine by the addresses that they stand in for
 */
export async function openSandbox(
  given: Given,
  hosts: ReadonlyMap<string, string>,
  wall: Wall = findWall(),
): Promise<Sandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  const at = (...names: string[]) => join(folder, ...names);
  const put = (path: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { mode });
  };
  const gate = at('gate');
  const authority = at('authority.pem');
  mkdirSync(at('work'));
  for (const [name, content] of Object.entries(given.files ?? {})) put(at('work', name), content);
  put(authority, theAuthority().pem);
  put(at('.curlrc'), curlSettings(gate, authority));
  for (const name of standIns) put(at('bin', name), standIn(name, gate), 0o755);
  symlinkSync(process.execPath, at('bin', 'node'));
  const gateway = await openGateway(gate, hosts, (call) => answerProgram(call, given));
  const env = {
    HOME: at('work'),
    PATH: `${at('bin')}${delimiter}${process.env.PATH ?? ''}`,
    CURL_HOME: folder,
    SAMPLE_GATE: gate,
    NODE_OPTIONS: `--require "${join(clients, 'node-network.cjs')}"`,
    NODE_EXTRA_CA_CERTS: authority,
    PYTHONPATH: clients,
    PYTHONDONTWRITEBYTECODE: '1',
    SSL_CERT_FILE: authority,
    REQUESTS_CA_BUNDLE: authority,
    ...wall.env,
    ...given.env,
  };
  return {
    async run(command, script, timeoutMs) {
      // Not by standard input, which belongs to the script's programs.
      put(at('sample'), script);
      const [program = '', ...args] = [...wall.command, ...command, at('sample')];
      const options = { cwd: at('work'), env, ...(timeoutMs !== undefined && { timeoutMs }) };
      const ended = await runProgram(program, args, options);
      return { ...ended, stderr: ended.stderr.replaceAll(`${folder}/`, '') };
    },
    takeComplaints: gateway.takeComplaints,
    async close() {
      await gateway.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** curl connects to the gateway, whatever its host and options are. */
const curlSettings = (gate: string, authority: string): string => `unix-socket = "${gate}"
cacert = "${authority}"
noproxy = "*"
silent
show-error
`;

/** A program that asks the gateway for its output. */
const standIn = (name: string, gate: string): string => {
  const words = [process.execPath, join(clients, 'stand-in.mjs'), gate, name];
  return `#!/bin/sh\nNODE_OPTIONS= exec ${words.map((word) => `'${word}'`).join(' ')} "$@"\n`;
};
