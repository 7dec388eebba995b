import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { arrivalSlots, arrivalTime } from '../arrivals.ts';
import css from '../EventQueue.module.css';

interface Props {
  /** Number of events in each slot. */
  amounts: readonly number[];
  onChange: (amounts: readonly number[]) => void;
}

/** The most events in a slot. */
const most = 25;
const seconds = arrivalTime / arrivalSlots / 1000;
/** Labels of the slots: their first and last second. */
const slots = Array.from({ length: arrivalSlots }, (_, slot) => ({
  start: slot * seconds,
  end: (slot + 1) * seconds,
}));
const step: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
  Home: -most,
  End: most,
};
const move: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Bars that the reader sets by touch, mouse or arrow keys. */
export function ArrivalBars({ amounts, onChange }: Props) {
  const [current, setCurrent] = useState(0);
  const set = (slot: number, amount: number) =>
    onChange(amounts.map((old, each) => (each === slot ? Math.min(most, Math.max(0, amount)) : old)));
  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const slot = Math.floor(((event.clientX - box.x) / box.width) * arrivalSlots);
    if (slot >= 0 && slot < arrivalSlots)
      set(slot, Math.round((1 - (event.clientY - box.y) / box.height) * most));
  };
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    // With a modifier, a key is a shortcut of the browser, such as Alt+Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = step[event.key];
    const next = current + (move[event.key] ?? 0);
    if (by !== undefined) set(current, (amounts[current] ?? 0) + by);
    else if (move[event.key] === undefined || next < 0 || next >= arrivalSlots) return;
    event.preventDefault();
    if (next === current) return;
    setCurrent(next);
    const bar = event.currentTarget.children[next];
    if (bar instanceof SVGElement) bar.focus();
  };
  return (
    <div className={css.drawing}>
      <p>{`Draw the bars: ${amounts.reduce((sum, amount) => sum + amount, 0)} events`}</p>
      <svg
        role="group"
        aria-label="Arrivals"
        viewBox={`0 0 ${arrivalSlots * 10} ${most}`}
        preserveAspectRatio="none"
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKeyDown}
      >
        {slots.map(({ start, end }, slot) => (
          <g
            key={start}
            role="slider"
            aria-orientation="vertical"
            aria-label={`Events from ${start} to ${end} seconds`}
            aria-valuemin={0}
            aria-valuemax={most}
            aria-valuenow={amounts[slot]}
            tabIndex={slot === current ? 0 : -1}
            onFocus={() => setCurrent(slot)}
          >
            <rect x={slot * 10} width={10} height={most} className={css.slot} />
            <rect
              x={slot * 10 + 1}
              width={8}
              y={most - (amounts[slot] ?? 0)}
              height={amounts[slot]}
              className={css.bar}
            />
          </g>
        ))}
      </svg>
    </div>
  );
}
