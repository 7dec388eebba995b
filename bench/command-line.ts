import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';

/** When and on what something is measured, and how busy the machine was with other things before. */
export function circumstances(browser: Browser): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const date = new Date().toISOString().slice(0, 10);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${date}, ${processors.length} cores (${model}), load ${load}, Node.js ${process.versions.node}, Chromium ${browser.version()}.`;
}

/** Reads a count from an option of a command line; ends the program when it is none. */
export function readCount(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    fail(`--${option} is "${text}"; it must be a whole number above 0.`);
  return count;
}

/** Chooses from what there is by the names in an option of a command line, or all; ends the program when one is unknown. */
export function choose<Choice>(
  option: string,
  choices: readonly Choice[],
  nameOf: (choice: Choice) => string,
  text: string | undefined,
): readonly Choice[] {
  if (text === undefined) return choices;
  const wanted = text.split(',');
  const known = choices.map(nameOf);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length > 0) fail(`--${option} knows ${known.join(', ')}; not ${unknown.join(', ')}.`);
  return choices.filter((choice) => wanted.includes(nameOf(choice)));
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
