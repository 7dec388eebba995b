import { describe, expect, test } from 'vitest';
import { compileSite, description, markdownOf, mdx } from './support/tiny-site.ts';

describe('the page as Markdown', () => {
  test('starts with its title and its description', () => {
    const { pages } = compileSite({ 'page.mdx': mdx('Text.') });
    expect(pages.get('/page/')?.markdown).toBe(`# A page\n\n> ${description}\n\nText.\n`);
  });

  /** The source of a page, and its Markdown copy. */
  const cases: Record<string, [source: string, copy: string]> = {
    'replaces constants in prose, code and URLs': [
      'Up to {limits.disk}, `%{limits.memoryDefault}`, [apps](%{platform.appsUrl}).',
      'Up to 512MB, `256MB`, [apps](https://pipedream.com/apps).',
    ],
    'keeps code, without the options of the site': [
      '```js run title="a.js" {1}\nconst url = "%{platform.apiBaseUrl}";\n```',
      '```js\nconst url = "https://api.pipedream.com/v1";\n```',
    ],
    'omits lines that a block shows as removed': [
      '```js check del={1,3} ins={2}\nconst a = 1;\nconst a = 2;\nconst b = 1;\n```',
      '```js\nconst a = 2;\n```',
    ],
    'keeps headings, without their ids': ['## Memory {#old}\n\n### More', '## Memory\n\n### More'],
    'keeps tables': [
      '| A | B |\n| --- | --: |\n| 1 | {limits.disk} |',
      '| A |     B |\n| - | ----: |\n| 1 | 512MB |',
    ],
    'turns callouts into block quotes': [
      ':::warning[Never twice]\nText.\n:::',
      '> **Never twice**\n>\n> Text.',
    ],
    'adds a default title to callouts': [':::tip\nText.\n:::', '> **Tip**\n>\n> Text.'],
    'keeps steps as a list': [':::steps\n1. a\n2. b\n:::', '1. a\n2. b'],
    'turns definitions into paragraphs': ['Event\n: What arrives.', '**Event**\n\nWhat arrives.'],
    'adds the labels of tabs': [
      '<Tabs group="a">\n<Tab label="Node.js">\n\none\n\n</Tab>\n<Tab label="cURL">\n\ntwo\n\n</Tab>\n</Tabs>',
      '**Node.js**\n\none\n\n**cURL**\n\ntwo',
    ],
    'describes a parameter': [
      '<Params>\n<Param name="url" type="string" required>\n\nWhere to.\n\n</Param>\n<Param name="n" type="number" default="1" />\n</Params>',
      '`url` (string, required)\n\nWhere to.\n\n`n` (number, default `1`)',
    ],
    'keeps the titles of parameter lists': [
      '<Params title="Body">\n<Param name="a" type="string" />\n</Params>',
      '**Body**\n\n`a` (string)',
    ],
    'adds the method and path of an operation': [
      '## A\n\n<Operation method="GET" path="/sources/{id}">\n\n### Get\n\nText.\n\n<Example>\n\nCode.\n\n</Example>\n\n</Operation>',
      '## A\n\n### Get\n\n`GET /sources/{id}`\n\nText.\n\nCode.',
    ],
    'describes an entry': [
      '## A\n\n<Entry type="string" required default="x" context="run()">\n\n### `b`\n\nText.\n\n</Entry>',
      '## A\n\n### `b`\n\nType: `string`, required, default `x`, where: run()\n\nText.',
    ],
    'keeps filterable content': ['<Filter label="Find">\n\n- one\n\n</Filter>', '- one'],
    'turns cards into links, with constants replaced': [
      '<Cards>\n<Card title={limits.disk} href={platform.appsUrl}>\n\nAll of them.\n\n</Card>\n</Cards>',
      '[512MB](https://pipedream.com/apps)\n\nAll of them.',
    ],
    'puts the inline text of a card into a paragraph': [
      'a\n\n<Cards>\n<Card title="Apps" href={platform.appsUrl}>All of `them`.</Card>\n</Cards>\n\nb',
      'a\n\n[Apps](https://pipedream.com/apps)\n\nAll of `them`.\n\nb',
    ],
    'describes a screen and its marks': [
      '<Screen label="A workflow with %{limits.disk}.">\n<Column>\n\n- 5:04 PM 109ms\n- <Mark>1</Mark> 5:05 PM `%{limits.disk}`\n\n  - inner\n\n</Column>\n' +
        '<Panel title="steps.a" mark="2">\n**Mine** <Button><Mark>3</Mark> Share</Button>\n</Panel>\n<Plus><Mark>4</Mark></Plus>\n' +
        '<Field label="URL"><Mark>5</Mark> x</Field>\n<Field><Mark>6</Mark> *Search*</Field>\n\n- <Mark>10</Mark> **HTTP API**\\\n  Trigger.\n\n<Button><Mark>9</Mark> Deploy</Button>\n</Screen>',
      '*Screen: A workflow with 512MB.*\n\n- Mark 1: 5:05 PM 512MB\n- Mark 2: steps.a\n- Mark 3: Share\n- Mark 4: +\n- Mark 5: URL\n- Mark 6: Search\n- Mark 9: Deploy\n- Mark 10: HTTP API',
    ],
    'names a marked part without text by its type': [
      '<Screen label="A workflow.">\n<Switch on><Mark>1</Mark></Switch>\n</Screen>',
      '*Screen: A workflow.*\n\n- Mark 1: switch',
    ],
    'keeps a screen without marks on one line': [
      'a\n\n<Screen label="A workflow." caption="b">\nText.\n</Screen>',
      'a\n\n*Screen: A workflow.*',
    ],
    'formats marks in text': ['Select **A** <Mark>1</Mark>.', 'Select **A** (1).'],
    'formats keys': ['Press <Kbd>Esc</Kbd>.', 'Press **Esc**.'],
    'omits former ids and comments': ['<Anchor id="old" />\n\na {/* to be checked */}b', 'a b'],
    'keeps braces and angle brackets in prose': ['a \\{b\\} and `<c>`', 'a {b} and `<c>`'],
  };
  test.each(Object.entries(cases))('%s', (_, [source, copy]) => {
    expect(markdownOf(source)).toBe(`${copy}\n`);
  });

  test('describes a drawing in words', () => {
    const pictures = { 'a.svg': '<svg viewBox="0 0 8 8"></svg>' };
    expect(markdownOf('![An event starts a workflow.](./a.svg "Caption.")', { pictures })).toBe(
      '*Figure: An event starts a workflow.*\n',
    );
  });
});

describe('its links are absolute', () => {
  const sources = {
    'page.mdx': mdx('## Here\n\n[a](#here) [b](/limits/#memory) [d](/llms.txt) [e](mailto:a@b.example)'),
    'limits.mdx': mdx('## Memory'),
  };

  test('pages link to their own copy, files to themselves', () => {
    const { pages, report } = compileSite(sources, { files: ['/llms.txt'] });
    expect(report).toBe('');
    expect(pages.get('/page/')?.markdown).toContain(
      '[a](https://pipedream.com/docs/page/index.md#here) [b](https://pipedream.com/docs/limits/index.md#memory) ' +
        '[d](https://pipedream.com/docs/llms.txt) [e](mailto:a@b.example)',
    );
  });
});
