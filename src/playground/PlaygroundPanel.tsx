import { useEffect, useId, useSyncExternalStore } from 'react';
import { CodeField, editorHint } from './CodeField.tsx';
import type { CodeBlockView } from './code-block-view.ts';
import { summaryOf } from './describe-run.ts';
import { InputField } from './InputField.tsx';
import type { Playground } from './playground.ts';
import { ReportView } from './ReportView.tsx';

interface Props {
  playground: Playground;
  view: CodeBlockView;
  onClose(): void;
}

/** The editor, inputs and report of a sample, below its code. */
export function PlaygroundPanel({ playground, view, onClose }: Props) {
  const id = useId();
  const state = useSyncExternalStore(playground.subscribe, playground.getState);
  const { isRunning, report, code, hasInputs, inputs, inputErrors } = state;
  const { title } = view;
  const errorLine = isRunning ? undefined : report?.error?.line;
  const run = () => void playground.run();

  useEffect(() => view.setRunning(isRunning), [view, isRunning]);
  useEffect(() => view.setEditedCode(code), [view, code]);
  const replacesOutput = playground.hasOutput && report !== undefined;
  useEffect(() => view.hideOutput(replacesOutput), [view, replacesOutput]);
  useEffect(() => view.markLine(code === undefined ? errorLine : undefined), [view, code, errorLine]);

  const reset = () => {
    playground.reset();
    // The Reset button, which had the focus, is removed.
    view.focus();
  };
  return (
    <>
      {code !== undefined && (
        <CodeField
          label={`Code: ${title}`}
          language="js"
          value={code}
          errorLine={errorLine}
          takesFocus
          onChange={playground.setCode}
          onRun={run}
        />
      )}
      <div className="bar">
        <span role="status">
          {isRunning ? (
            <span>Running</span>
          ) : (
            <>
              <span className={report?.isFailure ? 'failure' : undefined}>{report?.summary}</span>
              <span className="visually-hidden">{report && summaryOf(report)}</span>
            </>
          )}
        </span>
        {code === undefined && (
          <button type="button" onClick={playground.openEditor}>
            Edit code
          </button>
        )}
        {playground.inputs.length > 0 && (
          <button
            type="button"
            aria-expanded={hasInputs}
            aria-controls={id}
            onClick={playground.toggleInputs}
          >
            {`Edit ${playground.inputs.map(({ name }) => name).join(', ')}`}
          </button>
        )}
        {playground.isEdited() && (
          <button type="button" onClick={reset}>
            Reset
          </button>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      {(code !== undefined || hasInputs) && <div className="hint">{editorHint}</div>}
      <div id={id} className="inputs" hidden={!hasInputs}>
        {inputs &&
          playground.inputs.map((input) => (
            <InputField
              key={input.name}
              input={input}
              value={inputs[input.name] ?? ''}
              error={inputErrors[input.name]}
              onChange={(json) => playground.setInput(input.name, json)}
              onRun={run}
            />
          ))}
      </div>
      {report && <ReportView report={report} isStale={isRunning} />}
    </>
  );
}
