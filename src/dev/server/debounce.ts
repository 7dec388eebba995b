/** Milliseconds for which an author has to leave things as they are before they are told that something is wrong. */
export const debounceMs = 250;

/** Collects files, and names them all when there have been no new ones for a while. */
export interface Debounce {
  /** Adds files and begins to wait anew, unless there is no reason to wait: then it names them at once. */
  add(files: Iterable<string>, isUrgent: boolean): void;
  /** Forgets what was collected. */
  cancel(): void;
}

/** @param tell gets the files that were collected */
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
