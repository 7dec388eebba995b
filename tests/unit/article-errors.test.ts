import { describe, expect, test } from 'vitest';
import { htmlOf, reportOf } from './support/tiny-site.ts';

describe('an invalid component or directive is reported', () => {
  test('an unknown component', () => {
    expect(reportOf('<Cart title="a" />')).toContain(
      'content/page.mdx:6\n  Unknown component <Cart>.\n  Did you mean "Card"?',
    );
  });

  test.each([
    ['<div>a</div>', 'div', 'Write paragraphs, with an empty line between them.'],
    ['<iframe src="https://example.com" />', 'iframe', 'Link to it: [text](https://…)'],
    ['One<br/>two', 'br', 'End a line with a backslash'],
    ['<details>\n\na\n\n</details>', 'details', 'Give it a heading, or write alternatives as <Tabs>'],
    ['<kbd>A</kbd>', 'kbd', 'Write <Kbd>Ctrl</Kbd>.'],
  ])('an HTML element: %s', (body, name, hint) => {
    expect(reportOf(body)).toContain(
      `content/page.mdx:6\n  <${name}> is an element of HTML, which pages do not use.\n  ${hint}`,
    );
  });

  test('a component with a name unlike any other', () => {
    expect(reportOf('<Zzyzx />')).toMatch(/Unknown component <Zzyzx>\.\n {2}None of the \d+ that are known/);
  });

  test('a block component within a line of text', () => {
    expect(reportOf('All: <AppIndex /> of them')).toContain(
      '<AppIndex> is in a line of text.\n  Put it on separate lines',
    );
  });

  test.each(['constructor', 'toString', 'a.b'])('<%s>, which is a property of every object', (name) => {
    expect(reportOf(`<${name} />`)).toContain(`Unknown component <${name}>.`);
  });

  test('an unknown attribute', () => {
    expect(
      reportOf('<Cards>\n<Card titles="a" title="b" href="https://pipedream.com" />\n</Cards>'),
    ).toMatchInlineSnapshot(`
      "content/page.mdx:7
        <Card>: the attribute "titles" is unknown.
        Its attributes: title, href.

      1 error in the content"
    `);
  });

  test('a missing attribute', () => {
    expect(reportOf('<Cards>\n<Card href="https://pipedream.com" />\n</Cards>')).toMatchInlineSnapshot(`
      "content/page.mdx:7
        <Card>: the attribute "title" is missing.
        Its attributes: title, href.

      1 error in the content"
    `);
  });

  test('an attribute of the wrong type', () => {
    expect(
      reportOf('<Params>\n<Param name="a" type="string" required="yes" />\n</Params>'),
    ).toMatchInlineSnapshot(`
      "content/page.mdx:7
        <Param>: the attribute "required" cannot be "yes".
        Its attributes: name, type, required, default.

      1 error in the content"
    `);
  });

  test('spread attributes', () => {
    expect(reportOf('<Kbd {...limits}>a</Kbd>')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        <Kbd> has a spread attribute.
        Write each attribute with its name.

      1 error in the content"
    `);
  });

  test('a screen without a description', () => {
    expect(reportOf('<Screen>\nText.\n</Screen>')).toContain('<Screen>: the attribute "label" is missing.');
    expect(reportOf('<Screen label=" A card. ">\nText.\n</Screen>')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The screen has no description that says what it shows.
        Write it as its label: <Screen label="The trigger of a new workflow ...">.

      1 error in the content"
    `);
  });

  test('a part of a screen outside a screen, and another component inside one', () => {
    expect(reportOf('<Panel title="Trigger" />')).toContain(
      'Unknown component <Panel>.\n  It is a part of a <Screen>.',
    );
    expect(
      reportOf('<Screen label="A workflow.">\n<Panel>\n<Kbd>Esc</Kbd>\n</Panel>\n</Screen>'),
    ).toMatchInlineSnapshot(`
      "content/page.mdx:8
        Unknown component <Kbd> in a screen.
        Known are: Button, Column, Field, Mark, Panel, Plus, Row, Section, Switch.

      1 error in the content"
    `);
  });

  test('a link in a screen, including an autolink', () => {
    expect(
      reportOf('<Screen label="A workflow.">\n<Panel>\n\nhttps://pipedream.com\n\n</Panel>\n</Screen>'),
    ).toMatchInlineSnapshot(`
      "content/page.mdx:9
        A screen cannot have a link in it.
        Write a URL as \`code\`, and everything else as text, a list or a part of the screen.

      1 error in the content"
    `);
  });

  test('an unknown container directive', () => {
    expect(reportOf('Text.\n\n:::notes\nText.\n:::')).toMatchInlineSnapshot(`
      "content/page.mdx:8
        Unknown directive ":::notes".
        Did you mean "note"? Known are: note, tip, warning, danger, steps. They are written :::name ... :::. A literal colon before a word goes into \`code\` or is escaped: \\:.

      1 error in the content"
    `);
  });

  test('a leaf directive', () => {
    expect(reportOf('::note')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Unknown directive "::note".
        Did you mean "note"? Known are: note, tip, warning, danger, steps. They are written :::name ... :::. A literal colon before a word goes into \`code\` or is escaped: \\:.

      1 error in the content"
    `);
  });

  test('a text directive', () => {
    expect(reportOf('A :tip[word] here.')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Unknown directive ":tip".
        Did you mean "tip"? Known are: note, tip, warning, danger, steps. They are written :::name ... :::. A literal colon before a word goes into \`code\` or is escaped: \\:.

      1 error in the content"
    `);
  });

  test('but not a colon before a word or a number', () => {
    expect(reportOf('At 10:30, the ratio a:b.')).toBe('');
    expect(htmlOf('At 10:30, the ratio a:b.')).toBe('<p>At 10:30, the ratio a:b.</p>');
  });

  test('a link definition', () => {
    expect(reportOf('[a][b]\n\n[b]: https://pipedream.com')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        This kind of Markdown is not supported here: linkReference.
        Write the URL in the link: [text](/limits/).

      content/page.mdx:8
        This kind of Markdown is not supported here: definition.
        Write the URL in the link: [text](/limits/).

      2 errors in the content"
    `);
  });

  test('an import', () => {
    expect(reportOf('import a from "b"')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        This kind of Markdown is not supported here: mdxjsEsm.
        Pages import nothing; the components are there already.

      1 error in the content"
    `);
  });
});
