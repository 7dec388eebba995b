import { useId, useState } from 'react';
import { Choice } from '../controls/Choice.tsx';
import controls from '../controls/controls.module.css';
import { Frame } from '../controls/Frame.tsx';
import css from './EventExplorer.module.css';
import { exampleEvent, type Kind, kinds, readPasted } from './example-events.ts';
import { limitsNear } from './limits-near.ts';
import { Expression } from './parts/Expression.tsx';
import { Tree } from './parts/Tree.tsx';
import { type Path, printPath } from './path.ts';
import { idOf } from './tree.ts';

/** What is initially selected in the event of an HTTP request, and what is open in that and in the event of an email. */
const firstPath: Path = ['body', 'name'];
const firstOpen: ReadonlySet<string> = new Set([
  idOf(['body']),
  idOf(['mail']),
  idOf(['mail', 'commonHeaders']),
]);

/** Shows an event as a tree and the path of each value. */
export default function EventExplorer() {
  const id = useId();
  const [kind, setKind] = useState<Kind>('http');
  const [pasted, setPasted] = useState('{ "order": { "id": 17, "items": ["tea", "milk"] } }');
  const [open, setOpen] = useState(firstOpen);
  const [path, setPath] = useState(firstPath);
  const [expression, setExpression] = useState(`event${printPath(firstPath)}`);
  const read = kind === 'own' ? readPasted(pasted) : { event: exampleEvent(kind) };
  const select = (chosen: Path) => {
    setPath(chosen);
    setExpression(`event${printPath(chosen)}`);
  };
  const whole = `steps.trigger.event${printPath(path)}`;
  return (
    <Frame title="Select a value to get its path">
      <Choice
        label="Event"
        options={kinds}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          select([]);
        }}
      />
      {kind === 'own' && (
        <label className={css.paste} htmlFor={`${id}-json`}>
          <span>An event as JSON</span>
          <textarea
            id={`${id}-json`}
            value={pasted}
            rows={4}
            spellCheck={false}
            aria-invalid={'error' in read}
            onChange={(event) => {
              setPasted(event.target.value);
              select([]);
            }}
          />
        </label>
      )}
      {'error' in read ? (
        <output className={css.error}>{read.error}</output>
      ) : (
        <div className={controls.halves}>
          <div className={controls.half}>
            <Tree event={read.event} open={open} selected={idOf(path)} onOpen={setOpen} onSelect={select} />
          </div>
          <div className={controls.half}>
            <Reference label="In code" code={whole} />
            <Reference label="In a form field" code={`{{${whole}}}`} />
            <Expression expression={expression} event={read.event} onChange={setExpression} />
            <ul className={css.limits}>
              {limitsNear(read.event).map(({ name, share, words }) => (
                <li key={name}>
                  <span>{name}</span>
                  <span>{words}</span>
                  <meter
                    aria-label={name}
                    min={0}
                    max={1}
                    high={0.8}
                    optimum={0}
                    value={Math.min(1, share)}
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Frame>
  );
}

/** The path of a value, with a copy button. */
function Reference({ label, code }: { label: string; code: string }) {
  return (
    <div className={controls.copied}>
      <span>{label}</span>
      <code>{code}</code>
      <button type="button" data-copy="Copy" aria-label={`Copy: ${label}`} />
    </div>
  );
}
