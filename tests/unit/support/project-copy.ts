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

/** A copy of the pages and data of the project, removed when the test ends. */
export class ProjectCopy {
  readonly dir = temporaryFolder();
  readonly #openapi = readOpenapi();
  #loads = 0;

  constructor() {
    for (const folder of ['content', 'data', 'types', 'tests/search'])
      cpSync(join(root, folder), join(this.dir, folder), { recursive: true });
  }

  async read(): Promise<Workspace> {
    const { redirects } = await this.#load('redirects');
    return readWorkspace(this.dir, redirects, this.#openapi);
  }

  /** Plans a change, applies it, and returns the plan. */
  async change(makePlan: (workspace: Workspace) => Plan): Promise<Plan> {
    const plan = makePlan(await this.read());
    carryOut(plan, this.dir);
    return plan;
  }

  /** The errors that a build of the copy would report about the structure of its pages, and their links. */
  async report(): Promise<string> {
    const { pages, files } = await this.read();
    const [{ sidebar }, { redirects }, { keywords }] = await Promise.all(
      (['sidebar', 'redirects', 'keywords'] as const).map((name) => this.#load(name)),
    );
    const json = (path: string) => JSON.parse(files.get(path) ?? '');
    const input: CompileInput = {
      ...bareInput(),
      contentDir: join(this.dir, 'content'),
      locks: { anchors: json('data/anchors.lock.json'), routes: json('data/routes.lock.json') },
      sidebar,
      redirects,
      keywords,
      openapi: this.#openapi,
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

  /** Imports a file of `data/` as it is now; a module is loaded once for each path. */
  async #load(name: 'sidebar' | 'redirects' | 'keywords') {
    this.#loads++;
    const copy = join(this.dir, `loaded-${this.#loads}`);
    cpSync(join(this.dir, 'data'), copy, { recursive: true });
    return import(/* @vite-ignore */ join(copy, `${name}.ts`));
  }
}

/** The targets of links and cards, without those that a constant completes. */
function targetsOf(node: Nodes): string[] {
  if (node.type === 'link') return [node.url].filter((target) => !target.includes('%{'));
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && each.name === 'href' && typeof each.value === 'string'
      ? [each.value]
      : [],
  );
}
