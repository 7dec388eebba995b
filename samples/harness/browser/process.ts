/** Creates the part of `process` that steps use, with the environment variables of the run (/environment-variables/). */
export function createProcess(): { env: Record<string, string> } {
  const started = performance.now();
  const hrtime = (before: readonly [number, number] = [0, 0]) => {
    const nanoseconds = Math.round(performance.now() * 1e6) - (before[0] * 1e9 + before[1]);
    return [Math.floor(nanoseconds / 1e9), nanoseconds % 1e9];
  };
  const process = {
    env: {},
    argv: ['node'],
    browser: false,
    platform: 'linux',
    version: 'v14.18.1',
    versions: { node: '14.18.1' },
    cwd: () => '/',
    emitWarning: () => {},
    exit: () => {
      throw new Error('process.exit() ended the run.');
    },
    hrtime,
    nextTick: (code: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => code(...args)),
    on: () => process,
    once: () => process,
    uptime: () => (performance.now() - started) / 1000,
  };
  return process;
}
