import { useId } from 'react';
import css from './controls.module.css';

interface Props<Value> {
  label: string;
  /** The values that can be chosen, in the order of the slider. They need not be at equal distances. */
  stops: readonly Value[];
  value: Value;
  /** A value as readers see and hear it. */
  print: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** A slider over a list of values, so that no value between them has to be rejected. */
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
