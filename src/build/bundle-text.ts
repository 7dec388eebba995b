import { build, type InlineConfig } from 'vite';

/**
 * Bundles a single script, without writing it, and returns its text.
 *
 * @param config settings of Vite for one entry, with `build.write` turned off
 * @param name what the script is called in the error message
 * @throws when the script can't be bundled
 */
export async function bundleText(config: InlineConfig, name: string): Promise<string> {
  const result = await build(config);
  const bundle = Array.isArray(result) ? result[0] : result;
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`The bundle of ${name} is empty.`);
  return chunk.code;
}
