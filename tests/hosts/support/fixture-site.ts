import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressOutput } from '../../../src/build/compress.ts';
import { Output } from '../../../src/build/output.ts';
import { securityHeaders } from '../../../src/build/security.ts';
import { cacheDir } from '../../../src/node/folders.ts';
import type { Deployment } from '../../../src/shared/deployment.ts';
import { readSite } from '../../../src/shared/site.ts';
import { routes } from '../../specification/routes.ts';
import { redirects } from './redirects.ts';

const page = (title: string, paragraphs = 40): string =>
  `<!doctype html><title>${title}</title>${`<p>${title}.</p>`.repeat(paragraphs)}`;

/** A built site with the routes and redirects of the real one. */
export interface FixtureSite {
  /** The folder of the build. Tests can use its parent folder. */
  dir: string;
  deployment: Deployment;
  remove(): void;
}

/** Writes a site with a page for every route of the specification, and a file of each kind. */
export async function writeFixtureSite(base: string): Promise<FixtureSite> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-hosts-'));
  // A server without privileges reads it.
  chmodSync(folder, 0o755);
  const dir = join(folder, 'dist');
  const output = new Output(dir, base);
  const site = readSite({ DOCS_BASE: base });
  const deployment = { base, origin: site.origin, redirects, headers: securityHeaders(site) };
  output.begin();
  for (const route of routes) {
    // The only page that is requested in compressed forms. Others are too short to have them.
    const paragraphs = route === '/limits/' ? 40 : 1;
    output.write(`${route.slice(1)}index.html`, page(`The page ${route}`, paragraphs));
    output.write(`${route.slice(1)}index.md`, `# The page ${route}\n`.repeat(paragraphs));
  }
  const files: Record<string, string> = {
    '404.html': page('Not found'),
    'sitemap.xml': '<urlset/>'.repeat(50),
    'llms.txt': '0123456789'.repeat(100),
    // Longer than a server's buffer, even compressed.
    'openapi.json': JSON.stringify(Array.from({ length: 20_000 }, (_, index) => index * 7919)),
    'component.d.ts': 'export type Id = string;\n'.repeat(20),
    'pgp-key.asc': '-----BEGIN PGP PUBLIC KEY BLOCK-----\n'.repeat(20),
    'openapi.yaml': 'openapi: 3.1.0\n'.repeat(30),
    'favicon.svg': '<svg/>',
    'favicon.ico': 'icon',
    'apple-touch-icon.png': 'icon',
    'icon-192.png': 'icon',
    'site.webmanifest': '{}',
    'robots.txt': 'User-agent: *',
    'assets/js/limits.ab164ed7.js': 'export const html = "";\n'.repeat(20),
    'assets/js/boot.ab164ed7.js': 'export {};\n'.repeat(20),
    'assets/css/style.ab164ed7.css': 'p { margin: 0 }\n'.repeat(20),
    'assets/run/sandbox.ab164ed7.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"/>'.repeat(10),
    'assets/run/limits.ab164ed7.json': '{"blocks":{}}'.padEnd(400),
    'assets/search/texts/limits.ab164ed7.json': '["text"]'.padEnd(400),
    'assets/pages-0.json': '{"pages":{}}'.padEnd(400),
  };
  for (const [path, content] of Object.entries(files)) output.write(path, content);
  // The files are the same for every base, so they are only compressed once.
  await compressOutput(output, join(cacheDir, 'compressed'));
  output.publish(JSON.stringify(deployment satisfies Deployment));
  return { dir, deployment, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
