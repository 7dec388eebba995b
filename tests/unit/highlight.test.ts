import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundleServer, type ServerBundle } from '../../src/build/bundle.ts';
import { startHighlightThreads } from '../../src/build/highlight-in-threads.ts';
import { createHighlighter } from '../../src/content/compile/highlight.ts';
import { type Fence, languages } from '../../src/content/tree/fence.ts';
import { escapeHtml } from '../../src/shared/escape.ts';
import { readSite } from '../../src/shared/site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const fence = (
  language: string,
  marks: Partial<Pick<Fence, 'marked' | 'inserted' | 'deleted'>> = {},
): Fence => ({
  language,
  declaration: 'run',
  marked: new Set(),
  inserted: new Set(),
  deleted: new Set(),
  ...marks,
});

/** Returns the text of the HTML, which is copied. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Creates a highlighter with an empty cache. */
const afresh = () => createHighlighter(join(temporaryFolder(), 'cache/highlight.json'));

describe('a code block', () => {
  test('has a short class for each token type, and none for plain text', async () => {
    const { highlight } = afresh();
    expect(await highlight('// why\nconst a = fetch("<b>", 1);', fence('js'))).toBe(
      '<span class="c">// why</span>\n<span class="k">const </span><span class="n">a </span><span class="k">= </span>' +
        '<span class="f">fetch</span>(<span class="s">"&lt;b&gt;"</span>, <span class="n">1</span>);',
    );
  });

  test('has no inline styles, which the content security policy would block', async () => {
    const { highlight } = afresh();
    for (const language of Object.keys(languages)) {
      expect(
        await highlight('{"a": [1, "b"]} # c\nSELECT * FROM d; <e f="g">h</e>', fence(language)),
      ).not.toContain('style');
    }
  });

  test('highlights lines including their line break, so that none is lost or doubled', async () => {
    const { highlight } = afresh();
    const marks = { marked: new Set([1]), inserted: new Set([2]), deleted: new Set([4]) };
    expect(await highlight('a\nb\nc\nd', fence('text', marks))).toBe(
      '<span class="mark">a\n</span><span class="ins">b\n</span>c\n<span class="del">d</span>',
    );
  });

  test('has the same colors on a busy machine', async () => {
    const code = '// why\nconst a = fetch("b");';
    const { highlight } = afresh();
    const calm = await highlight(code, fence('js'));
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 10_000;
      return now;
    });
    const busy = afresh();
    expect(await busy.highlight(code, fence('js'))).toBe(calm);
    expect(calm).toContain('<span class="k">const </span>');
  });

  test('is copied as it was written, in every language and with any highlighted lines', async () => {
    const { highlight } = afresh();
    const words = [
      'const ',
      '\n',
      '\n\n',
      '\t',
      '  ',
      '# ',
      '// ',
      'SELECT ',
      ...'" \' ` $ { } <a> </a> &amp; /* */ {"a": é 😀'.split(' '),
    ];
    const code = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 5 })), { maxLength: 12 })
      .map((parts) => parts.join(''));
    const lines = fc
      .uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 3 })
      .map((numbers) => new Set(numbers));
    const block = fc.record({
      language: fc.constantFrom(...Object.keys(languages)),
      code,
      marked: lines,
      inserted: lines,
      deleted: lines,
    });
    await fc.assert(
      fc.asyncProperty(block, async ({ language, code, ...marks }) => {
        expect(textOf(await highlight(code, fence(language, marks)))).toBe(code);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the cache of code blocks', () => {
  const block = { code: 'const a = 1;', fence: fence('js') };

  test('returns a block without highlighting it again', async () => {
    const file = join(temporaryFolder(), 'highlight.json');
    const first = createHighlighter(file);
    await first.highlight(block.code, block.fence);
    first.save();
    // The HTML comes from the cache file, so nothing was highlighted.
    writeFileSync(file, readFileSync(file, 'utf8').replace('const', 'cached'));
    const second = createHighlighter(file);
    expect(await second.highlight(block.code, block.fence)).toContain('cached');
  });

  test('distinguishes blocks that only differ in language or lines', async () => {
    const { highlight } = afresh();
    const plain = await highlight(block.code, fence('text'));
    expect(await highlight(block.code, fence('js'))).not.toBe(plain);
    expect(await highlight(block.code, fence('text', { inserted: new Set([1]) }))).not.toBe(plain);
    expect(await highlight(block.code, fence('text', { deleted: new Set([1]) }))).toContain('class="del"');
  });

  test('removes blocks that no page uses any more', async () => {
    const file = join(temporaryFolder(), 'highlight.json');
    const other = { code: 'let b = 2;', fence: fence('js') };
    const first = createHighlighter(file);
    await first.highlight(block.code, block.fence);
    await first.highlight(other.code, other.fence);
    first.save();
    const second = createHighlighter(file);
    await second.highlight(block.code, block.fence);
    second.save();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1);
  });

  test('can be saved by one build and opened by the next in the same process', async () => {
    const file = join(temporaryFolder(), 'highlight.json');
    for (const code of ['const a = 1;', 'const b = 2;']) {
      const { highlight, save } = createHighlighter(file);
      expect(textOf(await highlight(code, fence('js')))).toBe(code);
      save();
    }
  });

  test.each(['', '[["abc","<span', 'not JSON at all'])('ignores a truncated file: %j', async (text) => {
    const file = join(temporaryFolder(), 'highlight.json');
    writeFileSync(file, text);
    const { highlight, save } = createHighlighter(file);
    expect(textOf(await highlight(block.code, block.fence))).toBe(block.code);
    save();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1);
  });

  test('is not written for a site without code', () => {
    const file = join(temporaryFolder(), 'highlight.json');
    createHighlighter(file).save();
    expect(existsSync(file)).toBe(false);
  });
});

describe('many code blocks', () => {
  const blocks = Array.from({ length: 240 }, (_, index) => ({
    code: `const a${index} = fetch('<b>', ${index});`,
    fence: fence(index % 2 ? 'js' : 'bash', { marked: new Set([1]) }),
  }));
  const deep = { code: '<'.repeat(9900), fence: fence('bash') };
  let bundle: ServerBundle | undefined;
  const startThreads = () => {
    if (!bundle) throw new Error('There is no program for threads yet.');
    return startHighlightThreads(bundle.highlightThread);
  };
  beforeAll(async () => {
    bundle = await bundleServer(readSite({}));
  });
  afterAll(() => bundle?.remove());

  test('are highlighted in threads, with the same HTML', async () => {
    const expected: Promise<string | undefined>[] = [];
    const { highlight, ahead, endAhead, save } = createHighlighter(
      join(temporaryFolder(), 'highlight.json'),
      () => {
        const threads = startThreads();
        return {
          ...threads,
          highlight(keyed) {
            const made = threads.highlight(keyed);
            expected.push(...made.values());
            return made;
          },
        };
      },
    );
    // Page by page: the first blocks wait until there are many.
    for (let from = 0; from < blocks.length; from += 10) ahead(blocks.slice(from, from + 10));
    expect(expected).toHaveLength(blocks.length);
    endAhead();
    const alone = afresh();
    for (const { code, fence } of blocks)
      expect(await highlight(code, fence)).toBe(await alone.highlight(code, fence));
    expect((await Promise.all(expected)).filter((html) => html === undefined)).toEqual([]);
    save();
  });

  test('end the threads after the last one, because threads take much memory', async () => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    const threads = startThreads();
    const expected = threads.highlight(
      blocks.map(({ code, fence }, index) => ({ key: String(index), code, fence })),
    );
    threads.end();
    expect(terminate).not.toHaveBeenCalled();
    expect(await Promise.all(expected.values())).not.toContain(undefined);
    expect(terminate).toHaveBeenCalledTimes(Math.min(availableParallelism() - 1, 3));
    expect(threads.highlight([{ key: 'late', ...(blocks[0] ?? deep) }]).size).toBe(0);
    terminate.mockRestore();
  });

  test('are reported on request if nested too deeply', async () => {
    const { highlight, ahead } = createHighlighter(join(temporaryFolder(), 'highlight.json'), startThreads);
    ahead([deep, ...blocks]);
    await expect(highlight(deep.code, deep.fence)).rejects.toThrow(RangeError);
    for (const { code, fence } of blocks) expect(textOf(await highlight(code, fence))).toBe(code);
  });

  test('start no threads if they are cached, or few', async () => {
    const file = join(temporaryFolder(), 'highlight.json');
    const first = createHighlighter(file);
    for (const { code, fence } of blocks) await first.highlight(code, fence);
    first.save();
    const beside = vi.fn(startThreads);
    createHighlighter(file, beside).ahead(blocks);
    createHighlighter(join(temporaryFolder(), 'other.json'), beside).ahead(blocks.slice(0, 100));
    expect(beside).not.toHaveBeenCalled();
  });
});

test('text between tags is escaped', () => {
  expect(escapeHtml('<a href="b">&amp;</a>')).toBe('&lt;a href="b"&gt;&amp;amp;&lt;/a&gt;');
});
