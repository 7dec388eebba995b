import type { Root } from 'mdast';
import { apps } from '../../../data/apps.ts';
import { platform } from '../../../data/platform.ts';
import { subprocessors } from '../../../data/subprocessors.ts';
import type { Report } from '../author-error.ts';
import { lineOf } from '../tree/parse.ts';
import { buildNodes, elementsOf, unwrap } from './build-nodes.ts';

/** Puts tables of data/ in the place of each `<AppIndex />`, with a field to filter it, and each `<SubprocessorIndex />`. */
export function expandTables(tree: Root, report: Report): void {
  for (const index of elementsOf(tree, ['AppIndex'])) {
    const { element, markdown } = buildNodes(lineOf(index), 'data/apps.ts', report);
    Object.assign(index, element('Filter', { label: 'Filter apps' }, markdown(appTable())));
  }
  for (const index of elementsOf(tree, ['SubprocessorIndex'])) {
    const { markdown } = buildNodes(lineOf(index), 'data/subprocessors.ts', report);
    const [made] = markdown(subprocessorTable());
    if (made) Object.assign(index, made);
    else unwrap(tree, index);
  }
}

/** All apps: what leads to the app, its slug, what it is for, and the guide to it. */
const appTable = (): string =>
  table(
    ['App', 'Name slug', 'Category', 'On this site'],
    apps.map(({ name, slug, category, guide }) => [
      `[${name}](${platform.appsUrl}/${slug})`,
      `\`${slug}\``,
      category,
      guide ? `[${name} guide](${guide})` : '',
    ]),
  );

/** All subprocessors: who, what for, and what each publishes about its security. */
const subprocessorTable = (): string =>
  table(
    ['Subprocessor', 'Scope', 'Its security page'],
    subprocessors.map(({ name, scope, reference }) => [
      name,
      scope,
      `[${reference.title}](${reference.url})`,
    ]),
  );

/** A table in Markdown. */
const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
