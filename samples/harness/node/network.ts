import net from 'node:net';
import tls from 'node:tls';
import { patch } from '../patch.ts';
import type { Work } from './work.ts';

/** The options of a connection. */
interface Target {
  host?: unknown;
  port?: unknown;
  path?: unknown;
  socket?: unknown;
}

/**
 * Restricts connections to fixtures, for all clients: `http`, `https`, `fetch`, and every package use the two functions that are
 * replaced here. TLS connections reach their fixture unencrypted.
 *
 * @param options.hosts addresses of fixtures by host, or by host and port
 * @returns a function that restores the network
 */
export function patchNetwork(options: { hosts: Readonly<Record<string, string>>; work: Work }): () => void {
  const { hosts, work } = options;
  const fixtures = new Map(
    Object.entries(hosts).map(([host, address]) => [host.toLowerCase(), new URL(address)]),
  );
  const addresses = new Set([...fixtures.values()].map(({ port }) => port));
  const route = ({ host = 'localhost', port, path }: Target): object => {
    if (typeof path === 'string') return refuse(path);
    const name = String(host).toLowerCase();
    const fixture = fixtures.get(`${name}:${port}`) ?? fixtures.get(name);
    if (fixture) return { host: fixture.hostname, port: Number(fixture.port || 80) };
    if (/^(localhost|127\.0\.0\.1|::1)$/.test(name) && addresses.has(String(port)))
      return { host: '127.0.0.1', port: Number(port) };
    return refuse(name);
  };
  const undo = [
    patch(net.Socket.prototype, 'connect', (call, self) => (args) => {
      const { target, onConnect } = readArguments(args);
      const socket = self instanceof net.Socket ? self : undefined;
      const done = work.begin(`connection to ${target.host ?? target.path}`, () => isOpen(socket));
      socket?.once('close', done);
      return call([{ ...target, path: undefined, lookup: undefined, ...route(target) }, onConnect]);
    }),
    patch(tls, 'connect', () => (args) => {
      const { target, onConnect } = readArguments(args);
      const socket = target.socket instanceof net.Socket ? target.socket : new net.Socket();
      Object.assign(socket, likeTls);
      const ready = () => socket.emit('secureConnect');
      if (onConnect) socket.once('secureConnect', onConnect);
      if (socket === target.socket) process.nextTick(ready);
      else socket.once('connect', ready).connect({ host: String(target.host), port: Number(target.port) });
      return socket;
    }),
  ];
  return () => {
    for (const restore of undo) restore();
  };
}

/** The members of TLS sockets that clients use. */
const likeTls = {
  encrypted: true,
  authorized: true,
  alpnProtocol: false,
  getPeerCertificate: () => ({}),
  getSession: () => undefined,
  isSessionReused: () => false,
};

/** Returns connection options that fail with an error about the missing fixture. */
function refuse(host: string): object {
  const error = new Error(
    `${host} has no fixture, and samples have no network. Declare one in its given: hosts: { 'https://${host}': () => ({ body: {} }) }.`,
  );
  return {
    host: 'fixture.invalid',
    port: 1,
    lookup: (_host: string, _options: object, callback: (error: Error) => void) => callback(error),
  };
}

/** Parses the arguments of a `connect()` function: options, port and host, a path, or the array that `net` makes of them. */
function readArguments(args: readonly unknown[]): { target: Target; onConnect?: () => void } {
  const [first] = args;
  if (Array.isArray(first)) return readArguments(first);
  const found = args.find((arg) => typeof arg === 'function');
  const onConnect = found ? { onConnect: () => void Reflect.apply(found, undefined, []) } : {};
  const options = args.find((arg) => typeof arg === 'object' && arg !== null) ?? {};
  if (typeof first === 'object') return { target: options, ...onConnect };
  if (!/^\d+$/.test(String(first))) return { target: { path: first }, ...onConnect };
  const host = typeof args[1] === 'string' ? { host: args[1] } : {};
  return { target: { ...options, port: first, ...host }, ...onConnect };
}

/** Whether a connection is in use: neither ended, nor idle between requests. */
function isOpen(socket: net.Socket | undefined): boolean {
  if (!socket || socket.destroyed || socket.writableEnded) return false;
  const handle: unknown = Reflect.get(socket, '_handle');
  const canTell = typeof handle === 'object' && handle !== null && 'hasRef' in handle;
  return canTell && typeof handle.hasRef === 'function' ? Boolean(handle.hasRef()) : true;
}
