import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Given } from '../../samples/givens/given.ts';
import { givens } from '../../samples/givens/index.ts';
import { checkPdCommand } from '../../samples/pd/parse.ts';
import {
  findIsolation,
  type NetworkIsolation,
  proxyIsolation,
} from '../../samples/sandbox/network-isolation.ts';
import { hasProgram, runProgram } from '../../samples/sandbox/programs.ts';
import { openSandbox } from '../../samples/sandbox/sandbox.ts';
import { type Loopback, startLoopback } from '../../samples/stage/loopback.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const api = 'https://api.pipedream.com/v1';
const plain = 'http://api.open-notify.org';
let server: Loopback;
let hosts: Map<string, string>;

beforeAll(async () => {
  server = await startLoopback(async ({ method, url }, body, response) => {
    response.writeHead(200, { 'X-From': 'fixture' });
    response.end(`${method} ${url} ${body.length}\n`);
  });
  hosts = new Map([
    ['https://api.pipedream.com', server.origin],
    [plain, server.origin],
    ['https://YOUR-ENDPOINT-ID.m.pipedream.net', server.origin],
  ]);
});
afterAll(() => server.close());

async function run(
  command: string,
  script: string,
  options: { given?: Given; isolation?: NetworkIsolation } = {},
) {
  const sandbox = await openSandbox(options.given ?? {}, hosts, options.isolation);
  try {
    const ended = await sandbox.run([command], script);
    return { ...ended, errors: sandbox.takeErrors() };
  } finally {
    await sandbox.close();
  }
}

const isolations: [string, NetworkIsolation][] = [
  ['the isolation of this system', findIsolation()],
  ['the isolation of systems without namespaces', proxyIsolation],
];

describe.each(isolations)('with %s', (_, isolation) => {
  const python = (...lines: string[]) => lines.join('\n');
  test.each<[string, string, string, string]>([
    ['curl', 'bash', `curl ${api}/a`, 'GET /v1/a 0\n'],
    ['curl from another program', 'bash', `echo ${api}/b | xargs curl`, 'GET /v1/b 0\n'],
    ['curl by its path', 'bash', `"$(command -v curl)" ${api}/c`, 'GET /v1/c 0\n'],
    ['curl with a body from input', 'bash', `echo hi | curl -d @- ${plain}/d`, 'POST /d 2\n'],
    [
      'curl with a large body',
      'bash',
      `head -c 3000000 /dev/zero > big\ncurl --data-binary @big https://your-endpoint-id.m.pipedream.net/`,
      'POST / 3000000\n',
    ],
    [
      'curl with a variable',
      'bash',
      `HOST=api.pipedream.com\ncurl "https://$HOST:443/v1/e"`,
      'GET /v1/e 0\n',
    ],
    [
      'fetch of Node.js',
      'bash',
      `node -e "fetch('${api}/f').then((answer) => answer.text()).then((text) => process.stdout.write(text))"`,
      'GET /v1/f 0\n',
    ],
    [
      'https and http of Node.js',
      'bash',
      `node -e "require('https').get('${api}/g', (answer) => answer.pipe(process.stdout))"\nnode -e "require('http').get('${plain}/h', (answer) => answer.pipe(process.stdout))"`,
      'GET /v1/g 0\nGET /h 0\n',
    ],
    [
      'urllib of Python',
      'python3',
      python('import urllib.request', `print(urllib.request.urlopen("${api}/i").read())`),
      "b'GET /v1/i 0\\n'\n",
    ],
    [
      'http.client of Python',
      'python3',
      python(
        'import http.client',
        'for client in http.client.HTTPSConnection("api.pipedream.com"), http.client.HTTPConnection("api.open-notify.org", timeout=5):',
        '    client.request("GET", "/j")',
        '    print(client.getresponse().read())',
      ),
      "b'GET /j 0\\n'\nb'GET /j 0\\n'\n",
    ],
    [
      'asyncio of Python',
      'python3',
      python(
        'import asyncio',
        'async def main():',
        '    reader, writer = await asyncio.open_connection("api.pipedream.com", 443, ssl=True)',
        '    writer.write(b"GET /k HTTP/1.0\\r\\nHost: api.pipedream.com\\r\\n\\r\\n")',
        '    print((await reader.read()).split(b"\\r\\n\\r\\n")[1])',
        'asyncio.run(main())',
      ),
      "b'GET /k 0\\n'\n",
    ],
  ])('%s reaches the declared servers', async (_name, command, script, printed) => {
    const { code, stdout, stderr, errors } = await run(command, script, { isolation });
    expect({ code, stdout, errors }, stderr).toEqual({
      code: 0,
      stdout: printed,
      errors: [],
    });
  });

  test.each<[string, string, string]>([
    ['curl', 'bash', 'curl https://example.org/ || true'],
    ['curl from another program', 'bash', 'echo https://example.org/ | xargs curl || true'],
    ['Node.js', 'bash', 'node -e "fetch(\'https://example.org/\')"'],
    [
      'urllib of Python',
      'python3',
      'import urllib.request\ntry:\n    urllib.request.urlopen("https://example.org/")\nexcept OSError:\n    pass',
    ],
    [
      'http.client of Python',
      'python3',
      'import http.client\nclient = http.client.HTTPSConnection("example.org")\nclient.request("GET", "/")\nclient.getresponse()',
    ],
  ])('%s reaches no other server, and reports the attempt', async (_name, command, script) => {
    const { errors } = await run(command, script, { isolation });
    expect(errors).toEqual(['no fixture is declared for https://example.org']);
  });

  test('a host that is declared for HTTPS is unavailable for HTTP', async () => {
    const { errors } = await run('bash', 'curl http://api.pipedream.com/v1/', { isolation });
    expect(errors).toEqual(['no fixture is declared for http://api.pipedream.com']);
  });

  test("curl without its configuration can't reach anything", async () => {
    const { code, stdout } = await run('bash', `curl -q ${api}/a`, { isolation });
    expect({ isFailed: code !== 0, stdout }).toEqual({ isFailed: true, stdout: '' });
  });
});

test('a namespace, if available, keeps all other connections off the network', async () => {
  const script = `exec 3<>/dev/tcp/127.0.0.1/${new URL(server.origin).port} && echo reached`;
  const isOpen = findIsolation() === proxyIsolation;
  expect((await run('bash', script)).stdout).toBe(isOpen ? 'reached\n' : '');
  expect((await run('bash', script, { isolation: proxyIsolation })).stdout).toBe('reached\n');
});

test('a script has its files, its home, its input, and nothing of this process', async () => {
  const given = {
    files: { '.config/pipedream/config': 'api_key = abc123\n', 'a.json': '{}' },
    env: { KEY: 'k' },
  };
  const script = 'ls -A; cat ~/.config/pipedream/config; cat; echo "$KEY" "$VITEST"';
  expect(await run('bash', script, { given })).toMatchObject({
    code: 0,
    stdout: '.config\na.json\napi_key = abc123\nk \n',
  });
});

test('a sandbox leaves no folder behind', async () => {
  const { stdout } = await run('bash', 'pwd');
  expect(stdout).toMatch(/sample-/);
  expect(existsSync(stdout.trim())).toBe(false);
});

describe('stubs', () => {
  const given = { pd: { 'list streams': 'NAME  TYPE\nhttp  source', 'events -n 1 http': '{}\n' } };

  test('pd prints the given output of a command line, and nothing for others', async () => {
    const { stdout, errors } = await run('bash', 'pd list streams; pd events -n 1 http; pd events http', {
      given,
    });
    expect({ stdout, errors }).toEqual({
      stdout: 'NAME  TYPE\nhttp  source\n{}\n',
      errors: [],
    });
  });

  test.each([
    ['NAME=remove; pd "$NAME" http', 'Unknown command "pd remove".'],
    ['COUNT=500; pd events -n "$COUNT" http || true', '-n needs a number from 1 to 100, not "500".'],
    [
      'echo "--rename x" | xargs pd update http',
      'Unknown flag --rename of pd update. Did you mean "--name"?',
    ],
  ])('pd rejects unknown commands and flags: %s', async (script, message) => {
    const { errors, stderr } = await run('bash', script);
    expect(errors[0]?.slice(0, message.length)).toBe(message);
    expect(stderr).toContain(message);
  });

  test.each(['wget https://api.pipedream.com', 'npm install lodash', 'git clone x', 'sudo sh'])(
    'a program that accesses the network or changes the machine is rejected: %s',
    async (script) => {
      const { code, errors } = await run('bash', script);
      const [program] = script.split(' ');
      expect(code).toBe(2);
      expect(errors).toEqual([
        `${program} is not run in samples: it leaves the machine or changes it. Declare the sample check.`,
      ]);
    },
  );

  test('every pd command line of the givens is valid', () => {
    for (const [name, { pd = {} }] of Object.entries(givens))
      for (const line of Object.keys(pd)) expect(checkPdCommand(line.split(' ')), name).toBeUndefined();
  });
});

describe('a program', () => {
  test('is stopped after its timeout, with its child processes', async () => {
    // Far longer than the timeout of the test.
    const script = 'sleep 1000 & echo $!; sleep 1000';
    const { stdout, stopped, code } = await runProgram('bash', ['-c', script], { timeoutMs: 500 });
    expect({ stopped, code }).toEqual({ stopped: 'stopped after 0.5 s', code: 128 });
    await expect.poll(() => isRunning(Number(stdout))).toBe(false);
  });

  test('is stopped with its background processes', async () => {
    const { stdout, code, stopped } = await runProgram('bash', ['-c', 'sleep 60 & echo $!']);
    expect({ code, stopped }).toEqual({ code: 0, stopped: undefined });
    await expect.poll(() => isRunning(Number(stdout))).toBe(false);
  });

  test('starts without the shell configuration of the machine', async () => {
    const home = temporaryFolder();
    writeFileSync(join(home, '.bashrc'), 'echo from the machine\n');
    const { stdout } = await runProgram('bash', ['-c', 'echo from the sample'], { env: { HOME: home } });
    expect(stdout).toBe('from the sample\n');
  });

  test('may output characters in several chunks', async () => {
    const script = "for part in '\\303' '\\274'; do printf \"$part\"; sleep 0.1; done";
    expect((await runProgram('bash', ['-c', script])).stdout).toBe('ü');
  });

  test('is detected if installed', () => {
    expect(hasProgram('node')).toBe(true);
    expect(hasProgram('no-such-program')).toBe(false);
  });
});

/** Returns whether a process is running. Zombies are still listed. */
async function isRunning(pid: number): Promise<boolean> {
  const { stdout } = await runProgram('ps', ['-o', 'stat=', '-p', String(pid)]);
  return /^[^Z]/.test(stdout.trim());
}
