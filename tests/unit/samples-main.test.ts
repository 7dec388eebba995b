import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../samples/runner/main.ts';
import { nodeArguments } from '../../scripts/node-arguments.mjs';
import { root } from '../../src/node/folders.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const page = (title: string, ...lines: string[]) =>
  `---\ntitle: ${title}\ndescription: A page with samples, to see what the command makes of it.\n---\n\n${lines.join('\n')}\n`;

const prints = (output: string) => ['```bash run', 'echo new', '```', '', '```text output', output, '```'];

/** Creates a content folder with a few pages, and runs the command there. */
function content(files: Record<string, string>) {
  const contentDir = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(contentDir, name, '..'), { recursive: true });
    writeFileSync(join(contentDir, name), text);
  }
  return {
    contentDir,
    async run(...args: string[]) {
      const output: string[] = [];
      const errors: string[] = [];
      const code = await main([...args, '--no-cache'], {
        root,
        contentDir,
        print: (text) => output.push(text),
        printError: (text) => errors.push(text),
      });
      return { code, output: output.join('\n'), errors: errors.join('\n') };
    },
  };
}

const site = () =>
  content({
    'index.mdx': page('Home', ...prints('new')),
    'limits.mdx': page('Limits', ...prints('new')),
    'api/rest.mdx': page('API', ...prints('new')),
    'api/index.mdx': page('APIs'),
  });

describe('npm run samples', () => {
  test.each([
    [[], ['/', '/api/rest/', '/limits/']],
    [['--page', '/limits/'], ['/limits/']],
    [['--page', '/limits'], ['/limits/']],
    [['--page', 'limits'], ['/limits/']],
    [['--page', 'content/limits.mdx'], ['/limits/']],
    [['limits'], ['/limits/']],
    [
      ['content/limits.mdx', './content/api/rest.mdx'],
      ['/api/rest/', '/limits/'],
    ],
    [['/somewhere/content/index.mdx'], ['/']],
    [
      ['api/rest', '--page', '/'],
      ['/', '/api/rest/'],
    ],
  ])('%j runs the pages %j', async (args, routes) => {
    const { code, output, errors } = await site().run(...args);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect([...output.matchAll(/^\/\S*/gm)].map(([route]) => route)).toEqual(routes);
  });

  test.each([
    [['--page', 'limit'], 'There is no page /limit/. Nearest are: /limits/, '],
    [['content/api/rset.mdx'], 'There is no page /api/rset/. Nearest are: /api/rest/, '],
    [['--pages', 'limits'], "Unknown option '--pages'"],
  ])('%j is reported in one line', async (args, message) => {
    const { code, output, errors } = await site().run(...args);
    expect({ code, output, errors: errors.slice(0, message.length) }).toEqual({
      code: 1,
      output: '',
      errors: message,
    });
    expect(errors).not.toMatch(/\n/);
  });

  test('a page with syntax errors is reported like in a build', async () => {
    const { code, errors } = await content({ 'a.mdx': 'no frontmatter' }).run();
    expect(code).toBe(1);
    expect(errors).toMatch(/^content\/a\.mdx/);
    expect(errors).not.toMatch(/^ +at /m);
  });

  test('--update updates stale output, after which there are no problems', async () => {
    const { run, contentDir } = content({ 'a.mdx': page('A', ...prints('old')) });
    expect(await run()).toMatchObject({ code: 1, errors: expect.stringContaining('The output is stale.') });
    const { code, output, errors } = await run('--update');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^content\/a\.mdx: output updated/);
    expect(readFileSync(join(contentDir, 'a.mdx'), 'utf8')).toBe(page('A', ...prints('new')));
    expect(await run()).toMatchObject({ code: 0 });
  });

  test("--update doesn't fix failures", async () => {
    const failing = ['```bash run', 'echo new; false', '```', '', '```text output', 'old', '```'];
    const { run } = content({ 'a.mdx': page('A', ...failing) });
    expect(await run('--update')).toMatchObject({ code: 1, errors: expect.stringContaining('code 1') });
  });

  test.each([
    ['process.exit(0)', 1],
    ['await new Promise(() => {})', 1],
    ["process.kill(process.pid, 'SIGINT'); setInterval(() => {}, 1000)", 1],
    ['settle(0)', 0],
    ['settle(1); process.exit(0)', 1],
  ])('with "%s" as its work, the exit code is %d', (work, status) => {
    const file = join(temporaryFolder(), 'cli.mts');
    const module = join(root, 'samples/runner/guard-exit.ts');
    writeFileSync(
      file,
      `import { guardExit } from ${JSON.stringify(module)};\nconst settle = guardExit();\n${work};\n`,
    );
    const ended = spawnSync(process.execPath, [...nodeArguments, file], { cwd: root, encoding: 'utf8' });
    expect(ended.status, ended.stderr).toBe(status);
    const isEarly = !work.startsWith('settle');
    // Node.js may print a warning first, since version 22 about a promise that never settles.
    expect(ended.stderr.includes('The run ended before its table was printed.')).toBe(isEarly);
  });
});
