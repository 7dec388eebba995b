import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeHost } from '../../../src/hosts/write-host.ts';
import { createHandler } from '../../../src/server/handler.ts';
import { listen } from '../../../src/server/listen.ts';
import { freePort } from '../../free-port.ts';

/** A server of a site that listens on loopback. */
export interface RunningServer {
  port: number;
  /** The folder that it serves. */
  root: string;
  stop(): Promise<void>;
}

/** A kind of server. */
export interface ServerKind {
  name: string;
  isInstalled: boolean;
  /** Whether it sends brotli. */
  hasBrotli: boolean;
  /** @param dir folder of a build */
  start(dir: string): Promise<RunningServer>;
}

/** Starts the server of this repository, which is the reference for the others. */
export async function startBuiltIn(dir: string): Promise<RunningServer> {
  const { server, port } = await listen(createHandler(dir), 0);
  return {
    port,
    root: dir,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const has = (program: string, argument: string): boolean =>
  spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;
const nginxHasBrotli = existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf');

/** nginx like in the image: with the same files, and without privileges. */
const nginx: ServerKind = {
  name: 'nginx',
  isInstalled: has('nginx', '-v'),
  hasBrotli: nginxHasBrotli,
  async start(dir) {
    const host = writeHost('docker', dir);
    const port = await freePort();
    const scratch = scratchOf(dir, 'nginx');
    adapt(join(host, 'nginx.conf'), {
      '/tmp/': `${scratch}/`,
      '/dev/stdout': join(scratch, 'access.log'),
      '/etc/nginx/docs.conf': join(host, 'docs.conf'),
    });
    adapt(join(host, 'docs.conf'), {
      'listen 8080': `listen 127.0.0.1:${port}`,
      '/srv/docs/site': join(host, 'site'),
      ...(!nginxHasBrotli && { 'brotli_static on;': '' }),
    });
    const args = ['-c', join(host, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
    return run(
      port,
      join(host, 'site'),
      spawn('nginx', args, { ...withoutRights(), stdio: ['ignore', 'ignore', 'pipe'] }),
    );
  },
};

const caddy: ServerKind = {
  name: 'Caddy',
  isInstalled: has('caddy', 'version'),
  hasBrotli: true,
  async start(dir) {
    const host = writeHost('caddy', dir);
    const port = await freePort();
    const scratch = scratchOf(dir, 'caddy');
    const file = join(host, 'Caddyfile');
    adapt(file, {
      '\n:8080 ': `\nhttp://127.0.0.1:${port}, http://localhost:${port} `,
      '/srv/docs/site': join(host, 'site'),
    });
    // Disables everything that several instances would share: the admin port, and files in the home folder.
    writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync(file, 'utf8')}`);
    const env = { ...process.env, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch };
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    return run(
      port,
      join(host, 'site'),
      spawn('caddy', args, { ...withoutRights(), env, stdio: ['ignore', 'ignore', 'pipe'] }),
    );
  },
};

/** The third-party servers. */
export const serverKinds: readonly ServerKind[] = [nginx, caddy];

/** Runs a program as `nobody` if the tests run as root. */
const withoutRights = () => (process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {});

function scratchOf(dir: string, name: string): string {
  const scratch = join(dirname(dir), `${name}-scratch`);
  mkdirSync(scratch, { recursive: true });
  chmodSync(scratch, 0o777);
  return scratch;
}

function adapt(file: string, changes: Record<string, string>): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}

/** @throws with its output if the server exits before it listens */
async function run(port: number, root: string, child: ChildProcess): Promise<RunningServer> {
  let printed = '';
  child.stderr?.on('data', (part) => {
    printed += part;
  });
  const ended = once(child, 'exit');
  while (!(await isListening(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(printed);
    await setTimeout(20);
  }
  return {
    port,
    root,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Not listening yet.
    return false;
  } finally {
    socket.destroy();
  }
}
