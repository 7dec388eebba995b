import css from './buttons.module.css';

interface Props {
  /** What the button copies or runs, for screen readers: `path`. */
  what: string;
  className: string | undefined;
}

/** A button that copies the code beside it, which `client/copy.ts` handles. */
export function CopyButton({ what, className }: Props) {
  return (
    <button
      type="button"
      className={`${css.root} ${className}`}
      data-copy="Copy"
      aria-label={`Copy ${what}`}
    />
  );
}

/** A button that runs the code beside it, which `playground/run-sample.tsx` handles. */
export function RunButton({ what, className, reference }: Props & { reference: string }) {
  return (
    <button
      type="button"
      className={`${css.root} ${className}`}
      data-run={reference}
      aria-label={`Run ${what}`}
    />
  );
}
