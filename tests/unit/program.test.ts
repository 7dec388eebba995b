import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { buildArguments, nodeArguments } from '../../scripts/node-arguments.mjs';
import { runProgram } from '../../scripts/program.mjs';
import { root } from '../../src/node/folders.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Runs TypeScript like the commands of package.json. */
function run(code: string): Promise<number> {
  const file = join(temporaryFolder(), 'program.ts');
  writeFileSync(file, code);
  return runProgram(relative(root, file));
}

test('the exit code of a program is passed on', async () => {
  expect(await run('const code: number = 0; process.exitCode = code')).toBe(0);
  expect(await run('process.exitCode = 3')).toBe(3);
});

test('a program that is killed by a signal has failed, so that nothing is served after half a build', async () => {
  expect(await run("process.kill(process.pid, 'SIGKILL')")).toBe(137);
  expect(await run("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)")).toBe(143);
});

test("Node.js supports every argument, and a flag that V8 doesn't know has no effect", async () => {
  const heap = JSON.stringify(join(root, 'scripts/slow-heap.mjs'));
  expect(
    await run(
      `import { setV8Flag } from ${heap}; setV8Flag('--flag-of-another-version=20'); process.exitCode = 3;`,
    ),
  ).toBe(3);
  expect(
    spawnSync(process.execPath, [...buildArguments, '-e', 'process.exitCode = 3'], { cwd: root }).status,
  ).toBe(3);
  expect(buildArguments.filter((argument) => argument.includes('growing'))).toEqual([]);
});

test.each([
  [
    'data.ts',
    'export const sidebar: string[] = [\n  "/a/"\n  "/b/",\n];\n',
    3,
    'Expected `,` or `]` but found `string`.',
  ],
  [
    'component.tsx',
    'const part: string = "a";\nexport const a = <p>{part}</div>;\n',
    2,
    'Expected corresponding JSX closing tag',
  ],
  [
    'lock.json',
    '{\n  "/a/": [],\n<<<<<<< main\n  "/b/": []\n}\n',
    3,
    'Expected double-quoted property name.',
  ],
  ['cut.json', '{\n  "/a/": [],\n', 3, 'Expected double-quoted property name.'],
])('a syntax error in %s is reported with its line, without a stack trace', (name, text, line, message) => {
  const folder = temporaryFolder();
  const file = join(folder, name);
  writeFileSync(file, text);
  writeFileSync(join(folder, 'program.ts'), `import ${JSON.stringify(file)};`);
  for (const own of [nodeArguments, buildArguments]) {
    const args = [...own, join(folder, 'program.ts')];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const lines = stderr.split('\n');
    expect([status, stdout, lines[1], lines[2]]).toEqual([
      1,
      '',
      `${relative(root, file)}:${line}`,
      expect.stringContaining(message),
    ]);
    expect(lines.slice(3)).toEqual([
      '  Correct the file; the mistake may be at the end of the line before.',
      '',
    ]);
  }
});

test('a stack trace has the lines of the TypeScript source', () => {
  const file = join(temporaryFolder(), 'program.ts');
  writeFileSync(file, 'interface Unused {\n  a: string;\n}\n\nthrow new Error("failed");\n');
  const { stderr } = spawnSync(process.execPath, [...nodeArguments, file], { cwd: root, encoding: 'utf8' });
  expect(stderr).toContain(`${file}:5:7`);
});

test('a file of data/ that throws when it is loaded is reported with its line, without a stack trace', () => {
  const fail = (file: string) =>
    `const e = new ReferenceError('redirects is not defined'); e.stack = e + '\\n    at ${file}:1:9\\n    at ModuleJob.run (node:internal)'; throw e;`;
  const run = (file: string) =>
    spawnSync(process.execPath, [...nodeArguments, '-e', fail(join(root, file))], {
      cwd: root,
      encoding: 'utf8',
    });
  const line = readFileSync(join(root, 'data/redirects.ts'), 'utf8')
    .split('\n')
    .findIndex((text) => /\bredirects\b/.test(text));
  expect(run('data/redirects.ts').stderr).toBe(
    `\ndata/redirects.ts:${line + 1}\n  ReferenceError: redirects is not defined.\n  Correct the file.\n`,
  );
  expect(run('src/build/cli.ts').stderr).toContain('at ModuleJob.run');
});

test('signal handlers are removed after the program has ended', async () => {
  const before = process.listenerCount('SIGINT');
  await run('');
  expect(process.listenerCount('SIGINT')).toBe(before);
});
