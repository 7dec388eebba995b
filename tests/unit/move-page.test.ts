import { describe, expect, test } from 'vitest';
import { planMove } from '../../src/commands/move-page.ts';
import { SetupError } from '../../src/shared/setup-error.ts';
import { ProjectCopy, project as workspace } from './support/project-copy.ts';

const move = (from: string, to: string, project: ProjectCopy) =>
  project.change((workspace) => planMove(from, to, workspace));

test('the copy of the project has no errors before a page is moved', () => {
  expect(new ProjectCopy().report()).toBe('');
});

describe('a moved page', () => {
  test.each([
    ['/limits/', '/platform/limits/'],
    ['/workflows/events/', '/events/'],
    ['/api/rest/', '/rest-api/'],
    ['/apps/all-apps/', '/integrations/'],
  ])('from %s to %s updates all references', async (from, to) => {
    const project = new ProjectCopy();
    const { notes } = await move(from, to, project);
    expect(project.report()).toBe('');
    expect(notes).toContain(`Redirect added: ${from} ▶ ${to}`);
    const { files, pages } = project.workspace;
    expect(pages.has(from)).toBe(false);
    expect(pages.get(to)?.file).toBe(`content${to.slice(0, -1)}.mdx`);
    const inQuotes = new RegExp(`['"]${from}(?:#[^'"]*)?['"]`, 'g');
    for (const [path, text] of files) {
      const found = text.match(inQuotes)?.length ?? 0;
      // The locked ids stay, and the redirect keeps them.
      const allowed = path.endsWith('.lock.json') || path === 'data/redirects.ts' ? 1 : 0;
      expect(found, path).toBe(path === 'data/search.ts' ? found : allowed);
    }
  });

  test('moves its pictures too, and leaves no files behind', async () => {
    const project = new ProjectCopy();
    await move('/workflows/copy/', '/sharing/copy-workflows/', project);
    const has = (path: string) => project.workspace.files.has(path);
    expect(has('content/workflows/copy.mdx')).toBe(false);
    expect(has('content/workflows/copy.svg')).toBe(false);
    expect(has('content/sharing/copy-workflows.mdx')).toBe(true);
    expect(has('content/sharing/copy.svg')).toBe(true);
    expect(project.report()).toBe('');
  });

  test('leaves a picture that another page shows, and shows it from its new place', async () => {
    const project = new ProjectCopy();
    const shown = '\n![A picture.](./workflows/copy.svg)\n';
    await project.change(({ files }) => ({
      writes: new Map([['content/errors.mdx', files.get('content/errors.mdx') + shown]]),
      removals: [],
      notes: [],
    }));
    const { writes, removals } = planMove('/workflows/copy/', '/sharing/copy/', project.workspace);
    expect(removals).toEqual(['content/workflows/copy.mdx']);
    expect(writes.get('content/sharing/copy.mdx')).toContain('](../workflows/copy.svg ');
  });

  test('updates the redirects to it, so that none leads to another', async () => {
    const project = new ProjectCopy();
    await move('/workflows/copy/', '/sharing/copy/', project);
    const { redirects } = project.workspace;
    const targets = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
    expect(targets).toMatchObject({
      '/workflows/copy/': '/sharing/copy/',
      '/workflows/fork/': '/sharing/copy/',
      '/notebook/fork/': '/sharing/copy/',
      '/v1/workflows/copy/': '/sharing/copy/',
    });
  });

  test('can be moved again, and back', async () => {
    const project = new ProjectCopy();
    const before = project.workspace.redirects;
    await move('/limits/', '/platform/limits/', project);
    await move('/platform/limits/', '/quotas/', project);
    expect(project.report()).toBe('');
    await move('/quotas/', '/limits/', project);
    expect(project.report()).toBe('');
    const { redirects, pages } = project.workspace;
    expect(pages.has('/limits/')).toBe(true);
    expect(redirects.slice(0, before.length)).toEqual(before);
    expect(redirects.slice(before.length)).toEqual([
      { from: '/platform/limits/', to: '/limits/' },
      { from: '/quotas/', to: '/limits/' },
    ]);
  });

  test('becomes the index of a folder if that has pages, which stay in place', async () => {
    const project = new ProjectCopy();
    await move('/limits/', '/apps/', project);
    await move('/workflows/', '/automations/', project);
    expect(project.report()).toBe('');
    const { pages } = project.workspace;
    expect(pages.get('/apps/')?.file).toBe('content/apps/index.mdx');
    expect(pages.get('/automations/')?.file).toBe('content/automations.mdx');
    expect(pages.has('/workflows/copy/')).toBe(true);
  });

  test('is updated in URLs of the published site, and in pages that have it as their parent', async () => {
    const project = new ProjectCopy();
    await move('/components/api/', '/reference/components/', project);
    await move('/apps/all-apps/', '/integrations/', project);
    const text = (path: string) => project.workspace.files.get(path);
    expect(text('types/component.d.ts')).toContain('pipedream.com/docs/reference/components/#types');
    expect(text('types/component.d.ts')).not.toContain('/docs/components/api/');
    expect(text('content/apps/zoho-crm.mdx')).toContain('\nparent: /integrations/\n');
    // As an exact path, this isn't the URL of the page.
    expect(text('data/redirects.ts')).toContain("from: '/apps/all-apps', to: 'https://pipedream.com/apps'");
  });

  test('prints what remains to be done', () => {
    const { notes } = planMove('/quickstart/', '/start/', workspace);
    expect(notes.join('\n')).toContain('data/search.ts has a weight for everything below /quickstart/.');
  });
});

describe("a page can't be moved", () => {
  test.each([
    ['', '', 'Name both routes: npm run move -- /old/route/ /new/route/'],
    ['/limits/', '', 'Name both routes'],
    ['/limit/', '/quotas/', 'There is no page /limit/. Did you mean "/limits/"?'],
    [
      '/cron/',
      '/quotas/',
      '/cron/ is no longer a page. It redirects to /workflows/steps/triggers/#schedule.',
    ],
    ['/', '/start/', "The home page can't be moved"],
    ['/limits/', '/limits', 'are the same route'],
    ['/limits/', '/errors/', '/errors/ exists already: content/errors.mdx.'],
    ['/limits/', '/Quotas/', '/Quotas/ is not a route.'],
    ['/limits/', '/data/../x/', 'is not a route.'],
    ['/limits/', '/offline/', 'No page can have the URL /offline/: it is for the page'],
    [
      '/limits/',
      '/cron/',
      '/cron/ redirects to /workflows/steps/triggers/#schedule, so links to it mean that.',
    ],
  ])('from %j to %j', (from, to, reason) => {
    expect(() => planMove(from, to, workspace)).toThrow(reason);
    expect(() => planMove(from, to, workspace)).toThrow(SetupError);
  });

  test('to a folder that has a picture with the same name', () => {
    const files = new Map(workspace.files).set('content/sharing/copy.svg', '<svg/>');
    expect(() => planMove('/workflows/copy/', '/sharing/copy/', { ...workspace, files })).toThrow(
      'content/sharing/copy.svg exists already. Rename content/workflows/copy.svg first.',
    );
  });
});
