import { describe, expect, test } from 'vitest';
import { operationsOf } from '../../src/openapi/operations.ts';
import { readOpenapi } from '../../src/openapi/read.ts';
import { requestCode } from '../../src/openapi/request-code.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

const openapi = readOpenapi();
const operations = operationsOf(openapi);
const compile = (body: string) => compileSite({ 'page.mdx': mdx(body) }, { openapi });
const operation = (id: string, words = '') =>
  `<RestOperation id="${id}">\n\n### ${id}\n\n${words}\n\n</RestOperation>`;
const anchors = '<Anchor id="pagination common-parameters" />\n\n';
const all = operations.map(({ id }) => operation(id)).join('\n\n');

describe('a page with REST API operations', () => {
  const { report, pages } = compile(`${anchors}<RestIndex />\n\n## All\n\n${all}`);
  const { html = '', markdown = '', view } = pages.get('/page/') ?? {};

  test('has them all, as headings in the table of contents and as links', () => {
    expect(report).toBe('');
    expect(view?.page.headers.map(({ title }) => title)).toEqual(['All', ...operations.map(({ id }) => id)]);
    for (const { id, method, path } of operations) {
      expect(html).toContain(`<a href="#${id.toLowerCase()}">${id}</a>`);
      expect(markdown).toContain(`### ${id}\n\n\`${method} ${path}\`\n`);
    }
  });

  test('shows parameters, with nested fields collapsed, and the response', () => {
    const one = compile(`${anchors}## All\n\n${operation('listSourceEvents', 'Words of the page.')}`);
    const text = one.pages.get('/page/')?.markdown ?? '';
    expect(text).toContain('Words of the page.\n\n**Path parameters**\n\n`id` (string, required)');
    expect(text).toContain('`expand` ("event")');
    expect(text).toContain('Also takes [`limit`, `after`, `before`](');
    expect(text).toContain('**Fields of page\\_info**');
    expect(text).toContain('"total_count": 3');
    expect(one.pages.get('/page/')?.html).toContain('<details');
  });
});

test.each([
  [
    'an unknown operation',
    operation('listSource'),
    'data/openapi.yaml has no operation "listSource".\n  Did you mean',
  ],
  [
    'an operation without a heading',
    '<RestOperation id="createSource">\n\nText.\n\n</RestOperation>',
    'A <RestOperation> begins with its heading.',
  ],
  [
    'a duplicate operation',
    `${operation('deleteSource')}\n\n${operation('deleteSource')}`,
    'The operation "deleteSource" is in line 8 too.',
  ],
  [
    'an index of an incomplete page',
    `<RestIndex />\n\n${operation('deleteSource')}`,
    'The page leaves out operations: createComponent,',
  ],
  [
    'an operation without an id',
    '<RestOperation>\n\n### A\n\n</RestOperation>',
    'does not say which operation.',
  ],
])('%s is reported once', (_, body, message) => {
  const { report, errors } = compile(`## All\n\n${body}`);
  expect(report).toContain(message);
  expect(errors).toHaveLength(1);
});

test('an operation with an unknown id keeps its heading, for links, and is not reported as missing', () => {
  const others = operations.slice(1).map(({ id }) => operation(id));
  const body = [`${anchors}<RestIndex />`, '## All', operation('typo'), ...others, '[A link](#typo)'];
  const { errors } = compile(body.join('\n\n'));
  expect(errors.map(({ message }) => message)).toEqual(['data/openapi.yaml has no operation "typo".']);
});

test('a heading with Markdown syntax is escaped in the index', () => {
  const [{ id = '' } = {}] = operations;
  const body = `<RestIndex />\n\n## All\n\n<RestOperation id="${id}">\n\n### A \\<b> \\{c} \\| d {#a}\n\n</RestOperation>`;
  expect(compile(body).pages.get('/page/')?.html).toContain('<a href="#a">A &lt;b&gt; {c} | d</a>');
});

describe('a request as code', () => {
  const code = (
    label: string,
    body?: unknown,
    query: Record<string, string> = { b: '$c', d: 'e' },
    path = '/a',
  ) =>
    requestCode(
      { method: body === undefined ? 'DELETE' : 'POST', path, query, body },
      'https://api.example.com',
      true,
    ).find((one) => one.label === label)?.code;

  test('quotes characters that a shell would interpret', () => {
    expect(code('cURL')).toContain('--data-urlencode "b=\\$c" \\\n');
    expect(code('cURL', { text: "it's" })).toContain(`it'\\''s`);
    expect(code('cURL', {})).toContain('  "https://api.example.com/a?b=%24c&d=e" \\\n');
  });

  test('breaks a line before a long URL', () => {
    const path = '/sources/dc_abc123/events';
    expect(code('cURL', undefined, {}, path)).toMatch(
      /^curl -X DELETE \\\n {2}https:\/\/api\.example\.com\/sources\/dc_abc123\/events \\\n {2}-H /,
    );
    expect(code('cURL', {}, {}, path)).toMatch(/^curl -X POST \\\n {2}https:/);
  });

  test('has each query parameter on its own line', () => {
    expect(code('cURL')).toContain(
      'curl -X DELETE -G https://api.example.com/a \\\n  --data-urlencode "b=\\$c" \\\n  -d d=e \\\n',
    );
    expect(code('Node.js')).toContain('url: "https://api.example.com/a",\n  params: {\n    b: "$c",');
    expect(code('Python')).toContain(
      'query = urlencode({\n    "b": "$c",\n    "d": "e",\n})\nrequest = Request(',
    );
    expect(code('Python')).toContain('    "https://api.example.com/a" + "?" + query,\n');
    expect(code('cURL', undefined, {})).not.toContain('-G');
    expect(code('Python', undefined, {})).not.toContain('urlencode');
  });

  test('formats values in the syntax of its language', () => {
    const body = { yes: true, no: null, 'a-b': [1, 'two'], none: {} };
    expect(code('Node.js', body)).toContain(
      'data: {\n    yes: true,\n    no: null,\n    "a-b": [\n      1,\n      "two",\n    ],\n    none: {},\n  },',
    );
    expect(code('Python', body)).toContain('"yes": True,');
    expect(code('Python', body)).toContain('"no": None,');
  });
});
