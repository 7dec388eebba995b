import css from './CopyButton.module.css';

interface Props {
  /** What is copied, for readers who hear the button: `path`. */
  what: string;
  /** Where the button stands. */
  className: string | undefined;
}

/** A button that copies the code beside it. `client/copy.ts` makes it work. */
export function CopyButton({ what, className }: Props) {
  return (
    <button type="button" className={`${css.root} ${className}`} data-copy="" aria-label={`Copy ${what}`} />
  );
}
