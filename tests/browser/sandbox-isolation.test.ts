import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ampleTimeout,
  createSandboxStage,
  type PolicyPlace,
  runInSandbox,
  type SandboxSite,
  serveSandbox,
  stepJob,
  watchNextRun,
} from './support/sandbox.ts';
import { sharedBrowser } from './support/shared-browser.ts';

/*
 * Code in the sandbox tries to reach the network and the page. On hosts that send no headers, the policy in the document has to be
 * enough.
 */
describe.each<PolicyPlace>(['header', 'document', 'nowhere'])('the sandbox with its policy: %s', (place) => {
  /** Without a policy, these attempts succeed, because only the policy prevents them. */
  const byPolicy = place === 'nowhere' ? /^got/ : /^refused$/;
  let site: SandboxSite;
  let page: Page;

  beforeAll(async () => {
    site = await serveSandbox(place);
    page = await (await (await sharedBrowser()).newContext()).newPage();
    await page.goto(site.origin);
    await page.evaluate(() => {
      globalThis.received = [];
      new BroadcastChannel('leak').onmessage = ({ data }) => globalThis.received.push(data);
      addEventListener('message', ({ data }) => globalThis.received.push(data));
      localStorage.setItem('secret', 'of the page');
    });
  });
  afterAll(async () => {
    await page.context().close();
    await site.close();
  });

  /** Runs a script as the worker itself, without the harness. */
  const raw = (code: string) =>
    page.evaluate(
      async ({ script, timeoutMs }) => {
        globalThis.opened ??= docs.startSandbox('/sandbox.xhtml');
        const replies: string[] = [];
        const ended = await (await globalThis.opened).run({
          script,
          request: '',
          timeoutMs,
          onReply: (text) => replies.push(text),
        });
        return { ...ended, replies };
      },
      { script: `const site = '${site.origin}/leak';${code}`, timeoutMs: ampleTimeout },
    );
  /** Returns the result of an attempt in a worker: `refused`, or what it got. */
  const attempt = async (code: string) =>
    (
      await raw(`onmessage = async () => {
        try { postMessage('got ' + String(await (async () => { ${code} })())); }
        catch (error) { postMessage('refused'); }
        postMessage('done');
      }`)
    ).replies;
  /** Returns the result of an attempt in the sandbox's document. */
  const inDocument = async (code: string) => {
    await attempt('return 1');
    const frame = page.frames().find((one) => one.url().endsWith('/sandbox.xhtml'));
    return frame?.evaluate(`(() => { const site = '${site.origin}/leak'; return ${code} })()`);
  };
  /** Returns the code of an attempt that ends with an event. */
  const events = (object: string, good: string) =>
    `const one = ${object}; return new Promise((resolve, reject) => { one.${good} = () => resolve('${good}'); one.onerror = reject; })`;

  test.each([
    ['fetch', 'return (await fetch(site)).status'],
    ['fetch without CORS', "return (await fetch(site, { mode: 'no-cors' })).type"],
    [
      'XMLHttpRequest',
      `const one = new XMLHttpRequest(); one.open('GET', site);
      return new Promise((resolve, reject) => { one.onload = () => resolve('got'); one.onerror = reject; one.send(); })`,
    ],
    ['EventSource', events('new EventSource(site)', 'onopen')],
    ['importScripts', 'importScripts(site); return 1'],
    ['import()', 'return typeof (await import(site))'],
    ['import() of a data URL', "return (await import('data:text/javascript,export default 1')).default"],
  ])("code can't use %s", async (_, code) => {
    expect(await attempt(code)).toEqual([expect.stringMatching(byPolicy)]);
  });

  test.each([
    ['WebSocket', events("new WebSocket(site.replace('http', 'ws'))", 'onopen')],
    ['a worker of the site', events('new Worker(site)', 'onmessage')],
    ['caches', "return caches.open('a')"],
    [
      'indexedDB',
      "return new Promise((resolve, reject) => { const one = indexedDB.open('a'); one.onsuccess = resolve; one.onerror = reject; })",
    ],
    ['storage', 'return localStorage.getItem("secret")'],
    ['the page', 'return parent.document.title'],
    ['the top window', 'return top.location.href'],
  ])("code can't access %s, whatever the policy is", async (_, code) => {
    expect(await attempt(code)).toEqual(['refused']);
  });

  test('a nested worker has the same restrictions', async () => {
    const inner = "fetch('SITE').then(() => postMessage('got'), () => postMessage('refused'))";
    const code = `const text = ${JSON.stringify(inner)}.replace('SITE', site);
      const one = new Worker(URL.createObjectURL(new Blob([text])));
      return new Promise((resolve) => { one.onmessage = ({ data }) => resolve(data); })`;
    expect(await attempt(code)).toEqual([place === 'nowhere' ? 'got got' : 'got refused']);
  });

  test('a BroadcastChannel reaches no other context', async () => {
    await attempt("new BroadcastChannel('leak').postMessage('received'); return 1");
    await page.evaluate(() => new BroadcastChannel('leak').postMessage('of the page'));
    await expect.poll(() => page.evaluate(() => globalThis.received)).toEqual(['of the page']);
  });

  test.each([
    ['fetch', "fetch(site).then(() => 'got', () => 'refused')"],
    [
      'images',
      "new Promise((resolve) => { const one = new Image(); one.onload = () => resolve('got'); one.onerror = () => resolve('refused'); one.src = site; })",
    ],
    [
      'scripts',
      "new Promise((resolve) => { const one = document.createElement('script'); one.onload = () => resolve('got'); one.onerror = () => resolve('refused'); one.src = site; document.head.append(one); })",
    ],
  ])("the document can't use %s either", async (_, code) => {
    expect(await inDocument(code)).toMatch(byPolicy);
  });

  test.each([
    ['storage', "(() => { try { localStorage; return 'got' } catch { return 'refused' } })()"],
    ['cookies', "(() => { try { document.cookie; return 'got' } catch { return 'refused' } })()"],
    ['the page', "(() => { try { parent.document; return 'got' } catch { return 'refused' } })()"],
    ['the top window', "(() => { try { top.location = site; return 'got' } catch { return 'refused' } })()"],
    ['windows', "open(site) === null ? 'refused' : 'got'"],
  ])("the document can't access %s, whatever the policy is", async (_, code) => {
    expect(await inDocument(code)).toBe('refused');
  });

  test('no requests were sent', () => {
    if (place === 'nowhere') expect(site.requests.length).toBeGreaterThan(5);
    else expect(site.requests).toEqual([]);
  });
});

declare global {
  var received: unknown[];
}

describe('misbehaving code', () => {
  const stage = createSandboxStage();

  /** Runs a step, measures how the timers of the page fire meanwhile, and checks that another step still runs. */
  async function runAndRecover(code: string, modules: readonly string[], timeoutMs: number) {
    await watchNextRun(stage.page);
    const result = await runInSandbox(stage.page, stage.site, stepJob(code), modules, timeoutMs);
    const times = await stage.page.evaluate(() => globalThis.times);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    const { events } = await runInSandbox(stage.page, stage.site, stepJob('console.log("still here")'), []);
    expect(events).toContainEqual({ type: 'log', step: 'step', level: 'log', text: 'still here' });
    const length = gaps.reduce((sum, gap) => sum + gap, 0);
    // The longest pause between timers as a share of the run, so that a slow machine makes no difference.
    return { ...result, ticks: gaps.length - 1, longestPause: Math.max(...gaps) / length };
  }

  test.each([
    ['a promise that never settles', 'await new Promise(() => {})', 'timeout'],
    ['an interval that is never cleared', 'await new Promise(() => setInterval(() => {}, 1))', 'timeout'],
    ['an endless loop', 'while (true);', 'blocked'],
    ['a gigabyte of objects', 'const all = []; for (;;) all.push({ a: 1, b: [all.length] })', 'blocked'],
  ])('%s is stopped at the timeout, and the page stays responsive', async (_, code, expected) => {
    const { end, longestPause } = await runAndRecover(code, [], 5000);
    expect(end).toBe(expected);
    expect(longestPause).toBeLessThan(0.5);
  });

  /** Longer than the timeout of a test. */
  const longTimeout = 600_000;
  test.each([
    ['logging a billion lines', 'for (let i = 0; i < 1e9; i++) console.log(i)', 'flood'],
    ['logging long lines', 'for (;;) console.log("x".repeat(1e5))', 'flood'],
  ])('%s stops a run long before its timeout, and the page stays responsive', async (_, code, end) => {
    const result = await runAndRecover(code, [], longTimeout);
    expect(result.end).toBe(end);
    expect(result.ticks).toBeGreaterThan(0);
    expect(result.events.length).toBeLessThanOrEqual(5000);
  });

  test.each([
    ['new Uint8Array(64 * 2 ** 20).fill(1)', ''],
    ['new Float64Array(8 * 2 ** 20).fill(1)', ''],
    ['Buffer.alloc(64 * 2 ** 20, 1)', 'buffer'],
    ['new Array(8 * 2 ** 20).fill(1.5)', ''],
  ])('allocating a gigabyte with %s throws', async (code, module) => {
    // Without pauses, a slow machine would stop the code as an endless loop.
    const rest = 'await new Promise((go) => setTimeout(go))';
    const { end, events } = await runAndRecover(
      `const all = []; for (let i = 0; i < 16; i++) { all.push(${code}); ${rest} } return all.length`,
      module ? [module] : [],
      longTimeout,
    );
    expect(end).toBe('done');
    const message = 'Array buffer allocation failed';
    expect(events).toContainEqual({ type: 'error', step: 'step', name: 'RangeError', message, line: 1 });
  });

  test("messages can't change objects of the page", async () => {
    const reply = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"type":"event"}';
    const types = await stage.page.evaluate(
      async ({ script, timeoutMs }) => {
        const replies: string[] = [];
        await (await globalThis.opened)?.run({
          script,
          request: '',
          timeoutMs,
          onReply: (text) => replies.push(typeof text),
        });
        return { replies, polluted: 'polluted' in {} };
      },
      {
        script: `onmessage = () => {
          for (const message of [${JSON.stringify(reply)}, { __proto__: null, id: 1 }, [], 7, new Map()]) postMessage(message);
          postMessage('done');
        }`,
        timeoutMs: ampleTimeout,
      },
    );
    // A message that isn't a string arrives as an empty one.
    expect(types).toEqual({ replies: Array(5).fill('string'), polluted: false });
  });

  test('starting another run stops the first, and stop() the second', async () => {
    const job = stepJob('while (true);');
    const request = JSON.stringify({ job, scripts: {} });
    const ends = await stage.page.evaluate(
      async ({ script, request }) => {
        const frame = await globalThis.opened;
        if (!frame) throw new Error('The sandbox is not open.');
        const options = { script, request, timeoutMs: 5000, onReply: () => {} };
        const first = frame.run(options);
        const second = frame.run(options);
        frame.stop();
        return [(await first).end, (await second).end];
      },
      { script: stage.site.sandbox.workers.workflow, request },
    );
    expect(ends).toEqual(['stopped', 'stopped']);
  });
});

test('without an opaque origin, the document ignores its page', async () => {
  const site = await serveSandbox('document');
  const context = await (await sharedBrowser()).newContext();
  const page = await context.newPage();
  await page.goto(site.origin);
  /** Waits for a response, or if none is expected, for far more tasks than one takes. */
  const responds = (sandbox: string | null, tasks: number) =>
    page.evaluate(
      async ([attribute, tasks]) => {
        const frame = document.createElement('iframe');
        if (attribute !== null) frame.setAttribute('sandbox', attribute);
        const loaded = new Promise((resolve) => {
          frame.onload = resolve;
        });
        frame.src = '/sandbox.xhtml';
        document.body.append(frame);
        await loaded;
        const { port1, port2 } = new MessageChannel();
        let isReady = false;
        port1.onmessage = () => {
          isReady = true;
        };
        frame.contentWindow?.postMessage('', '*', [port2]);
        for (let task = 0; task < tasks && !isReady; task++)
          await new Promise((resolve) => setTimeout(resolve));
        return isReady;
      },
      [sandbox, tasks] as const,
    );
  expect(await responds('allow-scripts', 10_000)).toBe(true);
  expect(await responds(null, 100)).toBe(false);
  await context.close();
  await site.close();
});
