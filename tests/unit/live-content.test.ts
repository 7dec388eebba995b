import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LiveContent } from '../../src/dev/server/live-content.ts';
import { escapeHtml } from '../../src/shared/escape.ts';
import { compiler } from './support/compiler.ts';
import { bareInput, mdx, titled } from './support/tiny-site.ts';

const input = { ...bareInput(), sidebar: [{ type: 'page', route: '/' } as const] };
const open = (texts: ReadonlyMap<string, string>) =>
  new LiveContent(compiler, input, async (code) => escapeHtml(code), texts);
const home = titled(['index.mdx', mdx('Home.')]);

/** Returns everything that is shown of the content: pages with their neighbors, and all errors. */
async function shownOf(content: LiveContent): Promise<unknown> {
  await content.survey();
  const routes = content.routes.sort();
  const pages = await Promise.all(routes.map((route) => content.compile(route)));
  return {
    outline: routes.map((route) => content.outline.pages.get(route)),
    pages: pages.map((page) => page && [page.html, page.view]),
    errors: content.errors.map((error) => JSON.stringify(error)).sort(),
  };
}

const bodies = [
  'A sentence.',
  'Another sentence.',
  'A sentence.\n\n## A heading',
  'A sentence.\n\n## Another heading',
  'A sentence.\n\n## With the same id {#a-heading}',
  'A sentence.\n\n#### Too deep',
  'A sentence.\n\n\n#### Too deep',
  'A sentence.\n\n\n## A heading',
  '[A link](/limits/#a-heading).',
  '[A link](/pricing/).',
  ':::unknown\nText.\n:::',
  '\n\n:::unknown\nText.\n:::',
];
const texts = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...bodies).map((body) => mdx(body, 'parent: /')) },
  fc.constantFrom(
    undefined,
    mdx('Unlisted.'),
    mdx('Hidden.', 'parent: /\nnoindex: true'),
    mdx('Same title.', 'parent: /').replace('A page', 'The same'),
  ),
);
const edit = fc.tuple(fc.constantFrom('limits.mdx', 'pricing.mdx', 'cli/login.mdx'), texts);

test('after any edits, the content equals that of a new server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 8 }), async (edits) => {
      const sources = new Map([home]);
      const content = open(sources);
      for (const [index, [file, body]] of edits.entries()) {
        const text = body === undefined ? undefined : titled([file, body])[1];
        content.apply(new Map([[file, text]]), index);
        if (text === undefined) sources.delete(file);
        else sources.set(file, text);
      }
      expect(await shownOf(content)).toEqual(await shownOf(open(sources)));
    }),
  );
});

test('a body is read when its page is opened, or a link names one of its headings', async () => {
  const read: string[] = [];
  const readPageBody: typeof compiler.readPageBody = (head, openapi) => {
    read.push(head.relativePath);
    return compiler.readPageBody(head, openapi);
  };
  const texts = new Map([
    home,
    titled(['first.mdx', mdx('[Second](/second/#two), [third](/third/).', 'parent: /')]),
    titled(['second.mdx', mdx('## Two', 'parent: /')]),
    titled(['third.mdx', mdx('Three.', 'parent: /')]),
  ]);
  const content = new LiveContent({ ...compiler, readPageBody }, input, async (code) => code, texts);
  expect(read).toEqual([]);
  await content.compile('/first/');
  expect(read).toEqual(['first.mdx', 'second.mdx']);
  await content.readAll();
  expect(read.sort()).toEqual(['first.mdx', 'index.mdx', 'second.mdx', 'third.mdx']);
});

test("a page whose syntax errors weren't found yet doesn't make links to it errors", async () => {
  const content = open(
    new Map([
      home,
      titled(['first.mdx', mdx('[Second](/second/#two).', 'parent: /')]),
      titled(['second.mdx', mdx('## Two\n\n<Kbd>', 'parent: /')]),
    ]),
  );
  expect((await content.compile('/first/'))?.errors).toEqual([]);
  expect(content.contentErrors.unreadablePages).toMatchObject([{ file: 'content/second.mdx', since: 0 }]);
  expect(await content.compile('/second/')).toBeUndefined();
});

test('addresses are checked once all bodies were read, also if they were read one by one', async () => {
  const changes = { locks: { anchors: { '/': ['lost'] }, routes: [] } };
  const content = new LiveContent(compiler, { ...input, ...changes }, async (code) => code, new Map([home]));
  expect([...content.sources()]).toHaveLength(1);
  await content.readAll();
  expect(content.errors.map(({ message }) => message)).toEqual([
    'Published heading ids no longer resolve: lost.',
  ]);
});

test('a deleted picture changes the pages that show it, even if it was never edited', async () => {
  const content = open(new Map([home, titled(['limits.mdx', mdx('![An event](./event.svg)', 'parent: /')])]));
  await content.survey();
  expect(content.apply(new Map([['event.svg', undefined]]), 2)).toEqual(['limits.mdx']);
});

test('an edit of the text alone keeps the outline', async () => {
  const content = open(new Map([home, titled(['limits.mdx', mdx('A sentence.', 'parent: /')])]));
  const { outline } = content;
  content.apply(new Map([titled(['limits.mdx', mdx('Another sentence.', 'parent: /')])]), 1);
  expect(content.outline).toBe(outline);
  expect((await content.compile('/limits/'))?.html).toContain('Another sentence.');
});

test('a page that is edited while it compiles is compiled again', async () => {
  let resume = () => {};
  const paused = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const highlight = async (code: string) => {
    if (code.startsWith('first')) await paused;
    return escapeHtml(code);
  };
  const page = (code: string) =>
    titled(['limits.mdx', mdx(`\`\`\`text output\n${code}\n\`\`\``, 'parent: /')]);
  const content = new LiveContent(compiler, input, highlight, new Map([home, page('first')]));
  const compiling = content.compile('/limits/');
  content.apply(new Map([page('second')]), 1);
  resume();
  expect((await compiling)?.html).toContain('second');
  expect((await content.compile('/limits/'))?.html).toContain('second');
});
