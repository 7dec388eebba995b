import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { carryOut, type Plan, readWorkspace, type Workspace } from '../../../src/commands/workspace.ts';
import { type AuthorError, formatAuthorErrors } from '../../../src/content/author-error.ts';
import { resolveLink } from '../../../src/content/check/links.ts';
import { type CompileInput, outlineSite } from '../../../src/content/compile/outline.ts';
import { findLineBelow } from '../../../src/content/line-in-file.ts';
import { walk } from '../../../src/content/tree/parse.ts';
import { root } from '../../../src/node/folders.ts';
import { readOpenapi } from '../../../src/openapi/read.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { bareInput } from './tiny-site.ts';

/** Loaded once, because no plan changes it, and parsing it takes as long as a test. */
const openapi = readOpenapi();

/** The data that plans change or that the structure of the site depends on. */
interface LoadedData {
  sidebar: CompileInput['sidebar'];
  redirects: CompileInput['redirects'];
  keywords: CompileInput['keywords'];
}

/** A copy of the pages and data of the project, removed when the test ends. */
export class ProjectCopy {
  readonly dir = temporaryFolder();
  #changes = 0;
  #state: Promise<{ workspace: Workspace; data: LoadedData }> | undefined;

  constructor() {
    for (const folder of ['content', 'data', 'types', 'tests/search'])
      cpSync(join(root, folder), join(this.dir, folder), { recursive: true });
  }

  /** Reads the current files. */
  async read(): Promise<Workspace> {
    return (await this.#read()).workspace;
  }

  /** Plans a change, applies it, and returns the plan. */
  async change(makePlan: (workspace: Workspace) => Plan): Promise<Plan> {
    const plan = makePlan(await this.read());
    carryOut(plan, this.dir);
    this.#changes++;
    this.#state = undefined;
    return plan;
  }

  /** Returns the errors that a build of the copy would report about the structure of its pages, and their links. */
  async report(): Promise<string> {
    const { workspace, data } = await this.#read();
    const { pages, files } = workspace;
    const json = (path: string) => JSON.parse(files.get(path) ?? '');
    const input: CompileInput = {
      ...bareInput(),
      contentDir: join(this.dir, 'content'),
      locks: { anchors: json('data/anchors.lock.json'), routes: json('data/routes.lock.json') },
      ...data,
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
      findLine: findLineBelow(this.dir),
    };
    const outline = outlineSite([...pages.values()], input);
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

  /** Reads everything once until the next change. */
  #read() {
    this.#state ??= (async () => {
      const data = await this.#load();
      return { workspace: readWorkspace(this.dir, data.redirects, openapi), data };
    })();
    return this.#state;
  }

  /** Imports the current files of `data/` from a new folder, because a module is loaded once for each path. */
  async #load(): Promise<LoadedData> {
    const copy = join(this.dir, `loaded-${this.#changes}`);
    cpSync(join(this.dir, 'data'), copy, { recursive: true });
    const load = (name: string) => import(/* @vite-ignore */ join(copy, `${name}.ts`));
    const [{ sidebar }, { redirects }, { keywords }] = await Promise.all(
      ['sidebar', 'redirects', 'keywords'].map(load),
    );
    return { sidebar, redirects, keywords };
  }
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
