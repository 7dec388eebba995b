import { useState } from 'react';
import { print } from '../../../data/quantity.ts';
import { Choice } from '../controls/Choice.tsx';
import controls from '../controls/controls.module.css';
import { Frame } from '../controls/Frame.tsx';
import { Slider } from '../controls/Slider.tsx';
import { describe, printTime } from './describe.ts';
import css from './EventQueue.module.css';
import { ArrivalBars } from './parts/ArrivalBars.tsx';
import { Timeline } from './parts/Timeline.tsx';
import {
  arrivalsFor,
  type Choices,
  initialChoices,
  printLimit,
  printWorkers,
  settingsOf,
  stops,
} from './settings.ts';
import { outcomeOf, simulate } from './simulate.ts';

const patterns = { steady: 'Steadily', burst: 'All at once', drawn: 'As drawn' } as const;

/** Shows what happens to events when a workflow's concurrency and rate are limited. */
export default function EventQueue() {
  const [choices, setChoices] = useState(initialChoices);
  const choose =
    <Key extends keyof Choices>(key: Key) =>
    (value: Choices[Key]) =>
      setChoices((before) => ({ ...before, [key]: value }));
  const settings = settingsOf(choices);
  const arrivals = arrivalsFor(choices);
  const events = simulate(arrivals, settings);
  const outcome = outcomeOf(events, settings);
  const { pattern } = choices;
  return (
    <Frame title="Change a setting and watch the queue">
      <Timeline events={events} settings={settings} outcome={outcome} />
      <div className={controls.controls}>
        <Choice label="Events arrive" options={patterns} value={pattern} onChange={choose('pattern')} />
        {pattern === 'drawn' ? (
          <ArrivalBars amounts={choices.drawn} onChange={choose('drawn')} />
        ) : (
          <Slider
            label="Events"
            stops={stops.count}
            value={choices.count}
            print={print}
            onChange={choose('count')}
          />
        )}
        <Slider
          label="A run takes"
          stops={stops.seconds}
          value={choices.seconds}
          print={(seconds) => printTime(seconds * 1000)}
          onChange={choose('seconds')}
        />
        <Slider
          label="Workers"
          stops={stops.workers}
          value={choices.workers}
          print={printWorkers}
          onChange={choose('workers')}
        />
        <Slider
          label="Limit"
          stops={stops.limit}
          value={choices.limit}
          print={printLimit}
          onChange={choose('limit')}
        />
        <Slider
          label="Every"
          stops={stops.every}
          value={choices.every}
          print={(unit) => `1 ${unit}`}
          onChange={choose('every')}
        />
        <Slider
          label="Queue Size"
          stops={stops.queueSize}
          value={choices.queueSize}
          print={print}
          onChange={choose('queueSize')}
        />
      </div>
      <output className={css.outcome}>
        {outcome.rejected > 0 && <strong className={css.full}>Event Queue Full</strong>}
        <span>{describe(outcome, events.length)}</span>
      </output>
    </Frame>
  );
}
