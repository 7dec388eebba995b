import { useState } from 'react';
import { Choice } from '../controls/Choice.tsx';
import controls from '../controls/controls.module.css';
import { Frame } from '../controls/Frame.tsx';
import { Slider } from '../controls/Slider.tsx';
import css from './CostCalculator.module.css';
import { describeFree, limitNames, pricesOf, printUsed } from './describe.ts';
import { PricePlot } from './parts/PricePlot.tsx';
import { examples, initialLoad, printMemory, printRuns, printSeconds, stops } from './settings.ts';
import { type Load, usageOf } from './usage.ts';

const starters = { no: 'A request or a schedule', yes: 'An event source' } as const;

/** Says what runs cost on each plan, and which limit of the free plan they meet first. */
export default function CostCalculator() {
  const [load, setLoad] = useState(initialLoad);
  const choose =
    <Key extends keyof Load>(key: Key) =>
    (value: Load[Key]) =>
      setLoad((before) => ({ ...before, [key]: value }));
  const use = usageOf(load);
  return (
    <Frame title="Set what you run and see what it costs">
      <fieldset className={controls.examples}>
        <legend>Start from</legend>
        {Object.entries(examples).map(([name, example]) => (
          <button key={name} type="button" onClick={() => setLoad(example)}>
            {name}
          </button>
        ))}
      </fieldset>
      <div className={controls.halves}>
        <div className={controls.half}>
          <Slider
            label="Runs a day"
            stops={stops.runs}
            value={load.runs}
            print={printRuns}
            onChange={choose('runs')}
          />
          <Slider
            label="A run takes"
            stops={stops.seconds}
            value={load.seconds}
            print={printSeconds}
            onChange={choose('seconds')}
          />
          <Slider
            label="Memory"
            stops={stops.memory}
            value={load.memory}
            print={printMemory}
            onChange={choose('memory')}
          />
          <Choice
            label="What starts a run"
            options={starters}
            value={load.hasSource ? 'yes' : 'no'}
            onChange={(value) => choose('hasSource')(value === 'yes')}
          />
        </div>
        <div className={controls.half}>
          <ul className={css.used}>
            {use.used.map((used) => (
              <li key={used.limit}>
                <span>{limitNames[used.limit]}</span>
                <span>{printUsed(used)}</span>
                <meter
                  aria-label={limitNames[used.limit]}
                  min={0}
                  max={used.most}
                  high={used.most * 0.8}
                  optimum={0}
                  value={Math.min(used.amount, used.most)}
                />
              </li>
            ))}
          </ul>
          <output className={css.free}>{describeFree(load, use)}</output>
          <PricePlot load={load} use={use} />
        </div>
      </div>
      <table className={css.prices}>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Monthly price</th>
            <th scope="col">How it adds up</th>
          </tr>
        </thead>
        <tbody>
          {pricesOf(use).map(({ plan, price, because }) => (
            <tr key={plan}>
              <th scope="row">{plan}</th>
              <td>{price}</td>
              <td>{because}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
