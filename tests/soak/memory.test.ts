import { expect, test } from 'vitest';
import { arrive, atRest, createStage, follow, interact } from '../browser/support/browser.ts';

const stage = createStage(undefined, { hasWorker: true });

/** Pages with an interactive figure, tabs, a long table of contents, and a different layout. */
const pages = [
  ['/docs/pricing/', 'Plans and pricing'],
  ['/docs/limits/', 'Limits'],
  ['/docs/quickstart/hello-world/', 'hello world!'],
  ['/docs/', 'Connect APIs, remarkably fast'],
] as const;

test('300 navigations leak less than 1 MB', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  const devtools = await page.context().newCDPSession(page);
  const navigate = async (times: number) => {
    for (let i = 0; i < times; i++) {
      const [path, title] = pages[i % pages.length] ?? pages[0];
      await follow(page, path);
      await arrive(page, title);
    }
  };
  const heap = async (): Promise<number> => {
    await atRest(page, stage.server);
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  // Warms up, so that everything is loaded and compiled.
  await navigate(40);
  const before = await heap();
  await navigate(300);
  expect((await heap()) - before).toBeLessThan(1_000_000);
});
