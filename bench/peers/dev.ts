import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../../scripts/browser.mjs';
import { shellEnvironment } from '../../scripts/node-arguments.mjs';
import { startDevProcess } from '../../tests/browser/dev-process.ts';
import { freePort } from '../../tests/free-port.ts';
import { mediumRoute } from '../site.ts';
import { median } from '../stats.ts';
import { unthrottled, withTab } from '../tab.ts';
import type { PeerProject } from './comparison.ts';
import { roundRobin } from './measure.ts';
import { ownId, rowsOf } from './results.ts';
import type { ProjectSection } from './section.ts';

/** A running development server. */
interface DevServer {
  /** URL of the documentation's base, with a trailing slash. */
  address: string;
  edit(sentence: string): void;
  close(): Promise<void>;
}

const axes = {
  html: { label: 'start to the first document', unit: 'ms' },
  shown: { label: 'start to the page shown in the browser', unit: 'ms' },
  edit: { label: 'saving an edit to its text on the screen', unit: 'ms' },
} as const;

const edits = 3;
/** Timeout of the server's response and of the page's text. */
const timeoutMs = 90_000;

/** Measures the start of development servers, and the time until an edit is shown. */
export const devSection: ProjectSection = {
  name: 'dev',
  title: 'Writing',
  async runProjects(projects, runs) {
    const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
    try {
      const starters = [
        { id: ownId, name: 'This site', start: startHere },
        ...projects.map((project) => ({
          id: project.peer.id,
          name: project.peer.name,
          start: () => startPeer(project),
        })),
      ];
      const cells = await roundRobin(starters, runs, ['html', 'shown', 'edit'], async ({ start }) => {
        const begin = performance.now();
        const server = await start();
        try {
          const url = server.address + mediumRoute;
          await waitForDocument(url);
          const html = performance.now() - begin;
          return await withTab(browser, unthrottled, async ({ page }) => {
            await page.addInitScript(watchForEdits);
            await page.goto(url, { timeout: timeoutMs });
            await page.waitForSelector('main h1', { timeout: timeoutMs });
            const shown = performance.now() - begin;
            await page.waitForTimeout(3000);
            await page.mouse.move(640, 400);
            await page.waitForTimeout(1000);
            const times: number[] = [];
            for (let index = 0; index < edits; index++) {
              const word = `edit${index}of${Math.floor(begin)}x`;
              const saved = Date.now();
              server.edit(`This is ${word}.`);
              await page.waitForFunction((text) => sessionStorage.getItem(text), word, {
                polling: 200,
                timeout: timeoutMs,
              });
              times.push(Number(await page.evaluate((text) => sessionStorage.getItem(text), word)) - saved);
              // Some servers reload the page twice, and miss an edit in between.
              await page.waitForTimeout(3000);
            }
            return { html, shown, edit: median(times) };
          });
        } finally {
          await server.close();
        }
      });
      return { tables: [{ title: `The page ${mediumRoute}`, rows: rowsOf('dev', axes, cells) }], notes: [] };
    } finally {
      await browser.close();
    }
  },
};

/** Runs in every document of the page. Records the time when an edit first appears, in the session storage. */
function watchForEdits(): void {
  new MutationObserver(() => {
    const [word] =
      /edit\d+of\d+x(?![\s\S]*edit\d+of\d+x)/.exec(document.querySelector('main')?.textContent ?? '') ?? [];
    if (word !== undefined && sessionStorage.getItem(word) === null)
      sessionStorage.setItem(word, String(performance.timeOrigin + performance.now()));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

async function waitForDocument(url: string): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const response = await fetch(url, { headers: { Accept: 'text/html' } }).catch(() => undefined);
    if (response?.ok && (await response.text()) !== '') return;
    if (performance.now() > end) throw new Error(`No document in ${timeoutMs / 1000} s.`);
    await setTimeout(25);
  }
}

async function startHere(): Promise<DevServer> {
  const dev = await startDevProcess();
  return {
    address: dev.address,
    edit: (sentence) =>
      dev.edit(`${mediumRoute.slice(0, -1)}.mdx`, (text) => `${text.trimEnd()}\n\n${sentence}\n`),
    close: () => dev.close(),
  };
}

async function startPeer(project: PeerProject): Promise<DevServer> {
  project.write();
  const port = await freePort();
  const { command, args, env } = project.dev(port);
  const child = spawn(command, args, {
    cwd: project.dir,
    env: shellEnvironment(env),
    stdio: 'ignore',
    // Creates a process group, because generators start child processes.
    detached: true,
  });
  return {
    address: `http://127.0.0.1:${port}${project.site.base}`,
    edit: (sentence) => project.edit(`/${mediumRoute}`, sentence),
    close: () => killGroup(child),
  };
}

/** Kills a process group, and waits until its leader has exited. */
async function killGroup(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid === undefined || child.exitCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
  await exited;
}
