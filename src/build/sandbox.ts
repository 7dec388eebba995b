import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { usesBuffer } from '../../samples/harness/browser/module-names.ts';
import { sandboxModules } from '../../samples/page/sandbox-modules.ts';
import type { RestApi } from '../../samples/rest/api-handler.ts';
import { root } from '../node/folders.ts';
import { operationsOf } from '../openapi/operations.ts';
import { readOpenapi } from '../openapi/read.ts';
import { textPolicy } from '../sandbox/policy.ts';
import type { Site } from '../shared/site.ts';
import { cacheBundles } from './bundle-cache.ts';
import { bundleText } from './bundle-text.ts';
import type { PackageRecord } from './licenses.ts';
import { checks, sharedConfig, target } from './vite-config.ts';

/** The files that samples are run with, as texts. */
export interface Sandbox {
  /** The document that code runs in. */
  document: string;
  /** The workers' scripts, by the kind of job that they run. */
  workers: { workflow: string; component: string };
  /** The modules that code may import, by name, each with the names of those that it requires. */
  modules: Record<string, { script: string; needs: string[] }>;
}

/**
 * Bundles the files that samples are run with.
 *
 * @param packages records the packages whose code is bundled
 */
export const bundleSandbox = (site: Site, packages: PackageRecord): Promise<Sandbox> =>
  cacheBundles('sandbox', site, packages, (own) => makeSandbox(site, own));

async function makeSandbox(site: Site, packages: PackageRecord): Promise<Sandbox> {
  const shared = sharedSettings(site);
  const script = (entry: string) => bundleText(configFor(shared, join(root, entry), packages, []), entry);
  const harness = 'samples/harness/browser';
  const [frame, workflow, component] = await Promise.all([
    script('src/sandbox/frame.ts'),
    script(`${harness}/workflow-worker.ts`),
    script(`${harness}/component-worker.ts`),
  ]);
  const modules = await Promise.all(
    Object.entries(sandboxModules).map(async ([name, entry]) => {
      const path = entry.startsWith('.') ? join(root, harness, entry) : entry;
      const others = Object.keys(sandboxModules).filter((other) => other !== name);
      const text = await bundleText(configFor(shared, path, packages, others, true), name);
      return [name, { script: text, needs: needsOf(name, text) }] as const;
    }),
  );
  return {
    document: documentOf(frame),
    workers: { workflow, component },
    modules: Object.fromEntries(modules),
  };
}

/** Creates the document with its only script, whose hash is in its policy. */
function documentOf(script: string): string {
  // In XHTML, scripts are parsed like other text.
  const text = `//<![CDATA[\n${script.replaceAll(']]>', ']]\\u003e')}\n//]]>`;
  // The text that browsers hash.
  const read = text.replace('<![CDATA[', '').replace(/\]\]>$/, '');
  const source = `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
  return `<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml">
<head><meta http-equiv="Content-Security-Policy" content="${textPolicy(source)}"/><title>Sandbox</title></head>
<body><script>${text}</script></body>
</html>
`;
}

/** The parts of the REST API's description that responses need. */
function restApi(): RestApi {
  const api = readOpenapi();
  return {
    root: new URL(api.servers?.[0]?.url ?? 'https://localhost').pathname,
    operations: operationsOf(api).map(({ id, method, path, body, answer }) => ({
      id,
      method,
      path,
      body: body && true,
      answer: { status: answer.status, body: answer.body && { example: answer.body.example } },
    })),
  };
}

/** Returns the modules that a module requires, and `buffer` if it uses Node.js's `Buffer`. */
function needsOf(name: string, text: string): string[] {
  // It tries to require Node.js modules, but doesn't need them.
  if (name === 'lodash') return [];
  const required = [...text.matchAll(/require\(\s*["'`]([^"'`]+)["'`]\s*\)/g)].map(([, specifier = '']) =>
    specifier.replace(/^node:|\/$/g, ''),
  );
  const buffer = name !== 'buffer' && usesBuffer(text) ? ['buffer'] : [];
  return [...new Set([...required, ...buffer])].filter((other) => Object.hasOwn(sandboxModules, other));
}

/** The names of virtual modules. */
const entryName = 'sandbox-entry.ts';
const emptyName = 'sandbox-empty.ts';
/** Replaces axios's adapters, none of which works in the sandbox. */
const adaptersName = 'sandbox-adapters.ts';
const virtualPath = (name: string): string => join(root, 'src/build', name);

/** Replaced by an empty module: network modules, and file search, which Node.js 14 doesn't have. */
const omitted = /^(?:(?:node:)?https?|glob-to-regex\.js)$/;

/** Creates an entry whose default export is what `require()` returns for a module. */
const asModule = (path: string): Plugin => ({
  name: 'sandbox-module',
  enforce: 'pre',
  resolveId(id) {
    if (id.endsWith(entryName)) return virtualPath(entryName);
    if (id.endsWith('/adapters/adapters.js')) return virtualPath(adaptersName);
    return omitted.test(id) ? virtualPath(emptyName) : undefined;
  },
  load(id) {
    if (id === virtualPath(emptyName)) return 'export default {};';
    if (id === virtualPath(adaptersName)) return 'export default { getAdapter: (own) => own };';
    if (id !== virtualPath(entryName)) return undefined;
    return `import * as all from ${JSON.stringify(path)}; export default Reflect.get(all, 'default') ?? all;`;
  },
});

/** Settings that all these bundles share. */
const sharedSettings = (site: Site): InlineConfig => ({
  ...sharedConfig(site),
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    __REST_API__: JSON.stringify(restApi()),
  },
});

function configFor(
  shared: InlineConfig,
  path: string,
  packages: PackageRecord,
  others: readonly string[],
  isModule = false,
): InlineConfig {
  const external = new Set(others.flatMap((name) => [name, `node:${name}`, `${name}/`]));
  return {
    ...shared,
    plugins: [...(isModule ? [asModule(path)] : []), packages.plugin],
    build: {
      write: false,
      target,
      minify: true,
      rolldownOptions: {
        checks,
        external: (id) => external.has(id),
        ...(isModule && { output: { exports: 'named' } }),
      },
      lib: {
        entry: isModule ? entryName : path,
        formats: [isModule ? 'cjs' : 'iife'],
        name: 'sandbox',
        fileName: 'script',
      },
    },
  };
}
