/** The warning below a step that ended too early (/errors/#warnings, /workflows/steps/code/async/#the-problem). */
export const unfinishedWarning =
  'This step was still trying to run code when the step ended. Make sure you await all Promises, or promisify callback functions.';

/** The body of the 400 that a client gets when `$respond()` was not reached (/workflows/steps/triggers/#errors-with-http-responses). */
export const noRespondMessage = 'No $respond called in workflow';

/** An error that the platform raises, not the code (/errors/#pipedream-internal-errors). */
export class PlatformError extends Error {
  /** @param name as the inspector shows it */
  constructor(name: string, message = name) {
    super(message);
    this.name = name;
  }
}

/** The run took longer than it may; the step shows TIMEOUT (/errors/#timeout, /limits/#time-per-execution). */
export const timeoutError = (): PlatformError => new PlatformError('Timeout', 'TIMEOUT');

/** Whether the error of a run is a `timeoutError`. */
export const isTimeout = ({ name, message }: { name: string; message: string }): boolean =>
  name === 'Timeout' && message === 'TIMEOUT';

/** The run needed more memory than it has (/errors/#out-of-memory). */
export const outOfMemory = (): PlatformError => new PlatformError('Out of Memory');

/** Logs, exports and event are too large together (/errors/#function-payload-limit-exceeded). */
export const functionPayloadLimit = (): PlatformError => new PlatformError('Function Payload Limit Exceeded');

/** An object is nested too deeply (/errors/#json-nested-property-limit-exceeded). */
export const nestedPropertyLimit = (): PlatformError =>
  new PlatformError('JSON Nested Property Limit Exceeded');

/** What `$end()` throws to leave the step at once (/workflows/steps/code/#end). */
export class EndSignal extends Error {
  override name = '$end';
}
