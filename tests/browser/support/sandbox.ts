import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Job, JobEvent } from '../../../samples/harness/browser/job.ts';
import type { Reply } from '../../../samples/harness/browser/serve.ts';
import { compileStep } from '../../../samples/harness/workflow/source.ts';
import { httpTrigger } from '../../../samples/harness/workflow/triggers.ts';
import { bundleScript } from '../../../src/build/bundle.ts';
import { recordPackages } from '../../../src/build/licenses.ts';
import { bundleSandbox, type Sandbox } from '../../../src/build/sandbox.ts';
import { contentSecurityPolicy } from '../../../src/build/security.ts';
import type { End, SandboxFrame, startSandbox } from '../../../src/sandbox/start-sandbox.ts';
import { sandboxPolicy } from '../../../src/shared/deployment.ts';
import { readSite } from '../../../src/shared/site.ts';
import { sharedBrowser } from './shared-browser.ts';

/** A site with only the sandbox. */
export interface SandboxSite {
  origin: string;
  /** Returns the scripts of modules and of their dependencies. */
  scriptsOf(names: readonly string[]): Record<string, string>;
  sandbox: Sandbox;
  /** Requests for anything but the site's own files. */
  requests: string[];
  close(): Promise<void>;
}

/** The result of a run. */
export interface RunResult {
  end: End;
  text: string;
  events: JobEvent[];
  failures: string[];
}

/** Where the policy of the sandbox's document is defined. */
export type PolicyPlace = 'header' | 'document' | 'nowhere';

let bundles: Promise<[Sandbox, string]> | undefined;

/** Bundles the sandbox and the script that starts it once for all test files in a worker. */
function bundleOnce(): Promise<[Sandbox, string]> {
  const [site, packages] = [readSite({}), recordPackages()];
  bundles ??= Promise.all([
    bundleSandbox(site, packages),
    bundleScript(site, 'src/sandbox/start-sandbox.ts', packages),
  ]);
  return bundles;
}

/**
 * Serves a page that starts the sandbox, with the policy of the site. All other URLs exist, too, and allow requests from all
 * origins.
 */
export async function serveSandbox(place: PolicyPlace = 'header'): Promise<SandboxSite> {
  const [sandbox, client] = await bundleOnce();
  const host =
    '<!doctype html><title>Test</title><link rel="icon" href="/client.js"><script src="/client.js"></script>';
  const document =
    place === 'nowhere' ? sandbox.document.replace(/<meta http-equiv[^>]*>/, '') : sandbox.document;
  const files: Record<string, [type: string, text: string, policy?: string | undefined]> = {
    '/': ['text/html', host, contentSecurityPolicy(readSite({}))],
    '/client.js': ['text/javascript', client],
    '/sandbox.xhtml': ['application/xhtml+xml', document, place === 'header' ? sandboxPolicy : undefined],
  };
  const requests: string[] = [];
  const server = createServer(({ url = '/', headers }, response) => {
    const file = files[url];
    if (!file) requests.push(`${headers['sec-fetch-dest']} ${url}`);
    const [type, text, policy] = file ?? leakFor(headers['sec-fetch-dest'], headers.accept);
    response.writeHead(200, {
      'content-type': `${type};charset=utf-8`,
      ...(policy !== undefined && { 'content-security-policy': policy }),
      ...(!file && { 'access-control-allow-origin': '*' }),
    });
    response.end(text);
  });
  server.on('upgrade', ({ url }, socket) => {
    requests.push(`websocket ${url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    sandbox,
    requests,
    scriptsOf(names) {
      const scripts: Record<string, string> = {};
      const add = (name: string) => {
        const module = sandbox.modules[name];
        if (!module || Object.hasOwn(scripts, name)) return;
        scripts[name] = module.script;
        module.needs.forEach(add);
      };
      names.forEach(add);
      return scripts;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns a response that any kind of request can use. */
function leakFor(destination: unknown, accept = ''): [type: string, text: string] {
  if (accept.includes('event-stream')) return ['text/event-stream', 'data: 1\n\n'];
  if (destination === 'image')
    return ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'];
  return ['text/javascript', '1'];
}

/** Globals of the test page: the module that starts the sandbox, and the sandbox once it has started. */
declare global {
  var docs: { startSandbox: typeof startSandbox };
  var opened: Promise<SandboxFrame> | undefined;
  /** When the watched run started, timers of the page fired, and it ended, in milliseconds. */
  var times: number[];
}

/** Makes a page note the times of the start and the end of the next run, and of the timers that fire in between. */
export async function watchNextRun(page: Page): Promise<void> {
  await page.evaluate(async () => {
    globalThis.opened ??= docs.startSandbox('/sandbox.xhtml');
    const frame = await globalThis.opened;
    const { run } = frame;
    frame.run = (options) => {
      frame.run = run;
      const times = [performance.now()];
      globalThis.times = times;
      const note = () => times.push(performance.now());
      const timer = setInterval(note, 1);
      return run(options).finally(() => {
        clearInterval(timer);
        note();
      });
    };
  });
}

/** A timeout far longer than that for readers, because the machine may be busy with other tests. */
export const ampleTimeout = 120_000;

/** Runs a job in the sandbox of a page. */
export async function runInSandbox(
  page: Page,
  { sandbox, scriptsOf }: SandboxSite,
  job: Job,
  modules: readonly string[],
  timeoutMs = ampleTimeout,
): Promise<RunResult> {
  const request = JSON.stringify({ job, scripts: scriptsOf(modules) });
  const script = sandbox.workers[job.kind];
  const { end, text, replies } = await page.evaluate(
    async (options) => {
      globalThis.opened ??= docs.startSandbox('/sandbox.xhtml');
      const replies: string[] = [];
      const frame = await globalThis.opened;
      const ended = await frame.run({ ...options, onReply: (reply) => replies.push(reply) });
      return { ...ended, replies };
    },
    { script, request, timeoutMs },
  );
  const parsed = replies.map((reply): Reply => JSON.parse(reply));
  return {
    end,
    text,
    events: parsed.flatMap((reply) => (reply.type === 'event' ? [reply.event] : [])),
    failures: parsed.flatMap((reply) => (reply.type === 'failed' ? [reply.message] : [])),
  };
}

/** Creates a job that runs a single step, like those of the build. */
export const stepJob = (code: string): Job => ({
  kind: 'workflow',
  definition: { trigger: httpTrigger(), steps: [{ name: 'step', code }] },
  sources: { steps: { [code]: compileStep(code) }, modules: {} },
});

/** Serves the sandbox to the tests of a file or group, and opens a page that can run code in it. */
export function createSandboxStage(): { readonly site: SandboxSite; readonly page: Page } {
  let site: SandboxSite | undefined;
  let page: Page | undefined;
  beforeAll(async () => {
    site = await serveSandbox();
    page = await (await (await sharedBrowser()).newContext()).newPage();
    await page.goto(site.origin);
  });
  afterAll(async () => {
    await page?.context().close();
    await site?.close();
  });
  return {
    get site() {
      if (!site) throw new Error('The sandbox is served once tests begin.');
      return site;
    },
    get page() {
      if (!page) throw new Error('The page is opened once tests begin.');
      return page;
    },
  };
}
