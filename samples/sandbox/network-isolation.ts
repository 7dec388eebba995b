import { spawnSync } from 'node:child_process';

/** How programs with unknown network clients are kept off the network. */
export interface NetworkIsolation {
  /** The prefix of the sample's command; empty if the system doesn't support network namespaces. */
  command: readonly string[];
  env: Record<string, string>;
}

/** Commands that run a program in a network namespace without interfaces, not even loopback. Unix sockets still work in it. */
const namespaces = [
  ['unshare', '--net'],
  ['unshare', '--user', '--map-root-user', '--net'],
];

/**
 * The isolation on systems without network namespaces, such as macOS and many containers: programs other than curl, Python and
 * Node.js are configured to use a proxy that doesn't exist.
 */
export const proxyIsolation: NetworkIsolation = {
  command: [],
  env: Object.fromEntries(
    ['http_proxy', 'https_proxy', 'all_proxy', 'HTTPS_PROXY', 'ALL_PROXY'].map((name) => [
      name,
      'http://127.0.0.1:9',
    ]),
  ),
};

let cached: NetworkIsolation | undefined;

/** Returns the strongest isolation that this system supports. The result is cached. */
export function findIsolation(): NetworkIsolation {
  const command = () =>
    namespaces.find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0);
  cached ??= isolationOf(command());
  return cached;
}

const isolationOf = (command: readonly string[] | undefined): NetworkIsolation =>
  command ? { command, env: {} } : proxyIsolation;
