import { remember } from '../browser/storage.ts';

const next: Record<string, string> = { light: 'dark', dark: 'system' };

/** Switches to the next theme and remembers it. An inline script applies it in the next document. */
export function applyNextTheme(): void {
  const { dataset } = document.documentElement;
  const theme = next[dataset.theme ?? ''] ?? 'light';
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  remember('theme', theme);
}
