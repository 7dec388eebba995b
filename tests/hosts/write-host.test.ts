import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostDir, writeHost } from '../../src/hosts/write-host.ts';
import { publish } from '../unit/support/built-folder.ts';
import { temporaryFolder } from '../unit/support/temporary-folder.ts';

const text = 'A line of a text.\n'.repeat(100);

test('a host gets only the files of the build that may be published', async () => {
  const dir = join(temporaryFolder(), 'dist');
  await publish(dir, { 'index.html': text, 'assets/js/a.12345678.js': text });
  const server = join(writeHost('nginx', dir), 'site');
  const uploaded = join(writeHost('netlify', dir), 'site');
  for (const site of [server, uploaded]) {
    expect(readFileSync(join(site, 'docs/index.html'), 'utf8')).toBe(text);
    expect(existsSync(join(site, 'site.json'))).toBe(false);
  }
  expect(existsSync(join(server, 'docs/index.html.br'))).toBe(true);
  expect(existsSync(join(uploaded, 'docs/index.html.br'))).toBe(false);
  expect(existsSync(join(server, '404.html'))).toBe(false);
  expect(readFileSync(join(uploaded, '404.html'), 'utf8')).toBe('<h1>Not found</h1>');
  // Servers derive the entity tag from it.
  const times = [dir, server].map((root) => statSync(join(root, 'docs/index.html')).mtimeMs);
  expect(times[0]).toBe(times[1]);
});

test('static hosts have the files that are requested at the root', async () => {
  const dir = join(temporaryFolder(), 'dist');
  await publish(dir, { 'index.html': text, 'robots.txt': 'robots', 'llms.txt': text, 'openapi.yaml': text });
  for (const name of ['netlify', 'cloudflare', 'vercel', 'github'] as const) {
    const site = join(writeHost(name, dir), 'site');
    for (const file of ['robots.txt', 'llms.txt'])
      expect(readFileSync(join(site, file)), name).toEqual(readFileSync(join(site, 'docs', file)));
    expect(existsSync(join(site, 'openapi.yaml')), name).toBe(false);
  }
});

test('hosts without rewrites have a file for each URL of a Markdown copy', async () => {
  const dir = join(temporaryFolder(), 'dist');
  await publish(dir, {
    'index.html': text,
    'index.md': text,
    'api/a/index.html': text,
    'api/a/index.md': '# A',
  });
  for (const name of ['netlify', 'cloudflare', 'vercel', 'github'] as const) {
    const site = join(writeHost(name, dir), 'site');
    expect(readFileSync(join(site, 'docs/api/a.md'), 'utf8'), name).toBe('# A');
    expect(existsSync(join(site, 'docs.md')), name).toBe(false);
  }
  expect(existsSync(join(writeHost('nginx', dir), 'site/docs/api/a.md'))).toBe(false);
});

test('hashed files are kept for one more build', async () => {
  const dir = join(temporaryFolder(), 'dist');
  const script = (hash: string) => join(hostDir(dir, 'caddy'), `site/docs/assets/js/a.${hash}.js`);
  const build = async (hash: string) => {
    await publish(dir, { [`assets/js/a.${hash}.js`]: text, [`${hash}.txt`]: text });
    writeHost('caddy', dir);
  };
  await build('11111111');
  await build('22222222');
  expect([script('11111111'), `${script('11111111')}.br`, script('22222222')].map(existsSync)).toEqual([
    true,
    true,
    true,
  ]);
  expect(existsSync(join(hostDir(dir, 'caddy'), 'site/docs/11111111.txt'))).toBe(false);
  await build('33333333');
  expect(['11111111', '22222222', '33333333'].map((hash) => existsSync(script(hash)))).toEqual([
    false,
    true,
    true,
  ]);
});
