/** What was done and told since the last rest, by the clock: what depends on times may not happen again when it is replayed. */
export class Timeline {
  readonly #entries: { at: number; heard: number; text: string }[] = [];

  /** Adds what happened `at` this time, in milliseconds of the machine's clock, and is heard of now. */
  add(text: string, at?: number): void {
    const heard = performance.timeOrigin + performance.now();
    this.#entries.push({ at: at ?? heard, heard, text });
  }

  clear(): void {
    this.#entries.length = 0;
  }

  /** A line for each, in the order in which they were heard of, with times that begin at the first. */
  toString(): string {
    const start = this.#entries[0]?.at ?? 0;
    const ms = (time: number) => `${Math.round(time - start)} ms`;
    return this.#entries
      .map(({ at, heard, text }) => `${ms(at)} (heard of at ${ms(heard)}): ${text}`)
      .join('\n');
  }
}
