import { memo, type ReactNode, type RefObject } from 'react';
import type { Marked } from './excerpt.ts';
import type { SearchState } from './use-search.ts';

/** An item of the list: a section or a recent search. */
export interface Option {
  key: string;
  /** The section's address; undefined for a recent search. */
  href?: string;
  isNested?: boolean;
  content: ReactNode;
}

/** Modifier keys while an item is selected. */
export interface Held {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

interface Props {
  /** Prefix of the ids of the list and its items. */
  id: string;
  list: RefObject<HTMLDivElement | null>;
  options: readonly Option[];
  /** Index of the item that Enter opens. */
  current: number;
  onChoose(option: Option, held: Held): void;
  onPoint(index: number): void;
}

/** The list. Typing only renders it again when the results change. */
export const Options = memo(function Options({ id, list, options, current, onChoose, onPoint }: Props) {
  return (
    <div role="listbox" id={`${id}-list`} aria-label="Results" ref={list}>
      {options.map((option, index) => (
        <a
          key={option.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          tabIndex={-1}
          className={option.isNested ? 'nested' : undefined}
          href={option.href}
          onClick={(event) => onChoose(option, event)}
          onPointerMove={() => onPoint(index)}
        >
          {option.content}
        </a>
      ))}
    </div>
  );
});

/** The items for the results, or the recent searches while the field is empty. */
export function optionsOf(
  state: SearchState,
  recent: readonly string[],
  excerpts: ReadonlyMap<string, Marked>,
): Option[] {
  if (state.kind === 'empty') return recent.map((query) => ({ key: query, content: query }));
  if (state.kind !== 'found') return [];
  const { hits, nearest } = state.result;
  return (hits.length > 0 ? hits : nearest).map(({ href, title, trail, isNested }) => ({
    key: href,
    href,
    isNested,
    content: (
      <>
        <span className="title">
          <Pieces of={title} />
        </span>
        {!isNested && <span className="trail">{trail.join(' › ')}</span>}
        {hits.length > 0 && (
          <span className="excerpt">
            <Pieces of={excerpts.get(href) ?? []} />
          </span>
        )}
      </>
    ),
  }));
}

/** A text with highlighted matches. */
function Pieces({ of }: { of: Marked }) {
  let end = 0;
  return of.map((piece, i) => {
    end += piece.length;
    return i % 2 === 1 ? <mark key={`mark ${end}`}>{piece}</mark> : <span key={end}>{piece}</span>;
  });
}

/** Number of items that are visible without scrolling. */
export function countInView(list: HTMLElement | null): number {
  const end = list?.parentElement?.getBoundingClientRect().bottom ?? 0;
  return [...(list?.children ?? [])].filter((line) => line.getBoundingClientRect().top < end).length;
}
