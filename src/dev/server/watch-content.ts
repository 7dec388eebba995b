import { join, relative, sep } from 'node:path';
import type { FSWatcher } from 'vite';
import { readWhenWritten } from './read-when-written.ts';

/**
 * Milliseconds after which a saved file is read again. The watcher drops a second change within 50 ms, and many editors empty a
 * file before they write it.
 */
const secondLook = 70;

/** Receives changes. */
export interface ChangeListener {
  /**
   * Receives the texts of files that may have changed, by path below the folder; `undefined` for deleted ones. Calls don't
   * overlap.
   */
  saved(texts: Map<string, string | undefined>): Promise<void>;
  failed(failure: unknown): void;
}

/**
 * Watches the content folder.
 *
 * @returns reads files as if the watcher had reported them
 */
export function watchContent(
  watcher: FSWatcher,
  contentDir: string,
  listener: ChangeListener,
): (files: Iterable<string>) => void {
  const pending = new Set<string>();
  let working = false;

  const work = async () => {
    working = true;
    try {
      while (pending.size > 0) {
        const files = [...pending];
        pending.clear();
        const texts = await Promise.all(files.map((file) => readWhenWritten(join(contentDir, file))));
        await listener.saved(new Map(files.map((file, index) => [file, texts[index]])));
      }
    } catch (failure) {
      listener.failed(failure);
    } finally {
      working = false;
    }
  };
  const look = (files: Iterable<string>) => {
    for (const file of files) pending.add(file);
    if (!working) void work();
  };

  watcher.add(contentDir);
  watcher.on('all', (event, path) => {
    const file = relative(contentDir, path).split(sep).join('/');
    if (event.endsWith('Dir') || file.startsWith('..')) return;
    look([file]);
    setTimeout(() => look([file]), secondLook).unref();
  });
  return look;
}
