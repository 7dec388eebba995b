import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { PageJob } from '../samples/harness/browser/job.ts';
import { readPages } from '../tests/browser/support/page-samples.ts';
import { runInSandbox, type SandboxSite, serveSandbox } from '../tests/browser/support/sandbox.ts';
import type { Section } from './fixtures.ts';
import { atMost, format, type Goal } from './report.ts';
import { median, repeat } from './stats.ts';
import { unthrottled, withTab } from './tab.ts';

/** Measures samples in the sandbox of the browser: bytes, the first run, which loads the sandbox's document, and later runs. */
export const samplesSection: Section = {
  name: 'samples',
  title: 'Running a sample in the browser',
  async run(fixtures) {
    const browser = await fixtures.browser();
    const site = await serveSandbox();
    try {
      const rows: string[][] = [];
      const goals: Goal[] = [];
      for (const [name, job] of examples()) {
        const bytes = bytesOf(site, job);
        const times = await repeat(fixtures.runs, () =>
          withTab(browser, unthrottled, async ({ page }) => {
            await page.goto(site.origin);
            const first = await timeOf(page, site, job);
            const later = await repeat(4, async () => {
              // In this time, the next worker starts, as it does for readers.
              await setTimeout(500);
              return timeOf(page, site, job);
            });
            return { first, later: median(later) };
          }),
        );
        const first = median(times.map((time) => time.first));
        const later = median(times.map((time) => time.later));
        rows.push([name, format(bytes / 1000, 'kB'), format(first, 'ms'), format(later, 'ms')]);
        goals.push(
          atMost(`${name}: scripts`, bytes / 1000, 'kB', 70),
          atMost(`${name}: first run`, first, 'ms', 600),
          atMost(`${name}: later runs`, later, 'ms', 60),
        );
      }
      const columns = ['', 'scripts (brotli)', 'first run', 'later runs'];
      return { tables: [{ title: 'In the sandbox', columns, rows }], goals, notes: [] };
    } finally {
      await site.close();
    }
  },
};

/** Returns a step and a component from the pages, which both send requests to a third-party server. */
function examples(): [name: string, job: PageJob][] {
  const jobs = readPages().flatMap((page) => [...page.jobs.values()]);
  return (['workflow', 'component'] as const).map((kind) => {
    const found = jobs.find(({ job, modules }) => job.kind === kind && modules.join() === 'axios,#givens');
    if (!found) throw new Error(`No ${kind} of the pages only uses axios.`);
    return [kind === 'workflow' ? 'a step that uses axios' : 'a component that uses axios', found];
  });
}

function bytesOf({ sandbox, scriptsOf }: SandboxSite, { job, modules }: PageJob): number {
  const scripts = [sandbox.document, sandbox.workers[job.kind], ...Object.values(scriptsOf(modules))];
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
}

async function timeOf(page: Page, site: SandboxSite, { job, modules }: PageJob): Promise<number> {
  const started = performance.now();
  const { end } = await runInSandbox(page, site, job, modules);
  if (end !== 'done') throw new Error(`A sample ended with ${end}.`);
  return performance.now() - started;
}
