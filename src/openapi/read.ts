import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../node/folders.ts';
import type { Openapi } from './description.ts';

/** The description of the REST API, which the reference at /api/rest/ and the samples use. */
export const openapiFile = join(root, 'data/openapi.yaml');

/** Reads the description without validating it, which `lintOpenapi` does. */
export const readOpenapi = (): Openapi => parse(readFileSync(openapiFile, 'utf8'));
