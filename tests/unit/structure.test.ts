import { describe, expect, test } from 'vitest';
import { htmlOf, reportOf } from './support/tiny-site.ts';

describe('a table', () => {
  test('with more cells in a row than in its header is reported with the line of the row', () => {
    expect(reportOf('| A | B |\n| --- | --- |\n| 1 | 2 |\n| `a | b` | c |')).toMatchInlineSnapshot(`
      "content/page.mdx:9
        A table row has 3 cells under a header of 2; the others are lost.
        A bar that does not separate cells is escaped, in code too: \`a \\| b\`.

      1 error in the content"
    `);
  });

  test('with too few cells in a row is reported too', () => {
    expect(reportOf('| A | B |\n| --- | --- |\n| 1 |\n| 2 | |')).toMatchInlineSnapshot(`
      "content/page.mdx:8
        A table row has 1 cell under a header of 2.
        Write a bar for each cell; one with nothing in it is a space: | a | |.

      1 error in the content"
    `);
  });

  test('that continues in the line below it is reported', () => {
    expect(reportOf('| A |\n| --- |\n| 1 |\nMore.')).toMatchInlineSnapshot(`
      "content/page.mdx:9
        A line directly below a table becomes a row of it.
        Write an empty line above it. A row begins with a bar, like the header.

      1 error in the content"
    `);
  });

  test('may have rows without outer pipes, and empty cells', () => {
    expect(reportOf('A | B\n--- | ---\n1 | 2\n\n| A | B |\n| --- | --- |\n| | |')).toBe('');
  });
});

describe('an invalid directive is reported', () => {
  test.each([
    ['that is not closed', 'One.\n\n:::note\nText.\n\nMore.', 8, ':::note is not closed.'],
    ['that is not closed in a list', '- a\n\n  :::note\n  b\n\n- c', 8, ':::note is not closed.'],
    ['that is closed by another', '::::note\n:::tip\nx\n::::', 7, ':::tip is not closed.'],
    ['with too few closing colons', ':::note\nText.\n::', 6, ':::note is not closed.'],
    [
      'with a title without brackets',
      ':::note Title\nText.\n:::',
      6,
      'The text after :::note on the same line is lost: Title.',
    ],
    [
      'with an unclosed title',
      ':::note[Title\nText.\n:::',
      6,
      'The text after :::note on the same line is lost: [Title.',
    ],
    [
      'with a space before its title',
      ':::note [Title]\nText.\n:::',
      6,
      'The text after :::note on the same line is lost: [Title].',
    ],
    [
      'with attributes',
      ':::note{.big}\nText.\n:::',
      6,
      'The text after :::note on the same line is lost: {.big}.',
    ],
    ['of steps without a list', ':::steps\nText.\n:::', 6, ':::steps has no numbered list in it.'],
    ['of steps with bullets', ':::steps\n- a\n:::', 6, ':::steps has no numbered list in it.'],
    ['of steps with a title', ':::steps[Title]\n1. a\n:::', 6, ':::steps takes no title.'],
    [
      'of steps with a paragraph between them',
      ':::steps\n1. a\n\nBetween.\n\n2. b\n:::',
      9,
      "What is between two steps isn't part of their numbered list.",
    ],
    [
      'of steps with bullets between them',
      ':::steps\n1. a\n\n- c\n\n2. b\n:::',
      9,
      "What is between two steps isn't part of their numbered list.",
    ],
  ])('%s', (_, body, line, message) => {
    expect(reportOf(body)).toContain(`content/page.mdx:${line}\n  ${message}\n  `);
  });

  test('but not steps with text around them, or with several paragraphs', () => {
    const comment = '{/* to be continued */}';
    expect(reportOf(`:::steps\nFirst.\n\n1. a\n\n   More.\n\n2. b\n\n${comment}\n\n3. c\n\nLast.\n:::`)).toBe(
      '',
    );
  });

  test('but not one in a block quote, in a list, in a component or in another directive', () => {
    const bodies = [
      '> :::note\n> a\n> :::',
      '- a\n\n  :::tip[B *c* \\] d]\n  b\n  :::\n',
      '<Params>\n<Param name="a" type="b">\n:::note\nx\n:::\n</Param>\n</Params>',
      '::::note\n:::tip\nx\n:::\n::::',
    ];
    for (const body of bodies) expect(reportOf(body)).toBe('');
  });
});

describe('an invalid code block is reported', () => {
  test('that is not closed', () => {
    expect(reportOf('```text show="x"\na\n\n## B')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        A code block is not closed.
        Write a line with \`\`\` alone after its last line.

      1 error in the content"
    `);
  });

  test('that highlights missing lines', () => {
    expect(reportOf('```js parse {2,4-5} ins={1}\na();\nb();\n```')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The block has 2 lines, but sets off 4, 5.
        The numbers in {2,4-5}, ins={6} and del={7} are lines of the block, counted from 1.

      1 error in the content"
    `);
  });

  test.each(['0', '3-2'])('that highlights the lines {%s}', (lines) => {
    expect(reportOf(`\`\`\`js parse {${lines}}\na();\n\`\`\``)).toContain(
      `The line numbers {${lines}} name no line.`,
    );
  });

  test.each(['title="a" title="b"', 'given="a" given="b"', '{1} {2}', 'ins={1} ins={2}'])(
    'that sets the same attribute twice: %s',
    (twice) => {
      expect(reportOf(`\`\`\`js parse ${twice}\na();\nb();\n\`\`\``)).toContain(
        ' more than once.\n  Keep one.',
      );
    },
  );

  test('but not one in a list or a block quote, of tildes, or an empty one', () => {
    for (const body of [
      '- a\n\n  ```text show="x"\n  b\n  ```',
      '> ```text show="x"\n> b\n> ```',
      '~~~text show="x"\na\n~~~~',
      '```text show="x"\n```',
    ])
      expect(reportOf(body)).toBe('');
  });
});

describe('a heading only accepts an id', () => {
  test.each(['{#Not Valid}', '{.big #memory}', '{#memory hidden}'])('%s', (attributes) => {
    expect(reportOf(`## Memory ${attributes}`)).toContain(
      `content/page.mdx:6\n  A heading takes an id and nothing else; found ${attributes}.\n  Write {#one-id}`,
    );
  });
});

describe('a line that turns the one above it into a heading is reported', () => {
  test('of hyphens', () => {
    expect(reportOf('## A\n\nText.\n---\n\nMore.')).toMatchInlineSnapshot(`
      "content/page.mdx:8
        The line of hyphens below it makes a heading of this: Text.
        A heading begins with ##. A rule has an empty line above it.

      1 error in the content"
    `);
  });

  test('at the end of a second frontmatter', () => {
    expect(reportOf('---\ntitle: B\nprev: false\n---\n\nText.')).toMatchInlineSnapshot(`
      "content/page.mdx:7
        A second frontmatter is shown as a heading: title: B.
        Move what is right in it to the top of the file, and remove the rest.

      1 error in the content"
    `);
  });

  test('but not a thematic break', () => {
    expect(htmlOf('A\n\n---\n\nB')).toBe('<p>A</p><hr/><p>B</p>');
  });
});

describe('conflict markers', () => {
  test('are the only reported error of a page', () => {
    expect(
      reportOf('[a](/lost/)\n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> branch'),
    ).toMatchInlineSnapshot(`
      "content/page.mdx:8
        A merge conflict has left <<<<<<< HEAD, and more in line 10, 12.
        Keep one side of the conflict, and remove the lines with <<<<<<<, ======= and >>>>>>>.

      1 error in the content"
    `);
  });

  test.each([
    ['in code', '```text show="x"\n<<<<<<< HEAD\na\n=======\n```', 7],
    ['below a line of text', 'One.\n=======', 7],
    ['below a table', '| A |\n| --- |\n| 1 |\n=======', 9],
    ['alone', 'One.\n\n>>>>>>> 4c0ffee', 8],
    ['of the common ancestor', '||||||| 4c0ffee', 6],
  ])('are reported %s', (_, body, line) => {
    expect(reportOf(body)).toContain(`content/page.mdx:${line}\n  A merge conflict has left `);
  });

  test('may be a line of code for another reason', () => {
    expect(reportOf('```text show="x"\nTotal\n=======\n```')).toBe('');
  });
});

describe('invalid nesting of components is reported', () => {
  test.each([
    ['<Tab label="a">x</Tab>', '<Tab> is not directly in <Tabs>.'],
    ['<Tabs group="a">\n:::note\n<Tab label="a">x</Tab>\n:::\n</Tabs>', '<Tab> is not directly in <Tabs>.'],
    ['<Param name="a" type="b" />', '<Param> is not directly in <Params>.'],
    ['<Card title="a" href="#" />', '<Card> is not directly in <Cards>.'],
    ['<Example>\na\n</Example>', '<Example> is not directly in <Operation>.'],
    [
      '<Tabs group="a">\nText.\n\n<Tab label="a">x</Tab>\n</Tabs>',
      '<Tabs> has something other than <Tab> in it.',
    ],
    ['<Params>\nText.\n</Params>', '<Params> has something other than <Param> in it.'],
    ['<Cards>\n- a\n</Cards>', '<Cards> has something other than <Card> in it.'],
    ['<Cards>\n</Cards>', '<Cards> is empty.'],
    ['<Tabs group="a">\n<Tab label="a">x</Tab>\n<Tab label="a">y</Tab>\n</Tabs>', 'Two tabs are called "a".'],
    [
      '<Params>\n<Param name="a" type="b" />\n<Param name="a" type="c" />\n</Params>',
      'Two parameters are called "a".',
    ],
    [
      '<Cards>\n<Card title="a" title="b" href="/page/" />\n</Cards>',
      '<Card> has the attribute "title" more than once.',
    ],
    ['<FileTree>\nsrc/\n</FileTree>', '<FileTree> has no list in it.'],
    [
      '<Operation method="GET" path="/a">\nText.\n\n## A\n</Operation>',
      '<Operation> does not begin with a heading.',
    ],
    ['<Entry type="a">\n<Anchor id="old" />\n\n## A\n</Entry>', '<Entry> does not begin with a heading.'],
    ['<Anchor id={limits.disk} />', '<Anchor> names no id.'],
    ['<Anchor id=" " />', '<Anchor> names no id.'],
  ])('%s', (body, message) => {
    expect(reportOf(body)).toContain(`\n  ${message}\n  `);
  });

  test('but not for a comment inside', () => {
    expect(reportOf('<Entry type="a">\n{/* first */}\n\n## A\n\n</Entry>')).toBe('');
    expect(reportOf('<Cards>\n{/* first */}\n<Card title="a" href="/page/" />\n</Cards>')).toBe('');
  });

  test('with all other errors of the page', () => {
    expect(reportOf('<Tab label="a">[b](/c/)</Tab>\n\n:::nota\nd\n:::')).toContain('3 errors in the content');
  });
});

describe('a page with only frontmatter is reported', () => {
  test.each(['', '{/* to be written */}'])('%s', (body) => {
    expect(reportOf(body)).toContain('content/page.mdx\n  The page has only frontmatter.\n  ');
  });

  test('but not one with a single constant', () => {
    expect(htmlOf('{limits.disk}')).toBe('<p>512MB</p>');
  });
});
