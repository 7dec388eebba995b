/** The parts of the shell that follow the page; React draws them. */
const parts = ['page-tools', 'page-footer', 'toc'] as const;
export type ShellPart = (typeof parts)[number];

/** Hides what still tells of the page before, as long as React is not there to draw it anew; its room stays. */
export function hideShell(): void {
  for (const part of parts) setVisibility(part, 'hidden');
}

/** Shows a part again that tells of the page that is shown. */
export const showPart = (part: ShellPart): void => setVisibility(part, '');

function setVisibility(part: ShellPart, visibility: 'hidden' | ''): void {
  const element = document.getElementById(part);
  if (element) element.style.visibility = visibility;
}

/** Whether React has taken over. */
export const isLive = (): boolean => document.documentElement.hasAttribute('data-live');
