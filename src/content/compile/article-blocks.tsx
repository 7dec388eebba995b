import type { AlignType, List, ListItem, Parent, Table, TableCell } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import { ScrollTable } from '../../ui/article/ScrollTable/ScrollTable.tsx';
import { Task } from '../../ui/article/Task/Task.tsx';
import { textOf } from '../tree/headings.ts';

/** Renders the children of a node. */
export type RenderChildren = (parent: Parent) => ReactNode;

/** Joins nodes. An article is rendered only once, so they need no keys. */
export const sequence = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

/**
 * A list. Items of a loose list keep their paragraphs.
 *
 * @param tight renders the children of an item without paragraphs
 */
export function renderList(node: List, children: RenderChildren, tight: RenderChildren): ReactNode {
  const items = node.children.map((item) => {
    const content = node.spread || item.spread ? children(item) : tight(item);
    return <li>{isTask(item) ? <Task done={item.checked === true}>{content}</Task> : content}</li>;
  });
  if (!node.ordered)
    return <ul className={node.children.some(isTask) ? 'tasks' : undefined}>{sequence(items)}</ul>;
  return <ol start={node.start && node.start !== 1 ? node.start : undefined}>{sequence(items)}</ol>;
}

const isTask = (item: ListItem): boolean => typeof item.checked === 'boolean';

/** A table in a scrollable box, which is named after its columns. */
export function renderTable(node: Table, children: RenderChildren): ReactNode {
  const [head, ...body] = node.children;
  if (!head) return null;
  const classAt = (column: number) => classOfAlignment(node.align?.[column]);
  const heads = head.children.map((cell, column) =>
    // An empty corner isn't a header, because screen readers would announce it.
    cell.children.length === 0 ? (
      <td />
    ) : (
      <th scope="col" className={classAt(column)}>
        {children(cell)}
      </th>
    ),
  );
  const names = head.children.map(textOf);
  const isWordy = needsStacking(body.map((row) => row.children));
  // The first cell is the header of its row, unless it is the only one or empty.
  const cell = (data: TableCell, column: number) =>
    column === 0 && head.children.length > 1 && data.children.length > 0 ? (
      <th scope="row" className={classAt(column)}>
        {children(data)}
      </th>
    ) : (
      <td className={classAt(column)} data-head={isWordy ? labelOf(names[column]) : undefined}>
        {children(data)}
      </td>
    );
  // Numbers and single words need no minimum width.
  const hasLongNames = body.some(({ children: [name] }) => name && textOf(name).length > 14);
  return (
    <ScrollTable label={names.filter(Boolean).join(', ')} hasLongNames={hasLongNames} isWordy={isWordy}>
      <thead>
        <tr>{sequence(heads)}</tr>
      </thead>
      <tbody>{sequence(body.map((row) => <tr>{sequence(row.children.map(cell))}</tr>))}</tbody>
    </ScrollTable>
  );
}

/** Labels of cells when rows are stacked: `Cause: `, `Can it be raised? `. */
const labelOf = (name: string | undefined): string | undefined =>
  name ? `${name}${/[?:]$/.test(name) ? '' : ':'} ` : undefined;

/** Whether rows have to be stacked on phones: with four or more columns, or with three that have much text. */
function needsStacking(rows: readonly TableCell[][]): boolean {
  const letters = (cells: TableCell[]) => cells.reduce((sum, cell) => sum + textOf(cell).length, 0);
  return (
    rows.every(({ length }) => length > 2) && rows.some((cells) => cells.length > 3 || letters(cells) > 80)
  );
}

/** A class, because the content security policy forbids inline styles. */
const classOfAlignment = (align: AlignType | undefined): string | undefined =>
  align && align !== 'left' ? `align-${align}` : undefined;
