import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { escapeHtml } from '../src/shared/escape.ts';
import { type Contender, depth, type Entry, type Extras, nameWithExtras } from './contender.ts';
import { importContender } from './contenders.ts';

/** The indexing API of Pagefind: https://pagefind.app/docs/node-api. */
interface PagefindService {
  createIndex(): Promise<{
    index: {
      addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
      writeFiles(options: { outputPath: string }): Promise<unknown>;
    };
  }>;
  close(): Promise<unknown>;
}

/** Indexes each section as a page with Pagefind, which Starlight and Nextra use, and passes the engine in the browser to `use`. */
export async function withPagefind<Result>(
  entries: readonly Entry[],
  dir: string,
  browser: Browser,
  use: (contender: Contender) => Promise<Result>,
  extras: Extras = {},
): Promise<Result> {
  const pagefind = (await importContender('./node_modules/pagefind/lib/index.js')) as PagefindService;
  const { index } = await pagefind.createIndex();
  for (const { href, title, titles, keywords, text } of entries) {
    // By default, `h1` has the weight 7, and text has the weight 1.
    const extraHtml = extras.keywords ? `<p data-pagefind-weight="5">${escapeHtml(keywords)}</p>` : '';
    const content = `<html lang="en"><head><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1><h2>${escapeHtml(titles)}</h2>${extraHtml}<p>${escapeHtml(text)}</p></body></html>`;
    await index.addHTMLFile({ url: href, content });
  }
  await index.writeFiles({ outputPath: join(dir, 'pagefind') });
  await pagefind.close();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    if (pathname.startsWith('/pagefind/') && existsSync(join(dir, pathname)))
      response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(dir, pathname)));
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const page = await browser.newPage();
  try {
    const contender: Contender = {
      name: nameWithExtras('Pagefind', extras),
      bytes: 0,
      search: (query) =>
        page.evaluate(
          async ([module, text, maximum]) => {
            const engine = await import(module);
            const { results } = await engine.search(text);
            const data = await Promise.all(
              results.slice(0, maximum).map((result: { data(): Promise<{ url: string }> }) => result.data()),
            );
            return data.map(({ url }) => url);
          },
          [`${origin}/pagefind/pagefind.js`, query, depth] as const,
        ),
    };
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (fetched.has(pathname) || !pathname.startsWith('/pagefind/')) return;
      fetched.add(pathname);
      // Pagefind compresses its index files, but not its scripts.
      const bytes = readFileSync(join(dir, pathname));
      contender.bytes += /\.js$/.test(pathname) ? brotliCompressSync(bytes).length : bytes.length;
    });
    await page.goto(`${origin}/`);
    return await use(contender);
  } finally {
    await page.close();
    server.close();
  }
}
