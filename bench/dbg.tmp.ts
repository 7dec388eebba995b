import { chromium } from 'playwright-core';
import { writeFileSync } from 'node:fs';
import { browserArguments } from '../scripts/browser.mjs';
import { startFaultServer } from '../tests/browser/support/fault-server.ts';
import { withTab, movePointer, waitForLive } from './tab.ts';
const server = await startFaultServer(process.argv[2] ?? '/tmp/ws/dist');
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args: browserArguments});
for (let i = 0; i < 3; i++) await withTab(b, {cpu:4,network:'full'}, async ({page}) => {
  await page.goto(server.origin+'/docs/'); await page.waitForTimeout(1000);
  await movePointer(page); await waitForLive(page); await page.waitForTimeout(500);
  await page.locator('#sidebar a[href="/docs/quickstart/hello-world/"]').hover(); await page.waitForTimeout(150);
  await b.startTracing(page, {categories:['toplevel','blink.user_timing','devtools.timeline','disabled-by-default-devtools.timeline','v8','blink', 'loading','cc','disabled-by-default-v8.cpu_profiler', 'disabled-by-default-devtools.timeline.stack']});
  await page.evaluate(() => new Promise(r => { performance.mark('bench:start'); document.querySelector<HTMLElement>('#sidebar a[href="/docs/quickstart/hello-world/"]')!.click(); setTimeout(()=>{performance.mark('bench:end'); r(0)}, 600);}));
  const buf = await b.stopTracing(); writeFileSync('/tmp/trace'+i+'.json', buf);
});
await b.close(); await server.close();
