import { format, inspect } from 'node-inspect-extracted';
import type { StepConsole } from '../workflow/host.ts';
import type { LogLevel } from '../workflow/run.ts';

/** Creates a console that formats values like Node.js, with its own code (/workflows/steps/code/#logs). */
export function createConsole(write: (level: LogLevel, text: string) => void): StepConsole {
  let indent = '';
  const counts = new Map<string, number>();
  const times = new Map<string, number>();
  const print = (level: LogLevel, values: readonly unknown[]) =>
    write(level, indent + format(...values).replaceAll('\n', `\n${indent}`));
  const at =
    (level: LogLevel) =>
    (...values: unknown[]): void =>
      print(level, values);
  const log = at('log');
  const error = at('error');
  const elapsed = (label: string) =>
    `${label}: ${(performance.now() - (times.get(label) ?? 0)).toFixed(3)}ms`;
  const group = (...values: unknown[]) => {
    if (values.length > 0) log(...values);
    indent += '  ';
  };
  const methods = {
    log,
    info: log,
    debug: log,
    dirxml: log,
    table: log,
    error,
    trace: (...values: unknown[]) => error(`Trace: ${format(...values)}`),
    warn: at('warn'),
    dir: (value: unknown, options: object = {}) =>
      print('dir', ['%s', inspect(value, { customInspect: false, ...options })]),
    assert: (condition: unknown, ...values: unknown[]) => {
      if (condition) return;
      const [first, ...others] = values;
      if (values.length === 0) error('Assertion failed');
      else if (typeof first === 'string') error(`Assertion failed: ${first}`, ...others);
      else error('Assertion failed', ...values);
    },
    count: (label: unknown = 'default') => {
      const name = String(label);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      log(`${name}: ${counts.get(name)}`);
    },
    countReset: (label: unknown = 'default') => void counts.delete(String(label)),
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indent = indent.slice(2);
    },
    time: (label: unknown = 'default') => void times.set(String(label), performance.now()),
    timeLog: (label: unknown = 'default', ...values: unknown[]) => log(elapsed(String(label)), ...values),
    timeEnd: (label: unknown = 'default') => log(elapsed(String(label))),
  };
  return methods;
}
