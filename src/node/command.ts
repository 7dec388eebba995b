import { SetupError } from '../shared/setup-error.ts';

/**
 * Runs a command. Errors that its user can fix, such as a wrong option, are printed with exit code 1. Others are thrown with
 * their stack.
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

/** The parser of Node.js throws errors of its own. */
const isSetupError = (error: unknown): error is Error =>
  error instanceof SetupError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));
