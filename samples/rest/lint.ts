// cspell:ignore redocly
import { createConfig, lint } from '@redocly/openapi-core';
import { openapiFile } from '../../src/openapi/read.ts';

/**
 * Everything a linter finds wrong with the description of the REST API: its shape, references, examples that do not fit
 * their schema, components that nothing uses.
 *
 * @returns sentences, each with the place; empty when all is well
 */
export async function lintOpenapi(file = openapiFile): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The API is a service; there is nothing to license.
    rules: { 'info-license': 'off', 'operation-description': 'error', 'tag-description': 'error' },
  });
  const problems = await lint({ ref: file, config });
  return problems.map(
    ({ ruleId, message, location: [place] }) => `${place?.pointer ?? file}: ${message} (${ruleId})`,
  );
}
