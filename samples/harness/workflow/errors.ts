/** The warning below a step whose code still ran at its end (/errors/#warnings, /workflows/steps/code/async/#the-problem). */
export const unfinishedWarning =
  'This step was still trying to run code when the step ended. Make sure you await all Promises, or promisify callback functions.';

/** The body of the 400 response of a run that ended before `$respond()` (/workflows/steps/triggers/#errors-with-http-responses). */
export const noRespondMessage = 'No $respond called in workflow';

/** An error that the platform throws, not the code (/errors/#pipedream-internal-errors). */
export class PlatformError extends Error {
  /** @param name the name in the inspector */
  constructor(name: string, message = name) {
    super(message);
    this.name = name;
  }
}

/** Creates the error of a run that exceeds its timeout. The step shows TIMEOUT (/errors/#timeout, /limits/#time-per-execution). */
export const timeoutError = (): PlatformError => new PlatformError('Timeout', 'TIMEOUT');

/** Whether the error of a run is a `timeoutError`. */
export const isTimeout = ({ name, message }: { name: string; message: string }): boolean =>
  name === 'Timeout' && message === 'TIMEOUT';

/** Creates the error of a run that exceeds its memory limit (/errors/#out-of-memory). */
export const outOfMemory = (): PlatformError => new PlatformError('Out of Memory');

/** Creates the error of a run whose logs, exports, and event are too large together (/errors/#function-payload-limit-exceeded). */
export const functionPayloadLimit = (): PlatformError => new PlatformError('Function Payload Limit Exceeded');

/** Creates the error for an object that is nested too deeply (/errors/#json-nested-property-limit-exceeded). */
export const nestedPropertyLimit = (): PlatformError =>
  new PlatformError('JSON Nested Property Limit Exceeded');

/** Thrown by `$end()` to end the step immediately (/workflows/steps/code/#end). */
export class EndSignal extends Error {
  override name = '$end';
}
