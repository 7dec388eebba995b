import { Console } from 'node:console';
import { Writable } from 'node:stream';

/** A line that a component printed. */
export interface LogLine {
  stream: 'stdout' | 'stderr';
  text: string;
}

/**
 * Globals that are not as Node.js has them here: the console is read by tests, and some things components do not have.
 *
 * @param logs collects what is printed
 */
export function createGlobals(logs: LogLine[]): Record<string, unknown> {
  const into = (stream: LogLine['stream']) =>
    new Writable({
      decodeStrings: false,
      write(chunk, _, done) {
        logs.push({ stream, text: String(chunk).replace(/\n$/, '') });
        done();
      },
    });
  return {
    console: new Console({ stdout: into('stdout'), stderr: into('stderr'), colorMode: false }),
    // /components/api/#environment-variables
    process: new Proxy(process, {
      get(target, key) {
        if (key === 'env')
          throw new Error('Components cannot read environment variables. Use a prop, with secret: true.');
        return Reflect.get(target, key);
      },
    }),
    fetch() {
      throw new Error('Node.js 14 has no fetch(). Use axios of @pipedream/platform.');
    },
  };
}
