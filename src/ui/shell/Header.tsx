import type { ReactNode } from 'react';
import css from './Header.module.css';
import { Logo } from './Logo.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface Props {
  home: string;
  name: string;
  repository: string;
}

/** The bar at the top: menu, logo, search, repository, theme. */
export function Header({ home, name, repository }: Props) {
  return (
    <div className={css.bar}>
      <button type="button" className={css.menu} popoverTarget="sidebar" aria-label="Menu">
        <Icon>
          <path d="M3 6h14M3 10h14M3 14h14" />
        </Icon>
      </button>
      <Logo home={home} name={name} />
      <button
        type="button"
        className={css.search}
        data-search=""
        aria-label="Search..."
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <Glass />
        <span className={css.searchLabel}>Search...</span>
        <kbd className={css.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {/* The script of search adds the results. Until then, the browser itself takes what is typed. */}
      <dialog id="search-dialog" className={css.dialog} aria-label="Search">
        <form className={css.field} method="dialog">
          <Glass />
          {/* Enter mustn't close the dialog, so the field isn't in the form. */}
          <input type="text" form="" placeholder="Search..." />
          <button type="submit">Close</button>
        </form>
      </dialog>
      <a className={css.repository} href={repository}>
        <Icon>
          <path d="m7 6-4 4 4 4M13 6l4 4-4 4" />
        </Icon>
        GitHub
      </a>
      <ThemeSwitch />
    </div>
  );
}

const Glass = () => (
  <Icon>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13 13 4 4" />
  </Icon>
);

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}
