import type { AuthorError } from '../../content/author-error.ts';

/** What became of an alarm when files were looked at again. */
export type AlarmChange = 'raised' | 'mended' | 'same';

/** Remembers which pages that cannot be shown a browser was told of, so that the last one mended takes the overlay away. */
export class Alarm {
  readonly #raised = new Map<string, readonly AuthorError[]>();

  /** Files whose mistakes are shown. */
  get files(): string[] {
    return [...this.#raised.keys()];
  }

  /** All mistakes that are shown, those found last first. */
  get errors(): AuthorError[] {
    return [...this.#raised.values()].reverse().flat();
  }

  /** Looks at files again. An overlay that the author closed is not shown again for the same mistakes. */
  update(files: Iterable<string>, errorsOf: (file: string) => readonly AuthorError[]): AlarmChange {
    const before = JSON.stringify(this.errors);
    for (const file of files) {
      const errors = errorsOf(file);
      if (JSON.stringify(errors) === JSON.stringify(this.#raised.get(file) ?? [])) continue;
      this.#raised.delete(file);
      if (errors.length > 0) this.#raised.set(file, errors);
    }
    if (JSON.stringify(this.errors) === before) return 'same';
    return this.#raised.size > 0 ? 'raised' : 'mended';
  }
}
