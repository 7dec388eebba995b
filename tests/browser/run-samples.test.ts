import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemsOf, readPages } from './support/page-samples.ts';
import { type SandboxSite, serveSandbox } from './support/sandbox.ts';
import { sharedBrowser } from './support/shared-browser.ts';

let site: SandboxSite;
let page: Page;

beforeAll(async () => {
  site = await serveSandbox();
  const context = await (await sharedBrowser()).newContext();
  page = await context.newPage();
  await page.goto(site.origin);
});
afterAll(async () => {
  await page.context().close();
  await site.close();
});

const pages = readPages();

test.each([
  ['workflow', ['axios', '#givens']],
  ['component', ['axios', '#givens']],
] as const)('the scripts for a %s that sends requests to a third-party server are small', (kind, modules) => {
  const scripts = [
    site.sandbox.document,
    site.sandbox.workers[kind],
    ...Object.values(site.scriptsOf(modules)),
  ];
  const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  expect(bytes).toBeLessThan(70_000);
});

test('most samples run in browsers', () => {
  const jobs = pages.reduce((sum, page) => sum + page.jobs.size, 0);
  expect(jobs).toBeGreaterThanOrEqual(280);
  expect(pages.flatMap(({ unsupported }) => [...unsupported.values()])).toEqual([]);
});

test('samples print the output that pages show', async () => {
  const problems: string[] = [];
  for (const { samples, jobs } of pages)
    for (const [sample, job] of jobs) problems.push(...(await problemsOf(page, site, sample, samples, job)));
  expect(problems).toEqual([]);
}, 600_000);
