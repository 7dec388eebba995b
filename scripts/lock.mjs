import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Calls a function while holding the lock of a folder, which only one process of the machine can hold at a time. The lock is a
 * socket: the system closes it when the process exits or crashes, so no stale lock is left behind.
 * @template T
 * @param {string} folder to lock; it doesn't have to exist
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void, platform?: NodeJS.Platform }} [options] `onWait` is called once if another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, { onWait, platform = process.platform } = {}) {
  const address = addressOf(folder, platform);
  let release = await tryToLock(address);
  if (!release) onWait?.();
  for (; !release; release = await tryToLock(address)) await untilReleased(address);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * @param {string} folder
 * @param {NodeJS.Platform} platform
 */
function addressOf(folder, platform) {
  const name = `docs-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32)}`;
  // These names don't create a file.
  if (platform === 'linux') return `\0${name}`;
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), name);
}

/**
 * @param {string} address
 * @returns {Promise<(() => void) | undefined>} a function that releases the lock; `undefined` if another process holds it
 */
function tryToLock(address) {
  /** Connections of waiting processes. They are closed when the lock is released. @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket.unref());
    // Ignores errors of processes that have stopped waiting.
    socket.on('error', () => socket.destroy()).on('close', () => waiting.delete(socket));
  });
  const release = () => {
    server.close();
    for (const socket of waiting) socket.destroy();
  };
  return new Promise((done, reject) => {
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? done(undefined) : reject(error)));
    server.listen(address, () => done(release)).unref();
  });
}

/**
 * @param {string} address
 * @returns {Promise<void>}
 */
function untilReleased(address) {
  return new Promise((done) => {
    connect(address)
      .on('error', (error) => {
        // The stale socket file of a process that has exited, on systems where sockets are files.
        if (codeOf(error) === 'ECONNREFUSED' && address.startsWith('/')) rmSync(address, { force: true });
      })
      .on('close', () => done())
      .resume();
  });
}

/** @param {Error} error */
const codeOf = (error) => ('code' in error ? error.code : undefined);
