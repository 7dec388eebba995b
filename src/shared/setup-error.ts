/** Something that whoever runs a command has set up wrongly. Its message says what, and what to do; no stack is needed. */
export class SetupError extends Error {}
