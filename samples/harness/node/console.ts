import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { LogLevel } from '../workflow/run.ts';

/** Creates a Node.js console that passes its output to `write`, without the trailing line break (/workflows/steps/code/#logs). */
export function createConsole(write: (level: LogLevel, text: string) => void): Console {
  let level: LogLevel | undefined;
  const streamOf = (standard: LogLevel) =>
    new Writable({
      decodeStrings: false,
      write: (text, _encoding, done) => {
        write(level ?? standard, String(text).replace(/\n$/, ''));
        done();
      },
    });
  const result = new Console({ stdout: streamOf('log'), stderr: streamOf('error'), colorMode: false });
  const atLevel =
    <Args extends unknown[]>(own: LogLevel, method: (...args: Args) => void) =>
    (...args: Args): void => {
      level = own;
      method(...args);
      level = undefined;
    };
  result.dir = atLevel('dir', result.dir);
  result.warn = atLevel('warn', result.warn);
  return result;
}
