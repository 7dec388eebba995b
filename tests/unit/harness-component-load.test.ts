import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runAction } from '../../samples/harness/component/action.ts';
import type { LoadOptions } from '../../samples/harness/component/load.ts';
import { loadComponent } from '../../samples/harness/node/load-component.ts';

const action = (code: string, before = '') =>
  `${before} export default { name: 'Test', version: '0.0.1', type: 'action', async run() { ${code} } };`;
const result = async (text: string, options?: LoadOptions) =>
  (await runAction((await loadComponent(text, options)).component)).exports.$return_value;

describe('loading a module from its source text', () => {
  test('built-in modules and installed packages can be imported, including in run()', async () => {
    expect(
      await result(
        action(`return createHash('md5').update('').digest('hex');`, `import { createHash } from 'crypto';`),
      ),
    ).toBe('d41d8cd98f00b204e9800998ecf8427e');
    expect(await result(action('return yaml.parse("a: 1");', `import * as yaml from 'yaml';`))).toEqual({
      a: 1,
    });
    expect(await result(action(`const { join } = await import('node:path'); return join('a', 'b');`))).toBe(
      'a/b',
    );
  });

  test('other modules are passed by path, packages by name', async () => {
    const modules = {
      './common.mjs': `import { one } from './one.mjs'; export default { two: one + 1 };`,
      './one.mjs': 'export const one = 1;',
    };
    expect(
      await result(action('return common.two;', `import common from './common.mjs';`), { modules }),
    ).toBe(2);
    const packages = {
      'rss-parser': `import { join } from 'path';
        export default class { parse = () => join('items', 'all'); }
        export { join as 'string name' };`,
    };
    const parser = action(
      `return [new Parser().parse(), path('a', 'b')];`,
      `import Parser, { 'string name' as path } from 'rss-parser';`,
    );
    expect(await result(parser, { modules: packages })).toEqual(['items/all', 'a/b']);
  });

  test('circular imports are rejected, not followed forever', async () => {
    const modules = { './a.mjs': `import './b.mjs';`, './b.mjs': `import './a.mjs';` };
    await expect(loadComponent(`import './a.mjs';`, { modules })).rejects.toThrow(
      'component.mjs imports ./a.mjs imports ./b.mjs imports ./a.mjs. Break the circle.',
    );
  });

  test.each([
    [`import x from './x.mjs';`, '"./x.mjs" is imported, but not given. Add it to modules.'],
    [`import x from 'not-installed';`, 'The package "not-installed" is not installed in this repository.'],
    [`import dns from 'dns';`, '"dns" leads out of the sample'],
    [`import cp from 'node:child_process';`, '"node:child_process" leads out of the sample'],
    [`import fs from 'fs'; import sp from 'stream/promises';`, "Cannot find module 'stream/promises'"],
    ['export default {', 'Unexpected token'],
  ])('%s fails with a hint', async (text, message) => {
    await expect(loadComponent(text)).rejects.toThrow(message);
  });

  test('an error in an imported module is reported with its file and line', async () => {
    const modules = { './a.mjs': 'export const a = 1;\nexport const b = ;' };
    await expect(loadComponent(`import { a } from './a.mjs';`, { modules })).rejects.toThrow(
      './a.mjs, line 2: Unexpected token',
    );
  });

  test('every load creates a new module', async () => {
    const text = action('return ++count;', 'let count = 0;');
    expect([await result(text), await result(text)]).toEqual([1, 1]);
  });

  test('the output of a component is collected in the format of Node.js', async () => {
    const printed: string[] = [];
    const { component } = await loadComponent(action('console.log({ a: 1 }, "b"); console.error("c\\nd");'), {
      print: (text) => printed.push(text),
    });
    await runAction(component);
    expect(printed).toEqual(['{ a: 1 } b', 'c\nd']);
  });

  test('environment variables and fetch() are unavailable, unlike everything else', async () => {
    await expect(result(action('return process.env.HOME;'))).rejects.toThrow(
      'Components cannot read environment variables.',
    );
    await expect(result(action('return fetch("https://example.com");'))).rejects.toThrow(
      'run of "Test" failed: fetch is not defined',
    );
    expect(await result(action('return process.platform;'))).toBe(process.platform);
    expect(await result(action('return fetch;', 'const fetch = 1, { process } = { process: 2 };'))).toBe(1);
    expect(await result(action('return typeof console;', `import console from 'console';`))).toBe('object');
  });

  test('a stack trace names the sample and its line', async () => {
    const { component } = await loadComponent(action('\n\nthrow new Error("x");'), {
      name: 'components/api.mdx',
    });
    await expect(runAction(component)).rejects.toMatchObject({
      cause: { stack: expect.stringContaining('components/api.mdx:3') },
    });
  });
});

test("the core doesn't depend on Node.js", () => {
  const folder = join(import.meta.dirname, '../../samples/harness/component');
  const forNode = new Set(['module-text.ts', 'wrap.ts']);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !forNode.has(name))) {
    const specifiers = readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/g);
    for (const [, specifier = ''] of specifiers) {
      // croner is plain JavaScript.
      expect(specifier, file).toMatch(/^(\.{1,2}\/|croner$)/);
      expect(forNode.has(specifier.replace('./', '')), file).toBe(false);
    }
  }
});
