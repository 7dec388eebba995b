/** The key of the session storage that has what the pages of a tab have written to the console. */
const key = 'tests.console';

/**
 * Notes errors and warnings of the console, uncaught errors, and violations of the content security policy, for an engine whose
 * driver reports none. It runs in the page, before anything else that a scenario runs there, so it misses what a document reports
 * before that.
 */
export function hookConsole(storageKey: string): void {
  if (Object.hasOwn(window, storageKey)) return;
  Object.assign(window, { [storageKey]: true });
  const note = (text: string) => {
    const before: unknown[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    sessionStorage.setItem(storageKey, JSON.stringify([...before, text]));
  };
  const { console: target } = window;
  for (const level of ['error', 'warn'] as const) {
    const write = target[level];
    target[level] = (...values: unknown[]) => {
      note(values.join(' '));
      write(...values);
    };
  }
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    note(`Content security policy: ${violatedDirective} blocks ${blockedURI}`);
  });
}

/** Returns what was noted, and forgets it. It runs in the page. */
export function readConsole(storageKey: string): string[] {
  const noted: string[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  sessionStorage.removeItem(storageKey);
  return noted;
}

/** The script that runs a function of this module in a page. */
export const scriptOf = (run: (storageKey: string) => unknown): string => `return (${run})('${key}');`;
