import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slug } from 'github-slugger';
import { describe, expect, test } from 'vitest';
import { redirects } from '../../data/redirects.ts';
import { sidebar } from '../../data/sidebar.ts';
import packageFile from '../../package.json';
import { readLocks } from '../../src/build/inputs.ts';
import { planMove } from '../../src/commands/move-page.ts';
import { planNewPage } from '../../src/commands/new-page.ts';
import { planRemoval } from '../../src/commands/remove-page.ts';
import { readWorkspace } from '../../src/commands/workspace.ts';
import { root } from '../../src/node/folders.ts';
import { readOpenapi } from '../../src/openapi/read.ts';
import { frontmatterHints } from '../../src/shared/frontmatter.ts';

const guides = [
  'CONTRIBUTING.md',
  'README.md',
  ...readdirSync(join(root, 'guides')).map((name) => `guides/${name}`),
];
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
/** Returns the code in prose and in code blocks. */
const codeOf = (file: string): string[] => {
  const text = textOf(file);
  const blocks = [...text.matchAll(/^ *```bash\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) =>
    block.split('\n').map((line) => line.replace(/ +#.*$/, '').trim()),
  );
  const prose = text.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '');
  return [...blocks, ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)];
};
/** Returns the arguments of a command in any guide: `['/limits/']` for `npm run check -- /limits/`. */
const argumentsOf = (command: string): string[][] =>
  guides
    .flatMap(codeOf)
    .filter((code) => code.startsWith(`${command} -- `))
    .map((code) => code.slice(command.length + 4).split(' '));

const workspace = readWorkspace(root, redirects, readOpenapi());
const pages = [...workspace.pages.values()];
const newRoutes = argumentsOf('npm run new').flat();

describe.each(guides)('%s', (file) => {
  test('links to existing files and headings', () => {
    const targets = [...textOf(file).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(
      ([, target = '']) => target,
    );
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets.filter((each) => !each.startsWith('/') && !each.startsWith('./name'))) {
      const [path = '', id] = target.split('#');
      const linked = path === '' ? file : join(dirname(file), path);
      expect(existsSync(join(root, linked)), `${target} in ${file}`).toBe(true);
      if (id === undefined) continue;
      const headings = [...textOf(linked).matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => slug(title));
      expect(headings, `${target} in ${file}`).toContain(id);
    }
  });

  test('names existing paths', () => {
    const roots = /^(?:content|data|src|samples|check|tests|bench|types|scripts|guides)\//;
    const paths = codeOf(file)
      .flatMap((code) => code.split(/[\s,]+/))
      .filter((word) => roots.test(word) && !/[*…<:]/.test(word))
      .filter((path) => !newRoutes.some((route) => path === `content${route.slice(0, -1)}.mdx`));
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
  });

  test('names existing commands', () => {
    for (const code of codeOf(file)) {
      const [, script] = /^npm run ([\w:]+)/.exec(code) ?? [];
      if (script) expect(Object.keys(packageFile.scripts), code).toContain(script);
      const [, checks] = /^npm test -- (?!--)(.+)$/.exec(code) ?? [];
      const names = [...(checks ?? '').matchAll(/"([^"]+)"|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain,
      );
      for (const name of names)
        expect(textOf('scripts/test.mjs'), code).toMatch(new RegExp(`(?:name: |vitest\\()'${name}'`));
    }
  });
});

describe('the examples work', () => {
  test('for a new page', () => {
    expect(newRoutes.length).toBeGreaterThan(0);
    const context = { sidebar, redirects, locks: readLocks(), pages };
    for (const route of newRoutes) expect(planNewPage(route, context).path).toMatch(/\.mdx$/);
  });

  test('for a moved page and a removed page', () => {
    const moves = argumentsOf('npm run move').filter(([from]) => from !== '/old/');
    const removals = argumentsOf('npm run remove').filter(([from]) => from !== '/old/');
    expect(moves.length * removals.length).toBeGreaterThan(0);
    for (const [from = '', to = ''] of moves)
      expect(planMove(from, to, workspace).writes.size).toBeGreaterThan(3);
    for (const [route = '', , to = ''] of removals)
      expect(planRemoval(route, to, workspace).removals.length).toBeGreaterThan(0);
  });

  test('for a checked page', () => {
    const checked = [...argumentsOf('npm run check'), ...argumentsOf('npm run readability')].flat();
    expect(checked.length).toBeGreaterThan(1);
    for (const route of checked) expect([...workspace.pages.keys(), ...newRoutes]).toContain(route);
  });
});

test('the guide lists every frontmatter key', () => {
  const [, example = ''] = /```yaml\n\s+---\n([\s\S]*?)---/.exec(textOf('guides/writing-pages.md')) ?? [];
  for (const key of Object.keys(frontmatterHints)) expect(example).toMatch(new RegExp(`\\b${key}: `));
});

test('the pipeline of a page names functions that exist in the given files', () => {
  const rows = [...textOf('guides/engine.md').matchAll(/^\| \d+ \| (.+?) \| `([^`]+)` \|/gm)];
  expect(rows).toHaveLength(31);
  for (const [, names = '', path = ''] of rows) {
    const isFile = statSync(join(root, path)).isFile();
    const files = isFile ? [path] : readdirSync(join(root, path)).map((name) => `${path}/${name}`);
    const code = files
      .filter((name) => /\.tsx?$/.test(name))
      .map(textOf)
      .join('\n');
    for (const [, name = ''] of names.matchAll(/`([^`]+)`/g))
      if (name.includes('.')) expect(existsSync(join(root, path, name)), name).toBe(true);
      else
        expect(code, `${name} in ${path}`).toMatch(
          new RegExp(`(?:function|const|  (?:async )?)\\s*${name}\\b`),
        );
  }
});
