/** The key in session storage of everything that the pages of a tab have written to the console. */
const key = 'tests.console';

/**
 * Records console errors and warnings, uncaught errors, and violations of the content security policy, for an engine whose driver
 * reports none. Runs in the page before the first function of a scenario, so it misses what a document reports earlier.
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

/** Returns and removes the recorded texts. Runs in the page. */
export function readConsole(storageKey: string): string[] {
  const noted: string[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  sessionStorage.removeItem(storageKey);
  return noted;
}

/** Returns a script that runs a function of this module in a page. */
export const scriptOf = (run: (storageKey: string) => unknown): string => `return (${run})('${key}');`;
