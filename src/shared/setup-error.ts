/** A mistake in how a command was set up. The message says what to do, so no stack is shown. */
export class SetupError extends Error {}
