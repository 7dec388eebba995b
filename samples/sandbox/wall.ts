import { spawnSync } from 'node:child_process';

/** Keeps samples off the network that use unknown clients. */
export interface Wall {
  /** The prefix of the sample's command; empty if the system doesn't support it. */
  command: readonly string[];
  env: Record<string, string>;
}

/** No interface, not even that of the loopback: only Unix sockets lead out. */
const namespaces = [
  ['unshare', '--net'],
  ['unshare', '--user', '--map-root-user', '--net'],
];

/**
 * Without network namespaces, as on macOS and in many containers, programs other than curl, Python and Node.js get a proxy that
 * doesn't exist.
 */
export const proxyWall: Wall = {
  command: [],
  env: Object.fromEntries(
    ['http_proxy', 'https_proxy', 'all_proxy', 'HTTPS_PROXY', 'ALL_PROXY'].map((name) => [
      name,
      'http://127.0.0.1:9',
    ]),
  ),
};

let found: Wall | undefined;

/** The best wall that this system allows, looked for once. */
export function findWall(): Wall {
  const command = () =>
    namespaces.find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0);
  found ??= wallOf(command());
  return found;
}

const wallOf = (command: readonly string[] | undefined): Wall => (command ? { command, env: {} } : proxyWall);
