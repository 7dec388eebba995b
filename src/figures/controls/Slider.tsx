import { useId } from 'react';
import css from './controls.module.css';

interface Props<Value> {
  label: string;
  /** The values to choose from, in the order of the slider. Their differences may vary. */
  stops: readonly Value[];
  value: Value;
  /** Formats a value for display and for screen readers. */
  print: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** A slider over a list of values. */
export function Slider<Value>({ label, stops, value, print, onChange }: Props<Value>) {
  const id = useId();
  const select = (index: number) => {
    for (const chosen of stops.slice(index, index + 1)) onChange(chosen);
  };
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} aria-hidden="true">
        {print(value)}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={stops.length - 1}
        value={stops.indexOf(value)}
        aria-valuetext={print(value)}
        onChange={(event) => select(Number(event.target.value))}
      />
    </div>
  );
}
