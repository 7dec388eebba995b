import css from './Logo.module.css';

/** The logo (an event that runs down a pipe) and the name of the site. */
export function Logo({ home, name }: { home: string; name: string }) {
  return (
    <a className={css.root} href={home}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect className={css.tile} width="32" height="32" rx="8" />
        <path className={css.pipe} d="M8 11h9a5 5 0 0 1 0 10h-6" />
        <circle className={css.event} cx="8" cy="11" r="3" />
        <circle className={css.event} cx="10" cy="21" r="3" />
      </svg>
      <span className={css.name}>{name}</span>
    </a>
  );
}
