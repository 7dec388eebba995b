import { type Theme, themes } from '../../shared/themes.ts';
import css from './ThemeSwitch.module.css';

const shapes: Record<Theme, string> = {
  system: 'M3 4h14v10H3zM7 17h6M10 14v3',
  light:
    'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6M10 2v2M10 16v2M2 10h2M16 10h2M4 4l1 1M15 15l1 1M16 4l-1 1M5 15l-1 1',
  dark: 'M16 12A7 7 0 0 1 8 4a7 7 0 1 0 8 8z',
};

/**
 * Switches between the system's theme, light and dark, which `client/theme.ts` handles. CSS shows the icon and name of the
 * current theme, so that both are right from the first paint.
 */
export function ThemeSwitch() {
  return (
    <button type="button" className={css.root} data-theme="">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {themes.map((theme) => (
          <path key={theme} className={css[theme]} d={shapes[theme]} />
        ))}
      </svg>
      <span className="visually-hidden">
        {'Theme: '}
        {themes.map((theme) => (
          <span key={theme} className={css[theme]}>
            {theme}
          </span>
        ))}
      </span>
    </button>
  );
}
