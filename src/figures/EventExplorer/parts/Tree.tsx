import { type KeyboardEvent, useId, useRef } from 'react';
import css from '../EventExplorer.module.css';
import type { Path } from '../path.ts';
import { moveFor, type Row, rowsOf } from '../tree.ts';

interface Props {
  event: unknown;
  /** Ids of expanded rows. */
  open: ReadonlySet<string>;
  /** Id of the selected row. */
  selected: string;
  onOpen: (open: ReadonlySet<string>) => void;
  onSelect: (path: Path) => void;
}

/** Shows an event as a tree with one selected value. */
export function Tree({ event, open, selected, onOpen, onSelect }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const rows = rowsOf(event, open);
  /** The row in the tab order: the selected one, or else the first. */
  const current = rows.some((row) => row.id === selected) ? selected : rows[0]?.id;
  const toggle = (row: string) => {
    const toggled = new Set(open);
    if (!toggled.delete(row)) toggled.add(row);
    onOpen(toggled);
  };
  const onKeyDown = (pressed: KeyboardEvent) => {
    // With a modifier, a key is a shortcut of the browser, such as Alt+Left for Back.
    if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return;
    const move = moveFor(pressed.key, rows, current ?? '');
    if (!move) return;
    pressed.preventDefault();
    if ('open' in move) toggle(move.open);
    else if ('close' in move) toggle(move.close);
    else {
      const index = rows.findIndex((row) => row.id === move.select);
      const row = rows[index];
      const element = root.current?.children[index];
      if (row) onSelect(row.path);
      if (element instanceof HTMLElement) element.focus();
    }
  };
  const onClick = (row: Row) => {
    if (row.children !== undefined && (row.id === selected || !row.isOpen)) toggle(row.id);
    onSelect(row.path);
  };
  return (
    <div className={css.tree} role="tree" aria-label="Event" ref={root} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all rows.
        <div
          key={row.id}
          id={`${id}${row.id}`}
          role="treeitem"
          aria-level={row.level}
          aria-expanded={row.children === undefined ? undefined : row.isOpen}
          aria-selected={row.id === selected}
          data-level={row.level}
          tabIndex={row.id === current ? 0 : -1}
          onClick={() => onClick(row)}
        >
          <span className={css.name}>{row.name}</span>
          <span className={css.value}>{row.preview}</span>
        </div>
      ))}
    </div>
  );
}
