import { describe, expect, test } from 'vitest';
import { bare, compileSite, mdx } from './support/tiny-site.ts';

const alternative = 'An event starts a workflow, whose steps run in order.';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path class="edge" d="M0 0h8"/></svg>';

const site = (markdown: string, pictures: Record<string, string> = { 'drawing.svg': drawing }) =>
  compileSite({ 'guide/page.mdx': mdx(markdown) }, { pictures });
const html = (markdown: string, pictures?: Record<string, string>) => {
  const { pages, report } = site(markdown, pictures);
  expect(report).toBe('');
  return bare(pages.get('/guide/page/')?.html ?? '');
};

describe('a drawing', () => {
  test('becomes part of the page, named for readers who do not see it', () => {
    expect(html(`![${alternative}](./drawing.svg)`, { 'guide/drawing.svg': drawing })).toBe(
      `<figure><div><svg role="img" aria-label="${alternative}" ` +
        'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path class="edge" d="M0 0h8"/></svg></div></figure>',
    );
  });

  test('gets the caption that is written behind its address', () => {
    expect(html(`![${alternative}](../drawing.svg "From event to work.")`)).toContain(
      '<figcaption>From event to work.</figcaption></figure>',
    );
  });

  test('loses what editors leave in its file', () => {
    const source = `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- Made with care -->\n${drawing.replace('><', '>\n  <')}\n`;
    expect(html(`![${alternative}](../drawing.svg)`, { 'drawing.svg': source })).toBe(
      html(`![${alternative}](../drawing.svg)`),
    );
  });

  test('may be described with any characters', () => {
    expect(html('![The "event" & its <data>, side by side](../drawing.svg)'.replace('<', '\\<'))).toContain(
      'aria-label="The &quot;event&quot; &amp; its &lt;data&gt;, side by side"',
    );
  });

  test('stands in a list item as a figure too', () => {
    expect(html(`- Text\n\n  ![${alternative}](../drawing.svg)`)).toContain('<li><p>Text</p><figure');
  });
});

describe('a picture that cannot be shown is reported', () => {
  test('there is no such file', () => {
    expect(site(`![${alternative}](./lost.svg)`).report).toMatchInlineSnapshot(`
      "content/guide/page.mdx:6
        Missing picture: ./lost.svg.
        Put the file at content/guide/lost.svg.

      1 error in the content"
    `);
  });

  test('it has no alternative text', () => {
    expect(site('![](../drawing.svg)').report).toMatchInlineSnapshot(`
      "content/guide/page.mdx:6
        The picture ../drawing.svg has no alternative text that says what it shows.
        Write it in the brackets: ![An event reaches ...](./name.svg).

      1 error in the content"
    `);
    expect(site('![Drawing](../drawing.svg)').report).toContain(
      'has no alternative text that says what it shows',
    );
  });

  test.each(['../drawing.png', 'drawing.svg', 'https://example.com/drawing.svg', '/drawing.svg'])(
    'it is %s, not an SVG file beside the page',
    (target) => {
      expect(site(`![${alternative}](${target})`).report).toContain(
        `The picture ${target} is not an SVG file beside the page.\n  Write ./name.svg.`,
      );
    },
  );

  test('it lies outside the content, even when there is such a file', () => {
    const { report } = site(`![${alternative}](../../drawing.svg)`, { '../drawing.svg': drawing });
    expect(report).toContain('Missing picture: ../../drawing.svg.');
  });

  test.each([
    ['a script', '<script>alert(1)</script>', 'it contains <script'],
    ['a style sheet', '<style>path{}</style>', 'it contains <style'],
    ['HTML', '<foreignObject/>', 'it contains <foreignObject'],
    ['another picture', '<image href="#a"/>', 'it contains <image'],
    ['a handler', '<path onclick="alert(1)"/>', 'it contains onclick='],
    ['a color of its own as a style', '<path style="fill:red"/>', 'it contains style='],
    ['a link to elsewhere', '<a href="https://example.com"/>', 'it contains href="'],
  ])('it contains %s', (_, inside, found) => {
    const { report } = site(`![${alternative}](../drawing.svg)`, {
      'drawing.svg': drawing.replace('<path', `${inside}<path`),
    });
    expect(report).toContain(`The picture ../drawing.svg cannot stand in a page: ${found}.`);
  });

  test('it has no viewBox, so that it could not shrink', () => {
    const { report } = site(`![${alternative}](../drawing.svg)`, {
      'drawing.svg': '<svg width="8" height="8"></svg>',
    });
    expect(report).toMatchInlineSnapshot(`
      "content/guide/page.mdx:6
        The picture ../drawing.svg cannot stand in a page: it has no viewBox.
        Draw with shapes, text and the classes of src/styles/figures.css.

      1 error in the content"
    `);
  });
});
