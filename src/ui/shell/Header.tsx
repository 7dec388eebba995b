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
        <Icon>
          <circle cx="9" cy="9" r="5.5" />
          <path d="m13 13 4 4" />
        </Icon>
        <span className={css.searchLabel}>Search...</span>
        <kbd className={css.key} aria-hidden="true">
          /
        </kbd>
      </button>
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

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className={css.icon} viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}
