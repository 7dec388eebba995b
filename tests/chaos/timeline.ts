/** What was done and noted since the last rest, by the clock: what depends on times may not happen again when it is replayed. */
export class Timeline {
  readonly #entries: { at: number; text: string }[] = [];

  /** Adds what happened at this time, in milliseconds since 1970. */
  add(text: string, at: number): void {
    this.#entries.push({ text, at });
  }

  clear(): void {
    this.#entries.length = 0;
  }

  /** A line for each, in the order in which they happened, with times that begin at the first. */
  toString(): string {
    const entries = this.#entries.toSorted((one, other) => one.at - other.at);
    return entries.map(({ at, text }) => `${at - (entries[0]?.at ?? 0)} ms: ${text}`).join('\n');
  }
}
