import { useId, useState } from 'react';
import { limits } from '../../../data/limits.ts';
import { print, times } from '../../../data/quantity.ts';
import { scheduleCost } from '../../../data/schedule-cost.ts';
import css from './InvocationCalculator.module.css';

const intervals = [1, 5, 10, 15, 30, 60, 360, 1440];
const memories = [1, 2, 4, 8];

/** Says how much of the free quota a schedule uses. */
export default function InvocationCalculator() {
  const id = useId();
  const [minutes, setMinutes] = useState(15);
  const [memory, setMemory] = useState(1);
  const { runs, invocations, percent } = scheduleCost(minutes, memory, limits.dailyInvocations);
  return (
    <div className={css.root}>
      <div className={css.inputs}>
        <label htmlFor={`${id}-interval`}>The workflow runs every</label>
        <select
          id={`${id}-interval`}
          value={minutes}
          onChange={(event) => setMinutes(Number(event.target.value))}
        >
          {intervals.map((value) => (
            <option key={value} value={value}>
              {nameOf(value)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-memory`}>with memory of</label>
        <select
          id={`${id}-memory`}
          value={memory}
          onChange={(event) => setMemory(Number(event.target.value))}
        >
          {memories.map((value) => (
            <option key={value} value={value}>
              {print(times(limits.memoryDefault, value))}
            </option>
          ))}
        </select>
      </div>
      <output className={css.result} htmlFor={`${id}-interval ${id}-memory`}>
        {/* Each in an element: where a browser has translated the page, React can't update text among other nodes. */}
        <span>{`${print(runs)} runs a day are `}</span>
        <strong>{`${print(invocations)} invocations`}</strong>
        <span>{`, ${print(percent)}% of the free ${print(limits.dailyInvocations)} a day.`}</span>
      </output>
      <meter
        className={css.meter}
        aria-label="Share of the free daily quota"
        min={0}
        max={100}
        high={limits.quotaWarningPercent}
        optimum={0}
        value={Math.min(percent, 100)}
      />
    </div>
  );
}

function nameOf(minutes: number): string {
  if (minutes === 1) return 'minute';
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes === 60) return 'hour';
  return minutes < 1440 ? `${minutes / 60} hours` : 'day';
}
