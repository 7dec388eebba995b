import { setImmediate } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { articleWithTitle } from '../../src/build/render.tsx';
import type { AuthorError } from '../../src/content/author-error.ts';
import type { CompileInput } from '../../src/content/compile/outline.ts';
import type { DevState } from '../../src/dev/events.ts';
import { debounceMs } from '../../src/dev/server/debounce.ts';
import { LiveContent } from '../../src/dev/server/live-content.ts';
import type { LiveSite, Snapshot } from '../../src/dev/server/live-site.ts';
import { createNotifier } from '../../src/dev/server/notifier.ts';
import { respond } from '../../src/dev/server/respond.ts';
import { createTerminal } from '../../src/dev/server/terminal.ts';
import { escapeHtml } from '../../src/shared/escape.ts';
import { readSite } from '../../src/shared/site.ts';
import { compiler } from './support/compiler.ts';
import { bareInput, mdx, titled } from './support/tiny-site.ts';

const highlight = async (code: string) => escapeHtml(code);
const page = (body: string) => mdx(body, 'parent: /');

// Only the debounce is mocked, so that the test doesn't depend on the speed of the machine.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A development server without Vite, with its messages to a browser and to the terminal. */
function startDev(texts: Record<string, string>, changes: Partial<CompileInput> = {}) {
  const site = readSite({});
  const sources = new Map(Object.entries({ 'index.mdx': mdx('Home.'), ...texts }).map(titled));
  let input: CompileInput = {
    ...bareInput(),
    sidebar: [{ type: 'page', route: '/' }],
    ...changes,
  };
  const load = () => new LiveContent(compiler, input, highlight, sources);
  let content = load();
  const engine: Partial<Snapshot['engine']> = {
    articleWithTitle,
    renderPage: (_, html) => `<head></head><link rel="stylesheet">${html}`,
  };
  let codeErrors: AuthorError[] = [];
  const live: LiveSite = {
    site,
    contentDir: '/nowhere',
    revision: 0,
    lastErrors: undefined,
    isBroken: false,
    get codeErrors() {
      return codeErrors;
    },
    open: async () => ({ engine: engine as Snapshot['engine'], content }),
    styles: async () => [],
    sandbox: () => Promise.reject(new Error('No test runs samples.')),
    forget: () => {
      content = load();
    },
    warmUp: async () => {},
  };
  /** The responses to a browser in which /limits/ is open. */
  const answers: { html: string; state: DevState }[] = [];
  const ask = async () => {
    const made = await respond({ kind: 'page', route: '/limits/' }, live, 0);
    const [, state = '', html = ''] =
      /id="dev-state">(.*?)<\/script>([\s\S]*)/.exec(String(made?.body)) ?? [];
    answers.push({ html, state: JSON.parse(state) });
  };
  const reloads: unknown[] = [];
  const send = (event: unknown) => (event === 'docs:changed' ? void ask() : reloads.push(event));
  const states = () => answers.map(({ state }) => state);
  const printed: string[] = [];
  const terminal = createTerminal((text) => printed.push(text));
  const notifier = createNotifier({ ws: { send } } as unknown as ViteDevServer, live, terminal);
  return {
    printed,
    notifier,
    /** Starts it, and waits until all pages are read. */
    start: async () => {
      await notifier.started();
      await content.readAll();
      await setImmediate();
    },
    save: (file: string, text: string) => {
      const saved = new Map([titled([file, text])]);
      for (const [path, source] of saved) sources.set(path, source);
      return notifier.saved(saved);
    },
    changeData: (changed: Partial<CompileInput>) => {
      input = { ...input, ...changed };
      return notifier.codeChanged();
    },
    /** Breaks a stylesheet or a module, or, without an error, repairs it. */
    changeCode: (change: 'codeChanged' | 'stylesChanged', ...errors: AuthorError[]) => {
      codeErrors = errors;
      return notifier[change]();
    },
    reloads,
    /** Waits for the debounce, and for the work that follows it. */
    afterDebounce: async () => {
      await vi.advanceTimersByTimeAsync(debounceMs);
      await setImmediate();
    },
    /** Articles that differ from the previous one, in order. */
    shown: (): string[] =>
      answers
        .map(({ html }) => /<p>[\s\S]*/.exec(html)?.[0] ?? '')
        .filter((html, index, all) => html !== all[index - 1]),
    listed: (): string[] => (states().at(-1)?.errors ?? []).map(({ place }) => place),
    overlay: () => states().at(-1)?.overlay ?? null,
    overlays: () => states().filter(({ overlay }) => overlay !== null).length,
  };
}

describe('an edit of a page with an error', () => {
  test('is shown nevertheless, and the error is listed next to it', async () => {
    const dev = startDev(
      { 'limits.mdx': page('One.') },
      { locks: { anchors: { '/limits/': ['memory'] }, routes: [] } },
    );
    await dev.start();
    await dev.save('limits.mdx', page('Two, [dead](/lost/).'));
    await dev.save('limits.mdx', page('Three, [dead](/lost/).'));
    await dev.afterDebounce();
    await vi.waitFor(() => expect(dev.listed()).toEqual(['content/limits.mdx', 'content/limits.mdx:7']));
    expect(dev.shown().map((html) => /<p>\w+/.exec(html)?.[0])).toEqual(['<p>One', '<p>Two', '<p>Three']);
    expect(dev.overlays()).toBe(0);
    await dev.save('limits.mdx', page('## Memory\n\nFour.'));
    await vi.waitFor(() => expect(dev.listed()).toEqual([]));
  });

  test("is covered by an overlay only if it can't be shown", async () => {
    const dev = startDev({ 'limits.mdx': page('One.') });
    await dev.save('limits.mdx', page('<Kbd>'));
    await dev.afterDebounce();
    await vi.waitFor(() => expect(dev.overlay()?.message).toContain('The page is not valid MDX'));
    expect(dev.shown()).toEqual([expect.stringContaining('<p>One.</p>')]);
    expect(dev.listed()).toEqual(['content/limits.mdx:7']);
    await dev.save('limits.mdx', page('Two.'));
    await vi.waitFor(() => expect(dev.overlay()).toBe(null));
    expect(dev.shown().at(-1)).toContain('<p>Two.</p>');
  });

  test('shows the errors of another page only if it was saved since', async () => {
    const dev = startDev({ 'limits.mdx': page('One.'), 'broken.mdx': page('<Kbd>') });
    await dev.start();
    await dev.save('limits.mdx', page('Two.'));
    await dev.afterDebounce();
    await vi.waitFor(() => expect(dev.listed()).toEqual(['content/broken.mdx:7']));
    expect(dev.overlay()).toBe(null);
    await dev.save('broken.mdx', page('Now: <Kbd>'));
    await dev.afterDebounce();
    await vi.waitFor(() => expect(dev.overlay()?.id).toContain('broken.mdx'));
  });
});

describe.each(['codeChanged', 'stylesChanged'] as const)('code with an error: %s', (change) => {
  const error = {
    file: 'src/ui/article/Kbd/Kbd.tsx',
    line: 5,
    message: 'Expected `>`.',
    hint: 'Correct it.',
  };

  test('is listed with file and line next to the current page, and in the terminal', async () => {
    const dev = startDev({ 'limits.mdx': page('One.') });
    await dev.changeCode(change, error);
    await vi.waitFor(() => expect(dev.listed()).toEqual(['src/ui/article/Kbd/Kbd.tsx:5']));
    expect([dev.overlays(), dev.reloads]).toEqual([0, []]);
    expect(dev.shown()).toEqual([expect.stringContaining('<p>One.</p>')]);
    expect(dev.printed).toEqual(['src/ui/article/Kbd/Kbd.tsx:5\n  Expected `>`.\n  Correct it.\n\n1 error']);
  });

  test("doesn't prevent edits from being shown, and is removed when fixed", async () => {
    const dev = startDev({ 'limits.mdx': page('One.') });
    await dev.changeCode(change, error);
    await dev.save('limits.mdx', page('Two, [dead](/lost/).'));
    await dev.afterDebounce();
    await vi.waitFor(() =>
      expect(dev.listed()).toEqual(['src/ui/article/Kbd/Kbd.tsx:5', 'content/limits.mdx:7']),
    );
    expect(dev.shown().at(-1)).toContain('<p>Two,');
    await dev.changeCode(change);
    expect(dev.printed.at(-1)).toBe('src/ui/article/Kbd/Kbd.tsx: fixed');
    expect(dev.reloads).toHaveLength(change === 'codeChanged' ? 1 : 0);
  });
});

describe('the terminal', () => {
  test('prints the error with every save, and when it is fixed', async () => {
    const dev = startDev({ 'limits.mdx': page('One.') });
    for (const word of ['Two', 'Three']) {
      await dev.save('limits.mdx', page(`${word}, [dead](/lost/).`));
      await dev.afterDebounce();
    }
    const report = expect.stringContaining('content/limits.mdx:7\n  Dead link: there is no page /lost/.');
    expect(dev.printed).toEqual([report, report]);
    await dev.save('limits.mdx', page('Four.'));
    await vi.waitFor(() => expect(dev.printed).toEqual([report, report, 'content/limits.mdx: fixed']));
  });

  test("reports a page that was fixed by another page, and doesn't repeat remaining errors", async () => {
    const dev = startDev({
      'cli.mdx': page('[a](/limits/#memory)'),
      'pricing.mdx': page('[a](/lost/)'),
      'limits.mdx': page('One.'),
    });
    await dev.changeData({});
    expect(dev.printed).toHaveLength(1);
    await dev.save('limits.mdx', page('## Memory'));
    await dev.afterDebounce();
    expect(dev.printed.slice(1)).toEqual(['content/cli.mdx: fixed']);
  });

  test('shows errors on any page that are caused by a value in data/', async () => {
    const dev = startDev({ 'limits.mdx': page('[a](/llms.txt)') }, { files: ['/llms.txt'] });
    await dev.changeData({ files: [] });
    expect(dev.printed).toEqual([expect.stringContaining('Dead link: there is no page /llms.txt.')]);
    await dev.changeData({ files: ['/llms.txt'] });
    expect(dev.printed.slice(1)).toEqual(['content/limits.mdx: fixed']);
  });
});

test('the errors of pages that nobody opened are reported soon after the start', async () => {
  const dev = startDev({ 'limits.mdx': page('One.'), 'broken.mdx': page('<Kbd>') });
  await dev.notifier.started();
  await vi.waitFor(() => expect(dev.listed()).toEqual(['content/broken.mdx:7']));
  expect(dev.printed).toEqual([expect.stringContaining('content/broken.mdx:7')]);
  expect(dev.overlay()).toBe(null);
});

test('an incomplete save is not reported', async () => {
  const dev = startDev({ 'limits.mdx': page('One.') });
  await dev.save('limits.mdx', page('Two, <Kbd').slice(0, -1));
  await dev.save('limits.mdx', '---\n');
  await dev.save('limits.mdx', page('Two, <Kbd>B</Kbd>.'));
  await dev.afterDebounce();
  await vi.waitFor(() => expect(dev.shown().at(-1)).toContain('<kbd>B</kbd>'));
  expect([dev.overlays(), dev.listed(), dev.printed]).toEqual([0, [], []]);
});
