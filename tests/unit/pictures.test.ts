import { describe, expect, test } from 'vitest';
import { bare, compileSite, mdx } from './support/tiny-site.ts';

const alternative = 'An event starts a workflow, whose steps run in order.';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path class="line" d="M0 0h8"/></svg>';

const site = (markdown: string, pictures: Record<string, string> = { 'drawing.svg': drawing }) =>
  compileSite({ 'guide/page.mdx': mdx(markdown) }, { pictures });
const html = (markdown: string, pictures?: Record<string, string>) => {
  const { pages, report } = site(markdown, pictures);
  expect(report).toBe('');
  return bare(pages.get('/guide/page/')?.html ?? '');
};

describe('a drawing', () => {
  test('becomes part of the page, with its accessible name', () => {
    expect(html(`![${alternative}](./drawing.svg)`, { 'guide/drawing.svg': drawing })).toBe(
      `<figure><div><svg role="img" aria-label="${alternative}" ` +
        'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path class="line" d="M0 0h8"/></svg></div></figure>',
    );
  });

  test('has the caption that follows its path', () => {
    expect(html(`![${alternative}](../drawing.svg "From event to work.")`)).toContain(
      '<figcaption>From event to work.</figcaption></figure>',
    );
  });

  test('has the values of constants in its text', () => {
    const withLimit = drawing.replace('<path', '<text>up to %{limits.disk}</text><path');
    expect(html(`![${alternative}](../drawing.svg)`, { 'drawing.svg': withLimit })).toContain(
      '<text>up to 512MB</text>',
    );
  });

  test('is cleaned of editor metadata', () => {
    const source = `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- Made with care -->\n${drawing.replace('><', '>\n  <')}\n`;
    expect(html(`![${alternative}](../drawing.svg)`, { 'drawing.svg': source })).toBe(
      html(`![${alternative}](../drawing.svg)`),
    );
  });

  test('may have any characters in its description', () => {
    expect(html('![The "event" & its <data>, side by side](../drawing.svg)'.replace('<', '\\<'))).toContain(
      'aria-label="The &quot;event&quot; &amp; its &lt;data&gt;, side by side"',
    );
  });

  test('may have a description with the replacement patterns of JavaScript', () => {
    expect(html("![$& and $' and $1, which cost nothing](../drawing.svg)")).toContain(
      'aria-label="$&amp; and $\' and $1, which cost nothing"',
    );
  });

  test('is a figure in a list item too', () => {
    expect(html(`- Text\n\n  ![${alternative}](../drawing.svg)`)).toContain('<li><p>Text</p><figure');
  });
});

describe('an invalid picture is reported', () => {
  test('a missing file', () => {
    expect(site(`![${alternative}](./lost.svg)`).report).toMatchInlineSnapshot(`
      "content/guide/page.mdx:6
        Missing picture: ./lost.svg.
        Put the file at content/guide/lost.svg.

      1 error in the content"
    `);
  });

  test('without alternative text', () => {
    expect(site('![](../drawing.svg)').report).toMatchInlineSnapshot(`
      "content/guide/page.mdx:6
        The picture ../drawing.svg has no alternative text.
        Say in at least 10 characters what readers would see: ![An event reaches ...](./name.svg).

      1 error in the content"
    `);
    expect(site('![A box.](../drawing.svg)').report).toContain(
      'The alternative text of the picture ../drawing.svg is too short to say what it shows: "A box.".',
    );
  });

  test.each(['../drawing.png', 'drawing.svg', 'https://example.com/drawing.svg', '/drawing.svg'])(
    '%s instead of an SVG file next to the page',
    (target) => {
      expect(site(`![${alternative}](${target})`).report).toContain(
        `The picture ${target} is not an SVG file beside the page.\n  Write ./name.svg.`,
      );
    },
  );

  test('outside the content folder, even if the file exists', () => {
    const { report } = site(`![${alternative}](../../drawing.svg)`, { '../drawing.svg': drawing });
    expect(report).toContain('Missing picture: ../../drawing.svg.');
  });

  test.each([
    ['a script', '<script>alert(1)</script>', 'it contains <script>'],
    ['a style sheet', '<style>path{}</style>', 'it contains <style>'],
    ['HTML', '<foreignObject/>', 'it contains <foreignObject>'],
    ['another picture', '<image href="#a"/>', 'it contains <image>'],
    ['an event handler', '<path onclick="alert(1)"/>', 'it contains onclick='],
    ['a custom color as a style', '<path style="fill:red"/>', 'it sets a style: style="fill:red"'],
    [
      'an external link',
      '<use href="https://example.com"/>',
      'it references something outside the drawing: href="https://example.com"',
    ],
  ])('with %s', (_, inside, found) => {
    const { report } = site(`![${alternative}](../drawing.svg)`, {
      'drawing.svg': drawing.replace('<path', `${inside}<path`),
    });
    expect(report).toContain(`The picture ../drawing.svg:1 cannot be part of a page: ${found}.`);
  });

  test("without a viewBox, so that it couldn't shrink", () => {
    const { report } = site(`![${alternative}](../drawing.svg)`, {
      'drawing.svg': '<svg width="8" height="8"></svg>',
    });
    expect(report).toMatchInlineSnapshot(`
      "content/guide/page.mdx:6
        The picture ../drawing.svg:1 cannot be part of a page: it has no viewBox.
        Begin it with <svg xmlns="…" viewBox="0 0 400 200">.

      1 error in the content"
    `);
  });

  test.each([
    ['an unclosed element', '<g>', 1, 'it is not well-formed: Missing end tag for element g'],
    ['an ampersand', '<text>a & b</text>', 1, 'it is not well-formed: '],
    ['an unknown class', '<g/>\n<path class="edge"/>', 2, 'src/styles/figures.css has no class "edge"'],
    ['a custom color', '<path fill="red"/>', 1, 'it sets a style: fill="red"'],
    ['a custom font', '<text font-size="20">a</text>', 1, 'it sets a style: font-size="20"'],
    [
      'an unknown constant',
      '<g/>\n<text>%{limits.disc}</text>',
      2,
      'Unknown constant {limits.disc}: limits has no "disc"',
    ],
    ['a missing arrowhead', '<path marker-end="url(#arow)"/>', 1, 'it names #arow, which it does not have'],
  ])('with %s', (_, inside, line, found) => {
    const { report } = site(`![${alternative}](../drawing.svg)`, {
      'drawing.svg': drawing.replace('<path', `${inside}<path`),
    });
    expect(report).toContain(`The picture ../drawing.svg:${line} cannot be part of a page: ${found}`);
  });

  test('with all of its errors at once', () => {
    const { errors } = site(`![${alternative}](../drawing.svg)`, {
      'drawing.svg': '<svg viewBox="0 0 8 8"><g class="lin box"/><g fill="red"/></svg>',
    });
    expect(errors.map(({ message }) => message)).toEqual([
      'The picture ../drawing.svg:1 cannot be part of a page: src/styles/figures.css has no class "lin".',
      'The picture ../drawing.svg:1 cannot be part of a page: it sets a style: fill="red".',
    ]);
  });
});

describe('duplicate ids on a page are reported', () => {
  const arrow = (id: string) => `<svg viewBox="0 0 8 8"><defs><marker id="${id}"/></defs></svg>`;
  const both = `![${alternative}](./a.svg)\n\n![${alternative}](./b.svg)`;

  test('in two drawings', () => {
    expect(
      site(both, { 'guide/a.svg': arrow('arrow'), 'guide/b.svg': arrow('arrow') }).report,
    ).toMatchInlineSnapshot(`
      "content/guide/page.mdx:8
        The drawing has the id "arrow", which the page already has.
        Begin the ids of a drawing with the name of its file, and show it once on a page.

      1 error in the content"
    `);
    expect(site(both, { 'guide/a.svg': arrow('a-arrow'), 'guide/b.svg': arrow('b-arrow') }).report).toBe('');
  });

  test.each(['memory', 'toc'])('in a drawing and a heading or the layout: %s', (id) => {
    expect(site(`## Memory\n\n![${alternative}](../a.svg)`, { 'a.svg': arrow(id) }).report).toContain(
      `The drawing has the id "${id}", which the page already has.`,
    );
  });
});
