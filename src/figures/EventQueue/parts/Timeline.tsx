import { useState } from 'react';
import { print } from '../../../../data/quantity.ts';
import { printTime } from '../describe.ts';
import { drawDepth, drawRows, plot, spanFor } from '../draw.ts';
import css from '../EventQueue.module.css';
import { countAt, depthsOf, type Outcome, type QueuedEvent, type QueueSettings } from '../simulate.ts';

interface Props {
  events: readonly QueuedEvent[];
  settings: QueueSettings;
  outcome: Outcome;
}

const states = ['waiting', 'running', 'done', 'rejected'] as const;
const viewBox = `0 0 ${plot.width} ${plot.height}`;
const ticks = [0, 0.25, 0.5, 0.75, 1];

/** Plots events and the queue over time, with a cursor that the reader moves. */
export function Timeline({ events, settings, outcome }: Props) {
  const [percent, setPercent] = useState(20);
  const span = spanFor(outcome.finished, events.at(-1)?.arrived ?? 0);
  const moment = (percent / 100) * span;
  const counts = countAt(events, settings.runTime, moment);
  const rows = drawRows(events, settings.runTime, span);
  const { mostWaiting } = outcome;
  const isNearlyFull = mostWaiting > settings.queueSize / 3;
  const top = Math.max(1, isNearlyFull ? settings.queueSize : mostWaiting);
  const cursor = percent * (plot.width / 100);
  return (
    <div className={css.timeline}>
      <div className={css.plots}>
        <p>Events, a row for each</p>
        <svg viewBox={viewBox} preserveAspectRatio="none" className={css.rows} aria-hidden="true">
          <path d={rows.waiting} className={css.waiting} />
          <path d={rows.running} className={css.running} />
          <path d={rows.rejected} className={css.rejected} />
          <path d={`M${cursor} 0v${plot.height}`} className={css.cursor} />
        </svg>
        <p>
          {`Queue: at most ${print(mostWaiting)} ${mostWaiting === 1 ? 'waits' : 'wait'}, room for ${print(settings.queueSize)}`}
        </p>
        <svg
          viewBox={viewBox}
          preserveAspectRatio="none"
          className={`${css.depth} ${isNearlyFull ? css.limited : ''}`}
          aria-hidden="true"
        >
          <path d={drawDepth(depthsOf(events), span, top)} className={css.waiting} />
          <path d={`M${cursor} 0v${plot.height}`} className={css.cursor} />
        </svg>
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-label="Moment"
          aria-valuetext={printTime(moment)}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
        <div className={css.ticks} aria-hidden="true">
          {ticks.map((share) => (
            <span key={share}>{printTime(share * span)}</span>
          ))}
        </div>
      </div>
      <dl className={css.counts}>
        <div>
          <dt>After</dt>
          <dd>{printTime(moment)}</dd>
        </div>
        {states.map((state) => (
          <div key={state} className={css[state]}>
            <dt>{state === 'rejected' ? 'lost' : state}</dt>
            <dd>{print(counts[state])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
