// cspell:ignore erors exampels triger
import { expect, test } from 'vitest';
import { nearestPages } from '../../src/shared/nearest-pages.ts';

const pages = [
  ['Overview', '/docs/'],
  ['What are workflows?', '/docs/workflows/'],
  ['What are steps?', '/docs/workflows/steps/'],
  ['Run workflow steps with cron', '/docs/workflows/examples/steps-cron/'],
  ['Triggers', '/docs/workflows/steps/triggers/'],
  ['HTTP requests', '/docs/workflows/steps/code/nodejs/http-requests/'],
  ['Email to yourself', '/docs/workflows/examples/send-yourself-email/'],
  ['Slack message', '/docs/workflows/examples/send-slack-message/'],
  ['Email', '/docs/destinations/email/'],
  ['Limits', '/docs/limits/'],
  ['Common errors', '/docs/errors/'],
].map(([title = '', path = '']) => ({ title, path }));

const best = (path: string) => nearestPages(path, pages)[0]?.path;

test.each([
  ['/docs/limit', '/docs/limits/'],
  ['/docs/Limits.html', '/docs/limits/'],
  ['/docs/workflows/limits/', '/docs/limits/'],
  ['/docs/erors/', '/docs/errors/'],
  ['/docs/workflows/exampels/send-mail/', '/docs/workflows/examples/send-yourself-email/'],
  ['/docs/httpRequests', '/docs/workflows/steps/code/nodejs/http-requests/'],
  ['/docs/email', '/docs/destinations/email/'],
  ['/docs/steps/triger', '/docs/workflows/steps/triggers/'],
  // A typo in one segment.
  ['/docs/workflows/stepz/', '/docs/workflows/steps/'],
  ['/docs/workflows/step/', '/docs/workflows/steps/'],
  ['/docs/workflow/steps/', '/docs/workflows/steps/'],
  ['/docs/workflow/stpes', '/docs/workflows/steps/'],
  // A missing, repeated, additional or misplaced segment.
  ['/docs/steps/', '/docs/workflows/steps/'],
  ['/docs/workflows/workflows/steps/', '/docs/workflows/steps/'],
  ['/docs/workflows/steps/steps/triggers/', '/docs/workflows/steps/triggers/'],
  ['/docs/steps/workflows/', '/docs/workflows/steps/'],
  ['/docs/workflows/triggers/steps/', '/docs/workflows/steps/triggers/'],
  ['/docs/en/destinations/email/', '/docs/destinations/email/'],
  ['/docs/destinations/email/attachments/', '/docs/destinations/email/'],
  ['/docs/destination/e-mail.htm', '/docs/destinations/email/'],
])('%s suggests %s', (asked, meant) => {
  expect(best(asked)).toBe(meant);
});

test('dissimilar URLs keep the order of the pages', () => {
  for (const path of ['/docs/qqq/', '/', '/docs/%E0%A4%A', '/docs/'.padEnd(5000, 'x')])
    expect(nearestPages(path, pages)).toEqual(pages.slice(0, 4));
});

test('a page that is listed twice is suggested once', () => {
  const paths = nearestPages('/docs/limits', [...pages, ...pages]).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
