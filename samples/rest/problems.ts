import type { ValidationResult } from 'openapi-backend';
import type { Operation } from '../../src/openapi/operations.ts';
import { suggest } from '../../src/shared/nearest.ts';

/** A validation error. */
export type ValidationError = NonNullable<ValidationResult['errors']>[number];

/** Describes the validation errors of a request, with the names of its parameters. */
export const problemsOf = (errors: readonly ValidationError[], operation: Operation): string[] => [
  ...new Set(errors.filter(isRelevant).map((error) => problemOf(error, errors, operation))),
];

/** Whether an error is reported. `anyOf` adds one error for each alternative to its own, which is enough. */
const isRelevant = ({ schemaPath }: ValidationError): boolean => !/\/anyOf\/\d+\/required$/.test(schemaPath);

function problemOf(error: ValidationError, all: readonly ValidationError[], operation: Operation): string {
  const { keyword, params, instancePath } = error;
  switch (keyword) {
    case 'anyOf':
      return `One of these is missing from the body: ${alternativesOf(error, all).join(', ')}.`;
    case 'required':
      return missing(instancePath, params.missingProperty);
    case 'additionalProperties':
      return unknown(instancePath, params.additionalProperty, operation);
    case 'false schema':
      return `${capitalize(placeOf(instancePath))} is not accepted in a request.`;
    case 'enum':
      return `${capitalize(placeOf(instancePath))} must be one of: ${params.allowedValues.join(', ')}.`;
    default:
      return `${capitalize(placeOf(instancePath))} ${error.message}.`;
  }
}

const alternativesOf = ({ schemaPath }: ValidationError, all: readonly ValidationError[]): string[] =>
  all
    .filter((error) => error.keyword === 'required' && error.schemaPath.startsWith(`${schemaPath}/`))
    .map(({ params }) => params.missingProperty);

/** The validator treats a request as one object with the properties path, query, header and requestBody. */
const missing = (instancePath: string, name: string): string =>
  instancePath === ''
    ? 'The body is missing.'
    : `${capitalize(placeOf(`${instancePath}/${name}`))} is missing.`;

function unknown(instancePath: string, name: string, { parameters, body }: Operation): string {
  if (instancePath === '/query') {
    const known = parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => parameter.name);
    return `Unknown query parameter "${name}". ${suggest(name, known)}`;
  }
  const schema = body?.schema ?? {};
  const known = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return `Unknown property "${name}" of the body. ${suggest(name, known)}`;
}

function placeOf(instancePath: string): string {
  const [part, ...names] = instancePath.slice(1).split('/');
  if (part === 'requestBody')
    return names.length > 0 ? `property "${names.join('.')}" of the body` : 'the body';
  return `${part} parameter "${names.join('.')}"`;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
