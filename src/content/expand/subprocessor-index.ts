import type { Root } from 'mdast';
import { subprocessors } from '../../../data/subprocessors.ts';
import { lineOf } from '../tree/parse.ts';
import { buildNodes, elementsOf } from './build-nodes.ts';

/** Puts the table of data/subprocessors.ts in the place of each `<SubprocessorIndex />`. */
export function expandSubprocessorIndex(tree: Root): void {
  for (const index of elementsOf(tree, ['SubprocessorIndex'])) {
    const { markdown } = buildNodes(lineOf(index), 'data/subprocessors.ts');
    Object.assign(index, markdown(table())[0]);
  }
}

/** All subprocessors as a Markdown table: who, what for, and what each publishes about its security. */
function table(): string {
  const rows = subprocessors.map(
    ({ name, scope, reference }) => `| ${name} | ${scope} | [${reference.title}](${reference.url}) |`,
  );
  return ['| Subprocessor | Scope | Its security page |', '| --- | --- | --- |', ...rows].join('\n');
}
