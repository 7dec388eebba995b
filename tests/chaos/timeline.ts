/** The moves and notes since the last rest, with their times. A replay may have different timing, and not fail. */
export class Timeline {
  readonly #entries: { at: number; text: string }[] = [];

  /** Adds an entry at a time in milliseconds since 1970. */
  add(text: string, at: number): void {
    this.#entries.push({ text, at });
  }

  clear(): void {
    this.#entries.length = 0;
  }

  /** Returns a line for each entry, in order, with times relative to the first. */
  toString(): string {
    const entries = this.#entries.toSorted((one, other) => one.at - other.at);
    return entries.map(({ at, text }) => `${at - (entries[0]?.at ?? 0)} ms: ${text}`).join('\n');
  }
}
