import css from '../Deduplication.module.css';
import { notNumeric, whatRemains, whyDropped } from '../describe.ts';
import { type Fed, feed, type Id, type Strategy } from '../feed.ts';

interface Props {
  strategy: Strategy;
  /** The ids of each run. */
  runs: readonly (readonly Id[])[];
}

/** Shows the outcome of all runs for one strategy. */
export function StrategyResult({ strategy, runs }: Props) {
  const unfit = strategy === 'greatest' ? notNumeric(runs) : undefined;
  const fed = unfit === undefined ? feed(strategy, runs) : [];
  const after = fed.at(-1)?.after ?? [];
  return (
    <section className={css.strategy} aria-label={strategy}>
      <code>{strategy}</code>
      {unfit !== undefined && <p className={css.unfit}>{`Ids must be numbers; ${unfit} isn't one.`}</p>}
      <ol>
        {fed.map((run, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run is identified by its position.
          <li key={index}>
            <Events events={run.events} run={index + 1} />
            <p>{whyDropped(strategy, run)}</p>
          </li>
        ))}
      </ol>
      <p className={css.memory}>
        <span>Remembers</span>
        <strong>{whatRemains(strategy, after)}</strong>
      </p>
    </section>
  );
}

/** The most events drawn for a run. */
const mostDrawn = 9;

/** Draws the events of a run as boxes, emitted or dropped. */
function Events({ events, run }: { events: readonly Fed[]; run: number }) {
  const emitted = events.filter(({ isEmitted }) => isEmitted).length;
  return (
    <div className={css.events}>
      <span className={css.count}>{`Run ${run}: ${emitted} of ${events.length} emitted`}</span>
      {events.slice(0, mostDrawn).map(({ id, isEmitted }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat.
        <span key={index} className={isEmitted ? css.emitted : css.dropped}>
          {isEmitted ? <span>{id}</span> : <del>{id}</del>}
        </span>
      ))}
      {events.length > mostDrawn && <span>{`and ${events.length - mostDrawn} more`}</span>}
    </div>
  );
}
