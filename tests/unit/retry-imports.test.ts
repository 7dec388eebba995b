import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { clientConfig } from '../../src/build/vite-config.ts';
import { readSite } from '../../src/shared/site.ts';

/** Bundles modules by name like the build bundles the scripts for the browser. */
async function bundle(modules: Record<string, string>): Promise<Map<string, string>> {
  const virtual: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId(id) {
      const name = id.replace(/^(?:\.\.?\/)+/, '');
      return Object.hasOwn(modules, name) ? name : undefined;
    },
    load: (id) => modules[id],
  };
  const config = clientConfig(readSite({}), '/out', [virtual]);
  const result = await build({
    ...config,
    logLevel: 'silent',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { ...config.build?.rolldownOptions, input: { boot: 'boot' } },
    },
  });
  // `write: false` and one input result in one output.
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.name ?? '', file.type === 'chunk' ? file.code : '']));
}

/** `first` and `second` share `common`, which becomes a separate chunk. */
const modules = {
  boot: 'import("./first").then(({ run }) => run()); import("./second").then(({ run }) => run());',
  first: 'import { shared } from "./common"; export const run = () => shared(1);',
  second: 'import { shared } from "./common"; export const run = () => shared(2);',
  common: 'export const shared = (value) => console.log("shared", value);',
};

test('imports between scripts become calls of importModule, in any syntax', async () => {
  const scripts = await bundle(modules);
  expect(scripts.get('boot')).toMatch(/importModule\("\.\/first[^"]*"\)\.then/);
  const first = scripts.get('first') ?? '';
  expect(first).toMatch(/^const \{ ?\w+: shared ?\} = await importModule\("\.\/common[^"]*"\);/);
  for (const [name, code] of scripts) expect(code, name).not.toMatch(/\bimport\(|\bfrom "/);
});

test('the boot script is imported statically, because it runs already', async () => {
  const scripts = await bundle({
    boot: 'import { base } from "./base"; console.log(base()); import("./first").then(({ run }) => run());',
    base: 'export const base = () => document.title;',
    first: 'import { base } from "./base"; export const run = () => base();',
  });
  expect(scripts.get('first')).toMatch(/^import \{[^}]+\} from "\.\/boot/);
});

test('a script that depends on React, directly or indirectly, is requested in parallel with it', async () => {
  const scripts = await bundle({
    boot: 'import("./first").then(({ run }) => run()); import("./second").then(({ run }) => run());',
    first: 'import { shared } from "./common"; export const run = () => shared(1);',
    second: 'import { shared } from "./common"; export const run = () => shared(2);',
    common:
      'import { react } from "./node_modules/react/index"; export const shared = (value) => react(value);',
    'node_modules/react/index': 'export const react = (value) => console.log(value);',
  });
  expect(scripts.get('boot')).toMatch(
    /Promise\.all\(\[importModule\("\.\/first[^"]*"\), ?importModule\("\.\/react/,
  );
  expect(scripts.get('boot')).toMatch(
    /Promise\.all\(\[importModule\("\.\/second[^"]*"\), ?importModule\("\.\/react/,
  );
});

test('what React imports is requested in parallel with it, too', async () => {
  const scripts = await bundle({
    boot: 'import("./first").then(({ run }) => run()); import("./second").then(({ run }) => run());',
    first: 'import { react } from "./node_modules/react/index"; export const run = () => react(1);',
    second: 'import { helper } from "./helper"; export const run = () => helper(2);',
    'node_modules/react/index':
      'import { helper } from "../../helper"; export const react = (value) => helper(value);',
    helper: 'export const helper = (value) => console.log(value);',
  });
  const boot = scripts.get('boot')?.replace(/\s+/g, '');
  expect(boot).toMatch(
    /\[importModule\("\.\/first[^"]*"\),importModule\("\.\/react[^"]*"\),importModule\("\.\/helper/,
  );
  expect(boot).toMatch(/importModule\("\.\/second[^"]*"\)\.then/);
});

test('a variable that another script could read before it changes is an error', async () => {
  const common = 'export let shared = () => 1; export const change = () => { shared = () => 2; };';
  await expect(bundle({ ...modules, common })).rejects.toThrow(/common exports a variable/);
});

test('a module that shares a script with others is moved out of it', async () => {
  const scripts = await bundle({
    ...modules,
    first: 'import { two } from "./second"; export const run = () => two(); export const one = () => 1;',
    second: 'import { one } from "./first"; export const two = () => one(); export const run = two;',
  });
  expect(scripts.get('boot')).toMatch(/importModule\("[^"]+"\)\.then\(\(n\) => n\.\w+\)\.then/);
});

test('scripts that would wait for each other are an error', async () => {
  const cycle = bundle({
    ...modules,
    common: 'import { two } from "./node_modules/react/two"; export const shared = (value) => value + two();',
    'node_modules/react/two': 'export const two = () => 2;',
    'node_modules/react/three': 'import { shared } from "./common"; export const three = () => shared(3);',
    second: 'import { three } from "./node_modules/react/three"; export const run = () => three();',
  });
  await expect(cycle).rejects.toThrow(/would wait for itself/);
});
