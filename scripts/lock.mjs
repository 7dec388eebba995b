import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Does something that only one process of this machine may do to a folder at a time. The lock is a socket: whatever becomes
 * of the process that has it, the system takes it back, so that none is left behind.
 * @template T
 * @param {string} folder what the lock is for; it need not exist
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void, platform?: NodeJS.Platform }} [options] `onWait` is told, once, that another has the lock
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
  // Names without a file.
  if (platform === 'linux') return `\0${name}`;
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), name);
}

/**
 * @param {string} address
 * @returns {Promise<(() => void) | undefined>} what releases the lock; nothing when another process has it
 */
function tryToLock(address) {
  /** Connections of those who wait. Their end tells them that the lock is free. @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket.unref());
    // A process that has stopped waiting doesn't matter.
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
        // A leftover file of a process that has ended, on systems where sockets are files.
        if (codeOf(error) === 'ECONNREFUSED' && address.startsWith('/')) rmSync(address, { force: true });
      })
      .on('close', () => done())
      .resume();
  });
}

/** @param {Error} error */
const codeOf = (error) => ('code' in error ? error.code : undefined);
