/**
 * Evaluates a script in the global scope, so that it sees nothing of whoever calls this. The document that this runs in has an
 * opaque origin and no connections, see src/sandbox.
 */
export const evaluateScript = (text: string): unknown =>
  // biome-ignore lint/security/noGlobalEval: To run code of the reader's is what this is for.
  globalThis.eval(text);

/** Runs the body of a function whose second line is line 1 of `name`. */
export async function evaluate(
  source: string,
  globals: Readonly<Record<string, unknown>>,
  name: string,
): Promise<unknown> {
  // Without its first line break, the second line has the number that it is called by.
  const body = source.replace('\n', ' ');
  const script = `(function (${Object.keys(globals)}) {${body}\n})\n//# sourceURL=${name}`;
  const run = evaluateScript(script) as (...values: unknown[]) => unknown;
  return run(...Object.values(globals));
}
