import { once } from 'node:events';
import { request, Server } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Listening, listen, readPort } from '../../src/server/listen.ts';
import { SetupError } from '../../src/shared/setup-error.ts';

const open: Server[] = [];
const start = async (port: number): Promise<Listening> => {
  const listening = await listen((_, response) => response.end('here'), port);
  open.push(listening.server);
  return listening;
};

afterEach(async () => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
});

describe('starting a server', () => {
  test('listens on the returned port, on this machine only', async () => {
    const { server, port, taken } = await start(0);
    expect(taken).toEqual([]);
    expect(server.address()).toMatchObject({ address: '127.0.0.1', port });
    const [response] = await once(request({ port, host: '127.0.0.1' }).end(), 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
  });

  test('uses the next port if the preferred one is in use, and returns those in use', async () => {
    const { port } = await start(0);
    const second = await start(port);
    expect(second.taken[0]).toBe(port);
    expect(second.port).toBe(port + second.taken.length);
  });

  test('fails after twenty attempts, with a hint to choose another port', async () => {
    const { port } = await start(0);
    const fillUp = async () => {
      for (let i = 0; i < 20; i++) await start(port);
    };
    await expect(fillUp()).rejects.toThrow(
      `The ports ${port} to ${port + 19} are all taken. Choose a different one with --port.`,
    );
  });

  test('stops at the highest port', async () => {
    const taken = await Promise.allSettled([start(65535), start(65535)]);
    expect(taken.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: new SetupError('The port 65535 is taken. Choose a different one with --port.') },
    ]);
  });

  test('reports that the port is not allowed', async () => {
    const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      queueMicrotask(() => this.emit('error', refused));
      return this;
    });
    await expect(start(80)).rejects.toThrow(
      new SetupError('The port 80 needs a permission you lack. Choose a different one with --port.'),
    );
  });

  test("survives connections that can't be accepted", async () => {
    const { server } = await start(0);
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    for (let i = 0; i < 3; i++) server.emit('error', new Error('accept EMFILE'));
    expect(write).toHaveBeenCalledTimes(3);
    expect(server.listening).toBe(true);
  });

  test('rethrows errors other than a port in use', async () => {
    await expect(listen(() => {}, 0, 'host.invalid')).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
  });
});

describe('a port on the command line', () => {
  test.each([
    ['8080', 8080],
    ['0', 0],
    ['65535', 65535],
  ])('%s is parsed as %i', (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  test.each(['http', '-1', '65536', '80.5', 'NaN', '', '0x50', '1e3'])('%s is rejected', (text) => {
    expect(() => readPort(text)).toThrow(`"${text}" is not a port; write a number from 0 to 65535.`);
  });
});
