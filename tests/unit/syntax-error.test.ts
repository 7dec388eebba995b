import { describe, expect, test } from 'vitest';
import { reportOf } from './support/tiny-site.ts';

describe('syntax errors are explained in terms of pages:', () => {
  test.each([
    ['A<br>B', '<br> is an element of HTML', 'End a line with a backslash'],
    ['<div class="a">\nText', '<div> is an element of HTML', 'Write paragraphs'],
    ['<img src=a.png>', '<img> is an element of HTML', 'Show a drawing'],
    ['<!-- later -->', 'Pages have no HTML comments', '{/* a comment */}'],
    [
      'See <https://example.com/a>.',
      '<https://example.com/a> is not a link here.',
      '[text](https://example.com/a)',
    ],
    ['Write to <a@example.com>.', '<a@example.com> is not a link here.', '[text](mailto:a@example.com)'],
    [
      '<Card title=“A” href="/a/" />',
      '<Card>: the value of "title" is in typographic quotes: “.',
      'title="…"',
    ],
    ['<Card title="A" href=‘/a/’ />', '<Card>: the value of "href" is in typographic quotes: ‘.', 'href="…"'],
    [
      '<Card title="A” href="/a/" />',
      '<Card>: a value that begins with " ends with a typographic quote.',
      'straight',
    ],
    ['<Card title={“A”} />', 'Invalid Character `“`', 'Write straight quotes, and no braces'],
    ['<Card title=A href="/a/" />', '<Card>: the value of "title" is not in quotes.', 'title="…"'],
    ['<Tabs>\n\nText.', 'Expected a closing tag for `<Tabs>`', 'Write </Tabs> at its end, or <Tabs />'],
    ['fewer than <5', 'The page is not valid MDX', 'A literal { or < in prose goes into `code`'],
    ['an open { brace', 'The page is not valid MDX', 'A literal { or < in prose goes into `code`'],
  ])('%s', (body, message, hint) => {
    const [place, what, how] = reportOf(`Text.\n\n${body}`).split('\n');
    expect(place).toBe('content/page.mdx:8');
    expect(what).toContain(message);
    expect(how).toContain(hint);
  });
});

test('a tag on several lines is parsed to its end', () => {
  expect(reportOf('<Card\n  title="A"\n  href=“/a/”\n/>')).toContain(
    'the value of "href" is in typographic quotes',
  );
});
