import { join } from 'node:path';
import { compressOutput } from '../../../src/build/compress.ts';
import { Output } from '../../../src/build/output.ts';
import { cacheDir } from '../../../src/node/folders.ts';
import type { Deployment } from '../../../src/shared/deployment.ts';

const nosniff: Deployment['headers'] = { 'X-Content-Type-Options': 'nosniff' };

/**
 * Writes files like a build.
 *
 * @param dir folder that becomes the root of the host
 * @param files by path below the base; a not-found page is added
 */
export async function publish(dir: string, files: Record<string, string>, base = '/docs/'): Promise<void> {
  const output = new Output(dir, base);
  output.begin();
  for (const [path, content] of Object.entries({ '404.html': '<h1>Not found</h1>', ...files }))
    output.write(path, content);
  // Tests publish the same large files, which are only compressed once.
  await compressOutput(output, join(cacheDir, 'compressed-in-tests'));
  output.publish(
    JSON.stringify({
      base,
      origin: 'https://docs.example',
      redirects: [],
      headers: nosniff,
    } satisfies Deployment),
  );
}
