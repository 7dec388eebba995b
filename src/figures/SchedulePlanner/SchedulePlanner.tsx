import { useEffect, useId, useState } from 'react';
import { limits } from '../../../data/limits.ts';
import { Choice } from '../controls/Choice.tsx';
import controls from '../controls/controls.module.css';
import { Frame } from '../controls/Frame.tsx';
import { Slider } from '../controls/Slider.tsx';
import { nameOfInterval } from './describe.ts';
import { CronInput } from './parts/CronInput.tsx';
import { RunList } from './parts/RunList.tsx';
import css from './SchedulePlanner.module.css';
import { type Choices, initialChoices, intervals, planOf } from './settings.ts';
import { timeZones } from './time-zone.ts';

const kinds = { every: 'Every', cron: 'Cron Expression' } as const;
const views = { next: 'Next runs', change: 'When clocks change' } as const;

/** Shows what a schedule means, when it runs, and what it costs. */
export default function SchedulePlanner() {
  const id = useId();
  const [choices, setChoices] = useState(initialChoices);
  const [zones, setZones] = useState<readonly string[]>(timeZones);
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    setZones((known) => (known.includes(timeZone) ? known : [timeZone, ...known]));
  }, []);
  const choose =
    <Key extends keyof Choices>(key: Key) =>
    (value: Choices[Key]) =>
      setChoices((before) => ({ ...before, now: Date.now(), [key]: value }));
  const { kind, zone, show } = choices;
  const { reading, runs, daily, cost } = planOf(choices);
  return (
    <Frame title="Write a schedule and see when it runs">
      <div className={controls.halves}>
        <div className={controls.half}>
          <Choice label="Schedule" options={kinds} value={kind} onChange={choose('kind')} />
          {kind === 'cron' ? (
            <CronInput
              expression={choices.expression}
              describedBy={`${id}-reading`}
              onChange={choose('expression')}
            />
          ) : (
            <Slider
              label="Every"
              stops={intervals}
              value={choices.minutes}
              print={nameOfInterval}
              onChange={choose('minutes')}
            />
          )}
          <div className={css.zone}>
            <label htmlFor={`${id}-zone`}>Timezone</label>
            <select id={`${id}-zone`} value={zone} onChange={(event) => choose('zone')(event.target.value)}>
              {zones.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
          {kind === 'cron' && <Choice label="Show" options={views} value={show} onChange={choose('show')} />}
        </div>
        <div className={controls.half}>
          <output className={css.reading} id={`${id}-reading`}>
            {'error' in reading ? (
              <span className={css.error}>{reading.error}</span>
            ) : (
              <strong>{reading.words}</strong>
            )}
          </output>
          <RunList runs={runs} zone={zone} />
          <div className={css.cost}>
            <span>{cost}</span>
            <meter
              aria-label="Share of the free daily quota"
              min={0}
              max={limits.dailyInvocations}
              high={(limits.dailyInvocations * limits.quotaWarningPercent) / 100}
              optimum={0}
              value={Math.min(daily, limits.dailyInvocations)}
            />
          </div>
        </div>
      </div>
    </Frame>
  );
}
