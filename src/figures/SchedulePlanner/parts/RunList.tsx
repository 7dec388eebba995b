import { printClock } from '../describe.ts';
import { isInChange, type Run } from '../runs.ts';
import css from '../SchedulePlanner.module.css';
import { printOffset } from '../time-zone.ts';

interface Props {
  runs: readonly Run[];
  zone: string;
}

/** Lists the runs of a schedule, in local time and in UTC. */
export function RunList({ runs, zone }: Props) {
  return (
    <div className={css.runs}>
      <table>
        <thead>
          <tr>
            <th scope="col">{`Runs ${yearsOf(runs)}`}</th>
            <th scope="col">Local time</th>
            <th scope="col">UTC</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => {
            const { date, time } = printClock(run.clock);
            return (
              <tr key={run.time} className={run.moved === 0 ? undefined : css.moved}>
                <td>{date}</td>
                <td>
                  <strong>{time}</strong>
                  <small>{printOffset(run.offset)}</small>
                </td>
                <td>{printClock(run.time).time}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{noteOn(runs, zone)}</p>
    </div>
  );
}

/** The years of the runs: `in 2021`, `in 2021–2022`; empty if there are no runs. */
function yearsOf(runs: readonly Run[]): string {
  const years = [...new Set(runs.map(({ clock }) => new Date(clock).getUTCFullYear()))];
  return years.length === 0 ? '' : `in ${[...new Set([years[0], years.at(-1)])].join('–')}`;
}

/** Explains what a daylight saving change does to the runs; empty if there is no change. */
function noteOn(runs: readonly Run[], zone: string): string {
  if (runs.some((run) => isInChange(run, zone)))
    return 'This hour is skipped or comes twice when the clocks change. Choose another one if every run matters.';
  const change = runs.find(({ moved }) => moved !== 0);
  if (!change) return '';
  const minutes = Math.abs(change.moved);
  const amount = minutes === 60 ? 'an hour' : `${minutes} minutes`;
  return `The clocks go ${change.moved > 0 ? 'forward' : 'back'} by ${amount}, so the run moves in UTC.`;
}
