import { forget } from '../../forget.ts';
import { remember } from '../../storage.ts';
import css from './ThemeSwitch.module.css';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const shapes: Record<Theme, string> = {
  system: 'M3 4.5h14v9H3zM7.5 17h5M10 13.5V17',
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
  dark: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z',
};

/**
 * Steps through the system's theme, light and dark. The choice is an attribute of the root element, set before the first paint;
 * the style sheet shows the icon and the name that belong to it, so that they are right before any other script has run.
 */
export function ThemeSwitch() {
  return (
    <button type="button" className={css.root} onClick={applyNext}>
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

function applyNext(): void {
  const next = themes[(themes.indexOf(readTheme()) + 1) % themes.length] ?? 'system';
  if (next === 'system') {
    delete document.documentElement.dataset.theme;
    forget('theme');
  } else {
    document.documentElement.dataset.theme = next;
    remember('theme', next);
  }
}

function readTheme(): Theme {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : 'system';
}
