import type { ReportPart, RunReport } from './describe-run.ts';

/** The report of a run, with parts that look like output blocks. */
export function ReportView({ report, isStale }: { report: RunReport; isStale: boolean }) {
  const { error, parts } = report;
  const earlier = parts.filter(({ isEarlier }) => isEarlier);
  const own = parts.filter(({ isEarlier }) => !isEarlier);
  return (
    <div className="report" data-stale={isStale ? '' : undefined}>
      {error && (
        <div className="part failure">
          <span>{error.line === undefined ? 'Error' : `Error on line ${error.line}`}</span>
          <pre tabIndex={0}>{error.text}</pre>
        </div>
      )}
      {own.map(Part)}
      {own.length === 0 && !error && (
        <div className="part empty">The code didn't log or export anything.</div>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>Earlier steps</summary>
          {earlier.map(Part)}
        </details>
      )}
    </div>
  );
}

const Part = ({ label, text }: ReportPart, index: number) => (
  <div className="part" key={index}>
    <span>{label}</span>
    <pre tabIndex={0}>{text}</pre>
  </div>
);
