import { describe, expect, test } from 'vitest';
import { reportOf } from './support/tiny-site.ts';

describe('a link is reported', () => {
  test.each([
    'here',
    'Click here',
    '**click here**.',
    'this link',
    'This page',
    'Learn more',
    'read more',
    'Link',
    'more',
    'details',
  ])('that only says %s', (text) => {
    expect(reportOf(`See [${text}](/page/).`)).toContain(
      `content/page.mdx:6\n  The text of a link does not say where it leads: ${text.replace(/\*/g, '')}.`,
    );
  });

  test('without text', () => {
    expect(reportOf('See [](/page/).')).toContain('content/page.mdx:6\n  A link to /page/ has no text.');
  });

  test('with a title, which nobody would see', () => {
    expect(reportOf('[Limits](/page/ "All of them")')).toContain(
      'The title of a link is not shown: All of them.',
    );
  });

  test('but not one to the name of something', () => {
    expect(
      reportOf('[`this`](/page/), [`Link`](/page/), [Here documents](/page/), [Links to files](/page/)'),
    ).toBe('');
  });
});
