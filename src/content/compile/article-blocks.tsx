import type { AlignType, List, ListItem, Parent, Table, TableCell } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import { ScrollTable } from '../../ui/article/ScrollTable/ScrollTable.tsx';
import { Task } from '../../ui/article/Task/Task.tsx';
import { textOf } from '../tree/headings.ts';

/** Renders what stands inside a node. */
export type RenderChildren = (parent: Parent) => ReactNode;

/** Nodes one after another. An article is rendered once, so they need no keys. */
export const sequence = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

/**
 * A list. Items of a loose one keep their paragraphs.
 *
 * @param tight renders the inside of an item without its paragraphs
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

/** A table in a box of its own, named after its columns. */
export function renderTable(node: Table, children: RenderChildren): ReactNode {
  const [head, ...body] = node.children;
  if (!head) return null;
  const classAt = (column: number) => classOfAlignment(node.align?.[column]);
  const heads = head.children.map((cell, column) =>
    // A corner without a name heads nothing; to a screen reader it would be a header that says nothing.
    cell.children.length === 0 ? (
      <td />
    ) : (
      <th scope="col" className={classAt(column)}>
        {children(cell)}
      </th>
    ),
  );
  const names = head.children.map(textOf);
  const isWordy = hasSentences(body.map((row) => row.children));
  // The first cell of several says what the row is about, unless it is empty.
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
  // A number or one word needs no room of its own.
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

/** What stands before a cell that is not below the head of its column: `Cause: `, `Can it be raised? `. */
const labelOf = (name: string | undefined): string | undefined =>
  name ? `${name}${/[?:]$/.test(name) ? '' : ':'} ` : undefined;

/** Whether rows have three cells or more and say so much that a phone's width is too little for them side by side. */
function hasSentences(rows: readonly TableCell[][]): boolean {
  const letters = (cells: TableCell[]) => cells.reduce((sum, cell) => sum + textOf(cell).length, 0);
  return (
    rows.every(({ length }) => length > 2) &&
    rows.some((cells) => letters(cells) > Math.max(80, 20 * cells.length))
  );
}

/** Alignment is a class, because inline styles are forbidden by the content security policy. */
const classOfAlignment = (align: AlignType | undefined): string | undefined =>
  align && align !== 'left' ? `align-${align}` : undefined;
