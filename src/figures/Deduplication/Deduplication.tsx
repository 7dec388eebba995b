import { useId, useState } from 'react';
import controls from '../controls/controls.module.css';
import { Frame } from '../controls/Frame.tsx';
import css from './Deduplication.module.css';
import { examples, initialRuns } from './examples.ts';
import { readIds, strategies } from './feed.ts';
import { StrategyResult } from './parts/StrategyResult.tsx';

/** Maximum number of runs. */
const mostRuns = 5;

/** Shows which events of a source each strategy drops, and what it remembers. */
export default function Deduplication() {
  const id = useId();
  const [texts, setTexts] = useState(initialRuns);
  const runs = texts.map(readIds);
  return (
    <Frame title="Change the ids and compare the strategies">
      <fieldset className={controls.examples}>
        <legend>Start from</legend>
        {Object.entries(examples).map(([name, example]) => (
          <button key={name} type="button" onClick={() => setTexts(example)}>
            {name}
          </button>
        ))}
      </fieldset>
      <ol className={css.runs}>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a run is identified by its position.
          <li key={index}>
            <label htmlFor={`${id}-${index}`}>{`Run ${index + 1} emits`}</label>
            <input
              type="text"
              id={`${id}-${index}`}
              value={text}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) =>
                setTexts(texts.map((old, each) => (each === index ? target.value : old)))
              }
            />
          </li>
        ))}
      </ol>
      <div className={css.buttons}>
        <button
          type="button"
          disabled={texts.length === mostRuns}
          onClick={() => setTexts([...texts, texts.at(-1) ?? ''])}
        >
          Run again
        </button>
        <button type="button" disabled={texts.length === 1} onClick={() => setTexts(texts.slice(0, -1))}>
          Remove the last run
        </button>
      </div>
      <div className={css.strategies}>
        {strategies.map((strategy) => (
          <StrategyResult key={strategy} strategy={strategy} runs={runs} />
        ))}
      </div>
    </Frame>
  );
}
