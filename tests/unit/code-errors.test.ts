import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeErrorsOf, LoadFailure } from '../../src/build/code-errors.ts';
import { withSourcePlaces } from '../../src/build/source-places.ts';
import { serverConfig } from '../../src/build/vite-config.ts';
import { cacheDir, root } from '../../src/node/folders.ts';
import { readSite } from '../../src/shared/site.ts';

let folder = '';
beforeAll(() => {
  mkdirSync(cacheDir, { recursive: true });
  folder = mkdtempSync(join(cacheDir, 'code-errors-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles files, the first of which is the entry, and returns the error. */
async function failureOf(files: Record<string, string>): Promise<unknown> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const config = serverConfig(readSite({}), join(folder, 'out'));
  const input = join(folder, Object.keys(files)[0] ?? '');
  try {
    await build({ ...config, logLevel: 'silent', build: { ...config.build, rolldownOptions: { input } } });
  } catch (failure) {
    return failure;
  }
  throw new Error('The bundle was made.');
}

describe("a file that can't be bundled is reported with its line:", () => {
  test.each([
    [
      'a component',
      'a.tsx',
      2,
      { 'a.tsx': 'const b = 1;\nexport const A = () => <p>{b}</p;\n' },
      'Expected `>` but found `;`.',
      'the line is: export const A',
    ],
    [
      'a stylesheet',
      'c.module.css',
      2,
      {
        'c.ts': 'import css from "./c.module.css"; export default css;',
        'c.module.css': '.a { color: red; }\n.b { color: \n',
      },
      'Unclosed block.',
      'the line is: .b { color:',
    ],
    [
      'an unresolved import',
      'd.ts',
      1,
      { 'd.ts': 'import "./gone.ts";\n' },
      'Could not resolve',
      'Correct the path',
    ],
    [
      'a missing export',
      'e.ts',
      1,
      { 'e.ts': 'import { a } from "./f.ts"; export const b = a;\n', 'f.ts': 'export const c = 1;\n' },
      '"a" is not exported by',
      'Import a name that the module exports',
    ],
  ])('%s', async (_, file, line, files, message, hint) => {
    const [error, ...others] = codeErrorsOf(await failureOf(files));
    expect(others).toEqual([]);
    expect(error).toMatchObject({ file: relative(root, join(folder, file)), line });
    expect(error?.message).toContain(message);
    expect(error?.hint).toContain(hint);
  });
});

test('an unresolved import is reported with its line in development', () => {
  const file = join(folder, 'g.ts');
  writeFileSync(file, "const a = './gone.ts';\nimport { b } from './gone.ts';\nexport const c = a + b;\n");
  const message = `Failed to load url ./gone.ts (resolved id: ./gone.ts) in ${file}. Does the file exist?`;
  expect(codeErrorsOf(Object.assign(new Error(message), { code: 'ERR_LOAD_URL' }))).toEqual([
    {
      file: relative(root, file),
      line: 2,
      message: "The import can't be resolved: './gone.ts'.",
      hint: 'Correct the path of the import; it ends with the name of a file, such as ./part.ts.',
    },
  ]);
});

test('a stack trace of the bundle is mapped to its sources', async () => {
  writeFileSync(join(folder, 'h.ts'), "export const one = 1;\n\nthrow new Error('made to fail');\n");
  const out = join(folder, 'places');
  const config = serverConfig(readSite({}), out, true);
  const input = join(folder, 'h.ts');
  await build({ ...config, logLevel: 'silent', build: { ...config.build, rolldownOptions: { input } } });
  const file = join(out, 'h.js');
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = 1 + lines.findIndex((text) => text.includes('made to fail'));
  const stack = `Error: made to fail\n    at ${file}:${line}:1\n    at file://${root}/src/a.js:1:2`;
  expect(withSourcePlaces(stack, out)).toBe(
    `Error: made to fail\n    at ${input}:3:1\n    at file://${root}/src/a.js:1:2`,
  );
});

test("an API description that a figure can't read isn't reported as a code error", () => {
  const failure = new LoadFailure(
    Object.assign(new Error('Map keys must be unique'), { name: 'YAMLParseError' }),
  );
  // The file itself is valid, so nothing is found in it.
  expect(codeErrorsOf(failure)).toEqual([]);
});

test('a figure that throws when it is loaded is reported with its line', () => {
  const cause = new ReferenceError('window is not defined');
  const figure = 'src/figures/SchedulePlanner/SchedulePlanner.tsx';
  cause.stack = `${cause}\n    at print (${root}/src/content/read.ts:1:2)\n    at file://${root}/${figure}:1:7\n    at ModuleJob.run (node:internal)`;
  expect(codeErrorsOf(new LoadFailure(cause))).toEqual([
    {
      file: figure,
      line: 1,
      message: 'The module fails when it is loaded: window is not defined.',
      hint: "Correct the file; the line is: import { useEffect, useId, useState } from 'react';",
    },
  ]);
  const own = new ReferenceError('useState is not defined');
  own.stack = `${own}\n    at ${root}/${figure}:20:1`;
  expect(readFileSync(join(root, figure), 'utf8').split('\n')[19]).toContain('useState');
  expect(codeErrorsOf(new LoadFailure(own))).toMatchObject([{ file: figure, line: 20 }]);
  const name = new ReferenceError('limits is not defined');
  name.stack = `${name}\n    at ${root}/${figure}:66:1`;
  expect(codeErrorsOf(new LoadFailure(name))).toMatchObject([{ file: figure, line: 2 }]);
  // While pages are rendered, the same stack trace may be a bug of the engine, which must be shown in full.
  expect(codeErrorsOf(cause)).toEqual([]);
});

test.each([
  undefined,
  'text',
  new Error('A bug.'),
  Object.assign(new Error('In a package.'), {
    id: join(root, 'node_modules/vite/package.json'),
    loc: { line: 1 },
  }),
])("any other failure isn't attributed to a file: %s", (failure) => {
  expect(codeErrorsOf(failure)).toEqual([]);
});
