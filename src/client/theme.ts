import { remember } from '../browser/storage.ts';

const next: Record<string, string> = { light: 'dark', dark: 'system' };

/** Handles the theme button. */
export function startSwitchingTheme(): void {
  document.querySelector('button[data-theme]')?.addEventListener('click', applyNextTheme);
}

/** Switches to the next theme and remembers it. An inline script applies it in the next document. */
function applyNextTheme(): void {
  const { dataset } = document.documentElement;
  const apply = () => {
    const theme = next[dataset.theme ?? ''] ?? 'light';
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    remember('theme', theme);
  };
  // Fades, where the browser can.
  if (document.startViewTransition) document.startViewTransition(apply);
  else apply();
}
