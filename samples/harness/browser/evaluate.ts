/**
 * Evaluates a script in the global scope, so that it can't access the variables of its caller. The document of the worker has an
 * opaque origin and no network access: see src/sandbox.
 */
export const evaluateScript = (text: string): unknown =>
  // biome-ignore lint/security/noGlobalEval: Running the reader's code is its purpose.
  globalThis.eval(text);

/** Runs the body of a function. Its second line is line 1 of the file `name` in stack traces. */
export async function evaluate(
  source: string,
  globals: Readonly<Record<string, unknown>>,
  name: string,
): Promise<unknown> {
  // Removing the first line break turns the second line into line 1, as stack traces should say.
  const body = source.replace('\n', ' ');
  const script = `(function (${Object.keys(globals)}) {${body}\n})\n//# sourceURL=${name}`;
  const run = evaluateScript(script) as (...values: unknown[]) => unknown;
  return run(...Object.values(globals));
}
