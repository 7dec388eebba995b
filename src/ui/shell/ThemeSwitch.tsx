import { useSyncExternalStore } from 'react';
import { forget } from '../../forget.ts';
import { remember } from '../../storage.ts';
import css from './ThemeSwitch.module.css';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const names: Record<Theme, string> = { system: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' };
const shapes: Record<Theme, string> = {
  system: 'M3 4.5h14v9H3zM7.5 17h5M10 13.5V17',
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1',
  dark: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z',
};

/** Steps through the system's theme, light and dark. The choice stands on the root element from before the first paint. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <button
      type="button"
      className={css.root}
      onClick={() => applyTheme(next)}
      aria-label={names[theme]}
      title={names[theme]}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={shapes[theme]} />
      </svg>
    </button>
  );
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readTheme(): Theme {
  const value = document.documentElement.dataset.theme;
  return value === 'light' || value === 'dark' ? value : 'system';
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (theme === 'system') forget('theme');
  else remember('theme', theme);
}
