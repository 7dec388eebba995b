// cspell:ignore erors exampels triger
import { expect, test } from 'vitest';
import { nearestPages } from '../../src/client/not-found.ts';

const pages = [
  ['Overview', '/docs/'],
  ['What are workflows?', '/docs/workflows/'],
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
])('%s means %s', (asked, meant) => {
  expect(best(asked)).toBe(meant);
});

test('what means nothing leaves the pages in their order', () => {
  for (const path of ['/docs/qqq/', '/', '/docs/%E0%A4%A', '/docs/'.padEnd(5000, 'x')])
    expect(nearestPages(path, pages)).toEqual(pages.slice(0, 4));
});

test('a page that is listed twice is named once', () => {
  const paths = nearestPages('/docs/limits', [...pages, ...pages]).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
