/** Milliseconds without an edit after which errors are reported. */
export const debounceMs = 250;

/** Collects files and reports them together when there have been no new ones for a while. */
export interface Debounce {
  /** Adds files and restarts the timer, or reports at once if it is urgent. */
  add(files: Iterable<string>, isUrgent: boolean): void;
  /** Drops the collected files. */
  cancel(): void;
}

/**
 * Creates a debounce without files.
 *
 * @param tell receives the collected files
 * @param ms milliseconds without an edit after which they are reported
 */
export function createDebounce(tell: (files: string[]) => void, ms: number = debounceMs): Debounce {
  const collected = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const cancel = (): string[] => {
    clearTimeout(timer);
    const files = [...collected];
    collected.clear();
    return files;
  };
  return {
    cancel,
    add(files, isUrgent) {
      for (const file of files) collected.add(file);
      clearTimeout(timer);
      if (isUrgent) tell(cancel());
      else timer = setTimeout(() => tell(cancel()), ms);
    },
  };
}
