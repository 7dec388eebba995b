import type { Root } from 'mdast';
import { apps } from '../../../data/apps.ts';
import { platform } from '../../../data/platform.ts';
import { lineOf } from '../tree/parse.ts';
import { buildNodes, elementsOf } from './build-nodes.ts';

/** Puts the table of data/apps.ts in the place of each `<AppIndex />`, with a field to filter it. */
export function expandAppIndex(tree: Root): void {
  for (const index of elementsOf(tree, ['AppIndex'])) {
    const { element, markdown } = buildNodes(lineOf(index), 'data/apps.ts');
    Object.assign(index, element('Filter', { label: 'Filter apps' }, markdown(table())));
  }
}

/** All apps as a Markdown table: what leads to the app, its slug, what it is for, and the guide to it. */
function table(): string {
  const rows = apps.map(({ name, slug, category, guide }) => {
    const cells = [
      `[${name}](${platform.appsUrl}/${slug})`,
      `\`${slug}\``,
      category,
      guide ? `[${name} guide](${guide})` : '',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| App | Name slug | Category | On this site |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
