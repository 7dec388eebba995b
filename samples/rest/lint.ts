// cspell:ignore redocly
import { createConfig, lint } from '@redocly/openapi-core';
import { openapiFile } from '../../src/openapi/read.ts';

/**
 * Lints the description of the REST API: its structure, references, examples that don't match their schema, and unused components.
 *
 * @returns messages with locations; empty if there are none
 */
export async function lintOpenapi(file = openapiFile): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The API is a service, which has no license.
    rules: { 'info-license': 'off', 'operation-description': 'error', 'tag-description': 'error' },
  });
  const problems = await lint({ ref: file, config });
  return problems.map(
    ({ ruleId, message, location: [place] }) => `${place?.pointer ?? file}: ${message} (${ruleId})`,
  );
}
