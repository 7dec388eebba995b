import { SetupError } from '../shared/setup-error.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { cloudfront } from './cloudfront.ts';
import { docker } from './docker.ts';
import { github } from './github.ts';
import type { Host } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** Every kind of host that a build can be made for. */
export const hosts = {
  nginx,
  caddy,
  docker,
  netlify,
  cloudflare,
  vercel,
  cloudfront,
  github,
} satisfies Record<string, Host>;

/** The name of a kind of host. */
export type HostName = keyof typeof hosts;

/**
 * Reads the name of a kind of host.
 *
 * @throws {SetupError} when the name is unknown
 */
export function readHost(name: string): HostName {
  if (isHost(name)) return name;
  throw new SetupError(`There is no host "${name}". The hosts are ${Object.keys(hosts).join(', ')}.`);
}

const isHost = (name: string): name is HostName => Object.hasOwn(hosts, name);
