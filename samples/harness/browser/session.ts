import * as inspect from 'node-inspect-extracted';
import type { Fixture } from '../fixture.ts';
import { givensName } from './module-names.ts';
import { createNetwork, type Server } from './network.ts';
import { createProcess } from './process.ts';
import { createRegistry, type Registry } from './registry.ts';
import { createWork, type Work } from './work.ts';

/** The environment of one run: modules, a disk, a network. */
export interface Session {
  work: Work;
  modules: Registry;
  process: { env: Record<string, string> };
  /** Files that exist before the run, by path. */
  attachments: Record<string, string | Uint8Array>;
}

/** The options of a session. */
export interface SessionOptions {
  /** The scripts of modules, by name. */
  scripts: Readonly<Record<string, string>>;
  /** The name of the `given` with the third-party servers. */
  given?: string | undefined;
  servers?(session: Session): Readonly<Record<string, Server>>;
}

/** Creates the session of a worker. */
export function openSession({ scripts, given, servers }: SessionOptions): Session {
  const work = createWork();
  const process = createProcess();
  const attachments: Session['attachments'] = {};
  const { setTimeout } = globalThis;
  const sandbox = { inspect, work, process, attachments };
  const modules = createRegistry(scripts, {
    process,
    sandbox,
    global: globalThis,
    setImmediate: (code: () => void) => setTimeout(code, 0),
  });
  const session: Session = { work, modules, process, attachments };
  const hosts = given === undefined ? {} : hostsOf(modules.requireModule(givensName), given);
  const network = createNetwork(hosts, servers?.(session) ?? {}, work);
  Object.assign(sandbox, { network, use: modules.requireModule });
  return session;
}

/** Returns the third-party servers of a `given`. */
const hostsOf = (all: unknown, name: string): Record<string, Fixture> =>
  (all as Record<string, Record<string, Fixture>>)[name] ?? {};
