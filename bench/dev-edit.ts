/* node scripts/run.mjs bench/dev-edit.ts: measures the milliseconds from saving a page until the browser shows its new text. */
import { chromium } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../scripts/browser.mjs';
import { startDevProcess } from '../tests/browser/dev-process.ts';

const rounds = 7;

const dev = await startDevProcess();
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${dev.address}quickstart/hello-world/`);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForSelector('html[data-live]');

  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // The edits are all different. The pause keeps the watcher from combining them.
    await page.waitForTimeout(500);
    const word = `round-${round}`;
    // The browser and this process use the same clock.
    const shown = page.evaluate(waitForText, word);
    await page.waitForTimeout(50);
    const saved = Date.now();
    dev.edit('quickstart/hello-world.mdx', (text) => `${text.trimEnd()}\n\nThis is ${word}.\n`);
    times.push((await shown) - saved);
  }
  const sorted = [...times].sort((a, b) => a - b);
  process.stdout.write(`Edits to screen: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms\n`);
  process.stdout.write(`Median of ${rounds}: ${sorted[Math.floor(rounds / 2)]?.toFixed(0)} ms\n`);
} finally {
  await browser.close();
  await dev.close();
}

/** Runs in the page. Resolves with the time when a text appears, and rejects if it's still missing after a minute. */
function waitForText(text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`The edit "${text}" isn't shown.`)), 60_000);
    new MutationObserver((_, observer) => {
      if (!document.getElementById('article')?.textContent?.includes(text)) return;
      observer.disconnect();
      resolve(performance.timeOrigin + performance.now());
    }).observe(document, { subtree: true, childList: true });
  });
}
