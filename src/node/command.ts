import { SetupError } from '../shared/setup-error.ts';

/**
 * Runs the program behind a command. What was set up wrongly, the command line included, becomes one line and exit code 1;
 * any other error is passed on with its stack.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!isSetupError(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Node's own reader of command lines has errors of its own. */
const isSetupError = (error: unknown): error is Error =>
  error instanceof SetupError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));
