import { describe, expect, test } from 'vitest';
import { kinds } from '../../src/ui/article/Callout/kinds.ts';
import { bare, htmlOf } from './support/tiny-site.ts';

/** The icon of a callout, without its paths. */
const icon = '<svg viewBox="0 0 20 20" aria-hidden="true"><path></path></svg>';

/** Markdown, and the HTML that it renders to. */
const cases: Record<string, Record<string, [markdown: string, html: string]>> = {
  text: {
    'a paragraph': ['One\nline.', '<p>One\nline.</p>'],
    emphasis: ['*a* **b** ~~c~~ `d`', '<p><em>a</em> <strong>b</strong> <del>c</del> <code>d</code></p>'],
    'a hard line break': ['a\\\nb', '<p>a<br/>b</p>'],
    'a thematic break': ['a\n\n---', '<p>a</p><hr/>'],
    'a block quote': ['> a\n>\n> b', '<blockquote><p>a</p><p>b</p></blockquote>'],
    'an autolink': [
      'See https://pipedream.com.',
      '<p>See <a href="https://pipedream.com">https://pipedream.com</a>.</p>',
    ],
    'a constant': ['Up to {limits.memoryMaximum}.', '<p>Up to 10GB.</p>'],
    'a constant in code': [
      '`curl %{platform.apiBaseUrl}/users`',
      '<p><code>curl https://api.pipedream.com/v1/users</code></p>',
    ],
    'a constant on its own line': ['{limits.disk}', '<p>512MB</p>'],
    'a flag and a short command, without line breaks': [
      '`-f` `--retry 5`',
      '<p><code class="whole">-f</code> <code class="whole">--retry 5</code></p>',
    ],
    'braces in code': ['`{{steps.trigger}} {a}`', '<p><code>{{steps.trigger}} {a}</code></p>'],
    'a comment': ['a {/* to be checked */}b', '<p>a b</p>'],
    'a time, with its colon escaped': ['At 10\\:30.', '<p>At 10:30.</p>'],
  },
  headings: {
    'three levels': [
      '## A\n\n### B\n\n#### C',
      '<h2 id="a">A<a class="anchor" href="#a" aria-label="Link to A"></a></h2>' +
        '<h3 id="b">B<a class="anchor" href="#b" aria-label="Link to B"></a></h3>' +
        '<h4 id="c">C<a class="anchor" href="#c" aria-label="Link to C"></a></h4>',
    ],
    'former ids': [
      '<Anchor id="old older" />',
      '<span id="old" class="alias"></span><span id="older" class="alias"></span>',
    ],
  },
  lists: {
    'a tight list, nested': [
      '- a\n- b\n  - c\n- d',
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>',
    ],
    'a loose list': ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    'a tight list in a loose one': [
      '- a\n\n  - b\n  - c\n\n- d',
      '<ul><li><p>a</p><ul><li>b</li><li>c</li></ul></li><li><p>d</p></li></ul>',
    ],
    'an item with two paragraphs': ['- a\n\n  b', '<ul><li><p>a</p><p>b</p></li></ul>'],
    'a numbered list': ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    'a numbered list that starts later': ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    definitions: [
      'Term\n: One.\n: Two.\n\nOther *term*\n: Three.',
      '<dl><dt>Term</dt><dd>One.</dd><dd>Two.</dd><dt>Other <em>term</em></dt><dd>Three.</dd></dl>',
    ],
    'a definition with two paragraphs': [
      'Term\n: One.\n\n  Two.',
      '<dl><dt>Term</dt><dd><p>One.</p><p>Two.</p></dd></dl>',
    ],
  },
  tables: {
    'alignment and markup': [
      '| A | *B* | C |\n| :-- | :-: | --: |\n| 1 | `2` | {limits.disk} |',
      '<div role="group" aria-label="Table: A, B, C" tabindex="0"><table>' +
        '<thead><tr><th scope="col">A</th><th scope="col" class="align-center"><em>B</em></th><th scope="col" class="align-right">C</th></tr></thead>' +
        '<tbody><tr><th scope="row">1</th><td class="align-center"><code>2</code></td><td class="align-right">512MB</td></tr></tbody></table></div>',
    ],
    'long names in code, with break opportunities between words': [
      '| A |\n| --- |\n| `inferred_body_type` `a_b` `pd init app` |',
      '<div role="group" aria-label="Table: A" tabindex="0"><table><thead><tr><th scope="col">A</th></tr></thead>' +
        '<tbody><tr><td><code>inferred_<wbr/>body_<wbr/>type</code> <code>a_b</code> <code class="whole">pd init app</code></td></tr></tbody></table></div>',
    ],
    'sentences, which are stacked on a phone': [
      `| A | B | C |\n| --- | --- | --- |\n| one | ${'two '.repeat(20)}| |`,
      '<div role="group" aria-label="Table: A, B, C" tabindex="0"><table>' +
        '<thead><tr><th scope="col">A</th><th scope="col">B</th><th scope="col">C</th></tr></thead>' +
        `<tbody><tr><th scope="row">one</th><td data-head="B: ">${'two '.repeat(20).trim()}</td><td data-head="C: "></td></tr></tbody></table></div>`,
    ],
    'a pipe in code': [
      '| A |\n| --- |\n| `a \\| b` |',
      '<div role="group" aria-label="Table: A" tabindex="0"><table>' +
        '<thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td><code class="whole">a | b</code></td></tr></tbody></table></div>',
    ],
  },
  callouts: {
    'with its default title': [
      ':::note\nText.\n:::',
      `<div role="note"><p>${icon}Note</p><p>Text.</p></div>`,
    ],
    'with a custom title': [
      ':::warning[Never *twice*]\nText.\n\n- a\n:::',
      `<div role="note"><p>${icon}<span class="visually-hidden">Warning: </span>Never <em>twice</em></p><p>Text.</p><ul><li>a</li></ul></div>`,
    ],
    'in a step': [
      '::::steps\n1. a\n\n   :::tip\n   b\n   :::\n\n2. c\n::::',
      `<div><ol><li><p>a</p><div role="note"><p>${icon}Tip</p><p>b</p></div></li><li><p>c</p></li></ol></div>`,
    ],
  },
  components: {
    keys: ['Press <Kbd>Esc</Kbd>.', '<p>Press <kbd>Esc</kbd>.</p>'],
    cards: [
      '<Cards>\n  <Card title="Apps" href="%{platform.appsUrl}">\n    All of them.\n  </Card>\n</Cards>',
      '<div><div><p><a href="https://pipedream.com/apps">Apps</a></p><p>All of them.</p></div></div>',
    ],
    'attributes with constants': [
      '<Cards>\n<Card title={limits.disk} href={platform.appsUrl} />\n</Cards>',
      '<div><div><p><a href="https://pipedream.com/apps">512MB</a></p></div></div>',
    ],
    parameters: [
      '<Params>\n<Param name="url" type="string" required>\n\nWhere to.\n\n</Param>\n<Param name="n" type="number" default="1" />\n</Params>',
      '<dl><div><dt><code>url</code> <span>string</span><span> required</span></dt>' +
        '<dd><p>Where to.</p></dd></div>' +
        '<div><dt><code>n</code> <span>number</span><span> default <code>1</code></span></dt>' +
        '<dd></dd></div></dl>',
    ],
    'parameters with a title, with nested ones collapsed': [
      '<Params title="Body">\n<Param name="a" type="object">\n<Params title="Fields of a" folded>\n<Param name="b" type="string" />\n</Params>\n</Param>\n</Params>',
      '<p>Body</p><dl><div><dt><code>a</code> <span>object</span></dt><dd>' +
        '<details><summary>Fields of a</summary><dl><div><dt><code>b</code> <span>string</span></dt><dd></dd></div></dl></details>' +
        '</dd></div></dl>',
    ],
    'an operation with its example next to the text': [
      '## Sources\n\n<Operation method="GET" path="/sources/{id}">\n\n### Get {#get}\n\nText.\n\n<Example>\n\nCode.\n\n</Example>\n\nMore.\n\n</Operation>',
      '<h2 id="sources">Sources<a class="anchor" href="#sources" aria-label="Link to Sources"></a></h2><section><div><div>' +
        '<h3 id="get">Get<a class="anchor" href="#get" aria-label="Link to Get"></a></h3>' +
        '<p><span>GET</span><code>/sources/{id}</code><button type="button" data-copy="Copy" aria-label="Copy path"></button></p>' +
        '<p>Text.</p><p>More.</p></div><div><p>Code.</p></div></div></section>',
    ],
    'an entry with its properties below its heading': [
      '## A\n\n<Entry type="string" required default="x" context="run()">\n\n### `b`\n\nText.\n\n</Entry>',
      '<h2 id="a">A<a class="anchor" href="#a" aria-label="Link to A"></a></h2><section>' +
        '<h3 id="b"><code>b</code><a class="anchor" href="#b" aria-label="Link to b"></a></h3><dl>' +
        '<div><dt>Type</dt><dd><code>string</code></dd></div>' +
        '<div><dt class="visually-hidden">Presence</dt><dd>required</dd></div>' +
        '<div><dt>Default</dt><dd><code>x</code></dd></div>' +
        '<div><dt>Where</dt><dd>run()</dd></div></dl><p>Text.</p></section>',
    ],
    tabs: [
      '<Tabs group="runtime">\n<Tab label="Node.js">\n\na\n\n</Tab>\n<Tab label="cURL">\n\nb\n\n</Tab>\n</Tabs>',
      '<fieldset data-tabs="runtime"><legend class="visually-hidden">Choose: Node.js, cURL</legend>' +
        '<label><input type="radio" name="tabs" checked="" value="Node.js"/>Node.js</label>' +
        '<label><input type="radio" name="tabs" value="cURL"/>cURL</label>' +
        '<div data-label="Node.js"><p>a</p></div><div data-label="cURL"><p>b</p></div></fieldset>',
    ],
    'a file tree': [
      '<FileTree>\n- a/\n  - b.ts\n</FileTree>',
      '<div><ul><li>a/<ul><li>b.ts</li></ul></li></ul></div>',
    ],
  },
  screens: {
    'a mark in the text': [
      'Select **A** <Mark>1</Mark>.',
      '<p>Select <strong>A</strong> <b><span class="visually-hidden">Mark </span>1</b>.</p>',
    ],
    'a header, columns, tabs': [
      '<Screen label="A workflow with its tabs." caption="A workflow.">\n' +
        '<Row>**Title** <Button>Share</Button></Row>\n' +
        '<Column narrow>\n*None*\n</Column>\n<Column>\n<Row>\n- **A**\n- <Mark>1</Mark> B\n</Row>\n</Column>\n</Screen>',
      '<figure aria-label="A workflow with its tabs."><div>' +
        '<div><strong>Title</strong> <span>Share</span></div>' +
        '<div><p><em>None</em></p></div><div><div><ul><li><strong>A</strong></li>' +
        '<li><b><span class="visually-hidden">Mark </span>1</b> B</li></ul></div></div>' +
        '</div><figcaption>A workflow.</figcaption></figure>',
    ],
    'cards of steps and others, with the button between them': [
      '<Screen label="A trigger and a dialog.">\n<Panel title="steps.trigger" note="HTTP API" mark="1">\nText.\n</Panel>\n' +
        '<Plus><Mark>2</Mark></Plus>\n<Panel title="Select an action" />\n</Screen>',
      '<figure aria-label="A trigger and a dialog."><div>' +
        '<div><p><code><b><span class="visually-hidden">Mark </span>1</b> steps.trigger</code><span>HTTP API</span></p><p>Text.</p></div>' +
        '<p><span><b><span class="visually-hidden">Mark </span>2</b>+</span></p>' +
        '<div><p><strong>Select an action</strong></p></div></div></figure>',
    ],
    'collapsed and expanded sections, with a tree of values': [
      '<Screen label="What the trigger exports.">\n<Section title="test" mark="1" />\n<Section title="event {7}">\n- `query {1}`\n  - `name: foo`\n</Section>\n</Screen>',
      '<figure aria-label="What the trigger exports."><div>' +
        '<div><p><b><span class="visually-hidden">Mark </span>1</b> test</p></div>' +
        '<div><p>event {7}</p><div><ul><li><code class="whole">query {1}</code><ul><li><code class="whole">name: foo</code></li></ul></li></ul></div></div>' +
        '</div></figure>',
    ],
    'a form without interactive elements': [
      '<Screen label="The form of an action.">\n<Field label="Account" select>\n*Select an account*\n\n- A\n</Field>\n<Field label="URL" />\n' +
        '<Switch on>Throttle</Switch>\n<Switch />\n<Button wide>Save</Button>\n</Screen>',
      '<figure aria-label="The form of an action."><div>' +
        '<div><p>Account</p><div><p><em>Select an account</em></p><ul><li>A</li></ul></div></div>' +
        '<div><p>URL</p><div></div></div>' +
        '<span><span class="visually-hidden">On</span> Throttle</span><span><span class="visually-hidden">Off</span> </span>' +
        '<span>Save</span></div></figure>',
    ],
  },
  'hostile text': {
    'in prose': [
      'a \\<script>alert(1)\\</script> & "b"',
      '<p>a &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;b&quot;</p>',
    ],
    'as character references': [
      '&lt;img src=x onerror=alert(1)&gt;',
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    ],
    'in code': ['`<script>`', '<p><code>&lt;script&gt;</code></p>'],
    'in a heading': [
      '## \\<b> "c" {#d}',
      '<h2 id="d">&lt;b&gt; &quot;c&quot;<a class="anchor" href="#d" aria-label="Link to &lt;b&gt; &quot;c&quot;"></a></h2>',
    ],
    'in a URL': [
      '[a](https://x.example/?a="b"&c=<d>)',
      '<p><a href="https://x.example/?a=&quot;b&quot;&amp;c=&lt;d&gt;">a</a></p>',
    ],
    'in an attribute': [
      '<Cards>\n<Card title="<b>" href="https://x.example/" />\n</Cards>',
      '<div><div><p><a href="https://x.example/">&lt;b&gt;</a></p></div></div>',
    ],
  },
};

for (const [group, entries] of Object.entries(cases)) {
  describe(group, () => {
    test.each(Object.entries(entries))('%s', (_, [markdown, html]) => {
      expect(bare(htmlOf(markdown)).replace(/ d="[^"]+"/g, '')).toBe(html);
    });
  });
}

test('each kind of callout has its own style', () => {
  const names = Object.keys(kinds);
  const classes = names.map((name) => / class="([^"]+)"/.exec(htmlOf(`:::${name}[Title]\nText.\n:::`))?.[1]);
  expect(new Set(classes).size).toBe(names.length);
  expect(classes.join(' ')).not.toContain('undefined');
});

describe('a code block', () => {
  const parts = (markdown: string) => {
    const html = htmlOf(markdown);
    return [
      /<figcaption[^>]*>(.*?)<\/figcaption>/s.exec(html)?.[1],
      /<pre[^>]*><code>(.*)<\/code>/s.exec(html)?.[1],
    ];
  };

  test('has its language as its default title, and is escaped', () => {
    expect(parts('```js run\nconst a = "<b>" && 1;\n\n  b();\n```')).toEqual([
      'JavaScript',
      'const a = "&lt;b&gt;" &amp;&amp; 1;\n\n  b();',
    ]);
  });

  test('has a custom title, and can contain constants', () => {
    expect(parts('```text show="a sample" title="<Answer>"\n%{limits.disk}\n```')).toEqual([
      '&lt;Answer&gt;',
      '512MB',
    ]);
  });

  test.each([
    ['steps.respond', 2],
    ['sources/rss.mjs', 2],
    ['Node.js', 1],
    ['In the response.', 1],
  ])('uses the code font for the name of a step or a file: %s', (title, classes) => {
    const html = htmlOf(`\`\`\`js show="a sample" title="${title}"\nx\n\`\`\``);
    expect(/<figcaption class="([^"]+)"/.exec(html)?.[1]?.split(' ')).toHaveLength(classes);
  });

  test('can be scrolled with the keyboard', () => {
    expect(htmlOf('```text show="a sample"\nx\n```')).toMatch(/<pre[^>]* tabindex="0"/);
  });
});

test('a checklist shows completed items', () => {
  const boxes = htmlOf('- [x] done\n- [ ] open').match(/<input[^>]*>/g);
  expect(boxes?.map((box) => box.includes('checked'))).toEqual([true, false]);
});

test('two tab groups on a page are independent', () => {
  const tabs = '<Tabs group="a">\n<Tab label="A">x</Tab>\n<Tab label="B">y</Tab>\n</Tabs>';
  const names = [...htmlOf(`${tabs}\n\n${tabs}`).matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(2);
});
