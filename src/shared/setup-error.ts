/** An error that the person who runs a command can fix: in options, files or the environment. Its message says how, so no stack is printed. */
export class SetupError extends Error {}
