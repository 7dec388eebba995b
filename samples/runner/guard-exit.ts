/**
 * Makes it a failure if this process ends before its work is done, even by a sample's `process.exit(0)`.
 *
 * @returns sets the exit code when the work is done
 */
export function guardExit(): (code: number) => void {
  let settled: number | undefined;
  process.on('exit', () => {
    if (settled === undefined) process.stderr.write('The run ended before its table was printed.\n');
    process.exitCode = settled ?? 1;
  });
  // Without listeners a signal would leave no time to end the programs that run.
  process.once('SIGINT', () => process.exit());
  process.once('SIGTERM', () => process.exit());
  return (code) => {
    settled = code;
  };
}
