import css from './CopyButton.module.css';

interface Props {
  /** What the button copies, for screen readers: `path`. */
  what: string;
  /** The position of the button. */
  className: string | undefined;
}

/** A button that copies the code beside it, which `client/copy.ts` handles. */
export function CopyButton({ what, className }: Props) {
  return (
    <button type="button" className={`${css.root} ${className}`} data-copy="" aria-label={`Copy ${what}`} />
  );
}
