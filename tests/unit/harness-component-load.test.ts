import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runAction } from '../../src/harness/component/action.ts';
import type { RequestFunction } from '../../src/harness/component/network.ts';
import { type LoadOptions, loadComponent } from '../../src/harness/component/node.ts';

const action = (code: string, before = '') =>
  `${before} export default { name: 'Test', version: '0.0.1', type: 'action', async run() { ${code} } };`;
const result = async (text: string, options?: LoadOptions) =>
  (await runAction((await loadComponent(text, options)).component)).exports.$return_value;

describe('loading the text of a module', () => {
  test('built-in modules and installed packages can be imported, also in run()', async () => {
    expect(
      await result(
        action(`return createHash('md5').update('').digest('hex');`, `import { createHash } from 'crypto';`),
      ),
    ).toBe('d41d8cd98f00b204e9800998ecf8427e');
    expect(await result(action('return yaml.parse("a: 1");', `import * as yaml from 'yaml';`))).toEqual({
      a: 1,
    });
    expect(
      await result(action(`const { join } = await import('node:path/posix'); return join('a', 'b');`)),
    ).toBe('a/b');
  });

  test('other modules are given: files by their path, packages by their name', async () => {
    const files = {
      './common.mjs': `import { one } from './one.mjs'; export default { two: one + 1 };`,
      './one.mjs': 'export const one = 1;',
    };
    expect(await result(action('return common.two;', `import common from './common.mjs';`), { files })).toBe(
      2,
    );
    const modules = {
      'rss-parser': {
        default: class {
          parse = () => 'items';
        },
        'string name': 3,
      },
    };
    const parser = action(
      'return new Parser().parse() + three;',
      `import Parser, { 'string name' as three } from 'rss-parser';`,
    );
    expect(await result(parser, { modules })).toBe('items3');
  });

  test('modules that import each other are refused, not followed for ever', async () => {
    const files = { './a.mjs': `import './b.mjs';`, './b.mjs': `import './a.mjs';` };
    await expect(loadComponent(`import './a.mjs';`, { files })).rejects.toThrow(
      'component.mjs imports ./a.mjs imports ./b.mjs imports ./a.mjs. Break the circle.',
    );
  });

  test.each([
    [`import x from './x.mjs';`, '"./x.mjs" is imported, but not given. Add it to files.'],
    [
      `import x from 'not-installed';`,
      'The package "not-installed" is not installed. Give a stand-in for it in modules.',
    ],
    [`import dns from 'dns';`, '"dns" leads out of the sample'],
    [`import cp from 'node:child_process';`, '"node:child_process" leads out of the sample'],
    ['export default {', 'Parse failed'],
  ])('%s fails with what to do', async (text, message) => {
    await expect(loadComponent(text)).rejects.toThrow(message);
  });

  test('every load is a module of its own, and leaves nothing behind', async () => {
    const text = action('return ++count;', 'let count = 0;');
    expect([await result(text), await result(text)]).toEqual([1, 1]);
    expect(Object.getOwnPropertySymbols(globalThis).map(String).join()).not.toContain('pipedream-docs');
  });

  test('what a component prints is collected, as Node.js prints it', async () => {
    const { component, logs } = await loadComponent(
      action('console.log({ a: 1 }, "b"); console.error("c\\nd");'),
    );
    await runAction(component);
    expect(logs).toEqual([
      { stream: 'stdout', text: '{ a: 1 } b' },
      { stream: 'stderr', text: 'c\nd' },
    ]);
  });

  test('no client gets through to the network; only what the test gives as request does', async () => {
    const server = createServer((_, response) => response.end('"here"')).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const url = `http://127.0.0.1:${Object(server.address()).port}/`;
    const ask = (config: { url: string }) =>
      new Promise<string>((resolve, reject) => {
        get(config.url, (response) => response.setEncoding('utf8').on('data', resolve)).on('error', reject);
      });
    const request: RequestFunction = async (config) => ({
      status: 200,
      statusText: '',
      headers: {},
      data: JSON.parse(await ask(config)),
      config,
    });
    const raw = action(
      `await 0; return new Promise((resolve, reject) => http.get('${url}', resolve).on('error', reject));`,
      `import http from 'http';`,
    );
    await expect(result(raw, { request })).rejects.toThrow('"127.0.0.1" has no fixture.');
    const connect = action(
      `return once(net.connect('/tmp/none.sock'), 'x');`,
      `import net from 'net'; import { once } from 'events';`,
    );
    await expect(result(connect)).rejects.toThrow('"/tmp/none.sock" has no fixture.');
    const port = action(
      `return once(net.connect(1), 'x');`,
      `import net from 'net'; import { once } from 'events';`,
    );
    await expect(result(port)).rejects.toThrow('"localhost" has no fixture.');
    const platform = action(
      `return axios({}, { url: '${url}' });`,
      `import { axios } from '@pipedream/platform';`,
    );
    expect(await result(platform, { request })).toBe('here');
  });

  test('environment variables and fetch() are not there, unlike everything else', async () => {
    await expect(result(action('return process.env.HOME;'))).rejects.toThrow(
      'Components cannot read environment variables.',
    );
    await expect(result(action('return fetch("https://example.com");'))).rejects.toThrow(
      'Node.js 14 has no fetch().',
    );
    expect(await result(action('return process.platform;'))).toBe(process.platform);
    expect(await result(action('return fetch;', 'const fetch = 1, { process } = { process: 2 };'))).toBe(1);
    expect(await result(action('return typeof console;', `import console from 'console';`))).toBe('object');
  });

  test('a stack names the sample and its line', async () => {
    const { component } = await loadComponent(action('\n\nthrow new Error("x");'), {
      name: 'components/api.mdx',
    });
    await expect(runAction(component)).rejects.toMatchObject({
      cause: { stack: expect.stringContaining('components/api.mdx:3') },
    });
  });
});

test('the core knows nothing of Node.js', () => {
  const folder = join(import.meta.dirname, '../../src/harness/component');
  const forNode = new Set(['node.ts', 'sample-globals.ts', 'no-network.ts', 'module-text.ts', 'wrap.ts']);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !forNode.has(name))) {
    const specifiers = readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/g);
    for (const [, specifier = ''] of specifiers) {
      expect(specifier, file).toMatch(/^\.{1,2}\//);
      expect(forNode.has(specifier.replace('./', '')), file).toBe(false);
    }
  }
});
