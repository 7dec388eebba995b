import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';

/** Describes the circumstances of a measurement: the date, the machine and its current load, and the versions of programs. */
export function circumstances(browser: Browser): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const date = new Date().toISOString().slice(0, 10);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${date}, ${processors.length} cores (${model}), load ${load}, Node.js ${process.versions.node}, Chromium ${browser.version()}.`;
}

/** Parses the value of a command-line option as a positive integer; exits with an error if it isn't one. */
export function readCount(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    fail(`--${option} is "${text}"; it must be a whole number above 0.`);
  return count;
}

/** Returns the choices named in a command-line option, or all choices without it; exits with an error if a name is unknown. */
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
  if (unknown.length > 0) fail(`--${option} accepts ${known.join(', ')}, not ${unknown.join(', ')}.`);
  return choices.filter((choice) => wanted.includes(nameOf(choice)));
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
