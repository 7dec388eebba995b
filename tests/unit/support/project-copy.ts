import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Nodes } from 'mdast';
import { keywords } from '../../../data/keywords.ts';
import { redirects } from '../../../data/redirects.ts';
import { sidebar } from '../../../data/sidebar.ts';
import {
  type Files,
  type Plan,
  pagesOf,
  readWorkspace,
  type Workspace,
} from '../../../src/commands/workspace.ts';
import { type AuthorError, formatAuthorErrors } from '../../../src/content/author-error.ts';
import { resolveLink } from '../../../src/content/check/links.ts';
import { type CompileInput, outlineSite } from '../../../src/content/compile/outline.ts';
import { walk } from '../../../src/content/tree/parse.ts';
import { root } from '../../../src/node/folders.ts';
import { readOpenapi } from '../../../src/openapi/read.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { bareInput } from './tiny-site.ts';

const openapi = readOpenapi();

/** The state of the repository, which all copies start from. It is read once, because parsing every page takes as long as a test. */
export const project: Workspace = readWorkspace(root, redirects, openapi);

/** The data that plans change or that the structure of the site depends on. */
type LoadedData = Pick<CompileInput, 'sidebar' | 'redirects' | 'keywords'>;

/** A copy of the pages and data of the project in memory, which plans change like the files. */
export class ProjectCopy {
  #workspace = project;
  #data: LoadedData = { sidebar, redirects, keywords };

  /** The current state. */
  get workspace(): Workspace {
    return this.#workspace;
  }

  /** Plans a change, applies it, and returns the plan. */
  async change(makePlan: (workspace: Workspace) => Plan): Promise<Plan> {
    const before = this.#workspace;
    const plan = makePlan(before);
    const files = new Map([...before.files, ...plan.writes]);
    for (const path of plan.removals) if (!files.delete(path)) throw new Error(`There is no ${path}.`);
    const isSame = (path: string) => files.get(path) === before.files.get(path);
    const pages = new Map([...before.pages].filter(([, { file }]) => isSame(file)));
    const changed = new Map([...files].filter(([path]) => !isSame(path)));
    for (const [route, page] of pagesOf(changed, openapi)) pages.set(route, page);
    if ([...changed.keys()].some((path) => path.startsWith('data/'))) this.#data = await loadData(files);
    this.#workspace = { files, pages, redirects: this.#data.redirects };
    return plan;
  }

  /** Returns the errors that a build of the copy would report about the structure of its pages, and their links. */
  report(): string {
    const { pages, files } = this.#workspace;
    const json = (path: string) => JSON.parse(files.get(path) ?? '');
    const outline = outlineSite([...pages.values()], {
      ...bareInput(),
      locks: { anchors: json('data/anchors.lock.json'), routes: json('data/routes.lock.json') },
      ...this.#data,
      openapi,
      files: [
        '/component.d.ts',
        '/llms.txt',
        '/llms-full.txt',
        '/openapi.json',
        '/openapi.yaml',
        '/pgp-key.asc',
        '/sitemap.xml',
      ],
    });
    const errors: AuthorError[] = [...outline.errors];
    for (const { tree, file, route } of pages.values())
      walk(tree, (node) => {
        for (const target of targetsOf(node))
          resolveLink(target, route, 0, outline.targets, (line, message, hint) =>
            errors.push({ file, line, message, hint }),
          );
      });
    return errors.length > 0 ? formatAuthorErrors(errors) : '';
  }
}

/** Imports the files of `data/` from a new folder, because a module is loaded once for each path. */
async function loadData(files: Files): Promise<LoadedData> {
  const folder = temporaryFolder();
  for (const [path, text] of files) {
    if (!/^data\/.*\.(?:ts|lock\.json)$/.test(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const load = (name: string) => import(/* @vite-ignore */ join(folder, 'data', `${name}.ts`));
  const [{ sidebar }, { redirects }, { keywords }] = await Promise.all(
    ['sidebar', 'redirects', 'keywords'].map(load),
  );
  return { sidebar, redirects, keywords };
}

/** Returns the targets of links and cards, without those that contain a constant. */
function targetsOf(node: Nodes): string[] {
  if (node.type === 'link') return [node.url].filter((target) => !target.includes('%{'));
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && each.name === 'href' && typeof each.value === 'string'
      ? [each.value]
      : [],
  );
}
