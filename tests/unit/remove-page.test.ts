import { describe, expect, test } from 'vitest';
import { planRemoval } from '../../src/commands/remove-page.ts';
import { SetupError } from '../../src/shared/setup-error.ts';
import { ProjectCopy, project as workspace } from './support/project-copy.ts';

const remove = (route: string, to: string, project: ProjectCopy) =>
  project.change((workspace) => planRemoval(route, to, workspace));

describe('a removed page', () => {
  test.each([
    ['/workflows/copy/', '/workflows/managing/#copying-public-workflows'],
    ['/limits/', '/pricing/#plans'],
    ['/abuse/', '/privacy-and-security/#reporting-abuse'],
  ])('%s leaves nothing behind but a redirect to %s', async (route, to) => {
    const project = new ProjectCopy();
    const { files: before, pages } = project.workspace;
    const pageCount = pages.size;
    const target = to.startsWith('/pricing/')
      ? `/pricing/#${[...(pages.get('/pricing/')?.ids ?? [])][0]}`
      : to;
    const { removals } = await remove(route, target, project);
    expect(project.report()).toBe('');
    const after = project.workspace;
    expect(after.pages.size).toBe(pageCount - 1);
    expect(after.redirects.at(-1)).toEqual({ from: route, to: target });
    for (const path of removals) {
      expect(before.has(path)).toBe(true);
      expect(after.files.has(path)).toBe(false);
    }
    expect(after.files.get('data/sidebar.ts')).not.toContain(`'${route}'`);
    for (const [path, text] of after.files)
      if (path.startsWith('data/keywords')) expect(text).not.toContain(`'${route}`);
  });

  test('is removed completely if the other page has every heading', async () => {
    const project = new ProjectCopy();
    const { pages, files } = project.workspace;
    const target = pages.get('/errors/');
    const anchors = JSON.parse(files.get('data/anchors.lock.json') ?? '{}');
    const ids = anchors['/status/'].filter((id: string) => !target?.ids.has(id));
    await project.change(({ files }) => ({
      writes: new Map([
        ['content/errors.mdx', `${files.get('content/errors.mdx')}\n<Anchor id="${ids.join(' ')}" />\n`],
      ]),
      removals: [],
      notes: [],
    }));
    const { notes } = await remove('/status/', '/errors/', project);
    expect(project.report()).toBe('');
    expect(notes).toContain('Redirect added: /status/ ▶ /errors/');
    expect(notes.filter((note) => note.includes('Read the sentence again'))).not.toEqual([]);
  });
});

describe("a page can't be removed", () => {
  test.each([
    ['/limits/', '', 'Name the page and the one that takes its place'],
    ['/limit/', '/pricing/', 'There is no page /limit/.'],
    ['/', '/pricing/', "The home page can't be moved"],
    ['/limits/', '/price/', 'There is no other page /price/ to replace it. Did you mean "/pricing/"?'],
    ['/limits/', '/limits/', 'There is no other page /limits/'],
    ['/limits/', '/pricing/#nowhere', '/pricing/ has no heading nowhere.'],
    ['/limits/', '/pricing/', 'Links to these headings of /limits/ would be lost: '],
    ['/limits/', '/pricing/', 'Give the sections of content/pricing.mdx that answer them <Anchor id="'],
    ['/apps/all-apps/', '/connected-accounts/#oauth', 'These pages name /apps/all-apps/ as their parent: '],
  ])('%s for %j', (route, to, reason) => {
    expect(() => planRemoval(route, to, workspace)).toThrow(reason);
    expect(() => planRemoval(route, to, workspace)).toThrow(SetupError);
  });
});
