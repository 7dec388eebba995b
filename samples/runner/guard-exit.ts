/**
 * Makes this process fail if it exits before its work is complete, even if a sample calls `process.exit(0)`.
 *
 * @returns a function that sets the exit code once the work is complete
 */
export function guardExit(): (code: number) => void {
  let settled: number | undefined;
  process.on('exit', () => {
    if (settled === undefined) process.stderr.write('The run ended before its table was printed.\n');
    process.exitCode = settled ?? 1;
  });
  // Without these listeners, a signal would end the process before its 'exit' listeners have killed the running programs.
  process.once('SIGINT', () => process.exit());
  process.once('SIGTERM', () => process.exit());
  return (code) => {
    settled = code;
  };
}
