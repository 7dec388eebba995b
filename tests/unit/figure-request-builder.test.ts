import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '../../samples/rest/backend.ts';
import { bodyErrorOf, errorOf } from '../../src/figures/RequestBuilder/check.ts';
import {
  type Field,
  fieldsOfForm,
  initialValues,
  type Values,
} from '../../src/figures/RequestBuilder/form.ts';
import { requestOf } from '../../src/figures/RequestBuilder/request.ts';
import { addressOf, exampleRequest } from '../../src/openapi/example-request.ts';
import { type Operation, operationsOf } from '../../src/openapi/operations.ts';
import { readOpenapi } from '../../src/openapi/read.ts';

const api = readOpenapi();
const operations = operationsOf(api);
let backend: Awaited<ReturnType<typeof createBackend>>;
beforeAll(async () => {
  backend = await createBackend(api);
});

const operationOf = (id: string): Operation => {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
};

/** Texts of a field: valid ones, nearly valid ones, and none. */
const textFor = ({ schema, example }: Field): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '',
      example,
      `${example}x`,
      'true',
      '7',
      '0',
      '101',
      '1.5',
      '{"a":1}',
      '[]',
      'dc_abc',
      'https://a.example/',
    ),
    fc.constantFrom('', ...(schema.enum ?? []).map(String)),
    fc.stringMatching(/^[\w ,.-]{1,12}$/),
  );

/** An operation and possible values of its form. */
const filled = fc.constantFrom(...operations).chain((operation) => {
  const fields = fieldsOfForm(api, operation);
  return fc.tuple(...fields.map(textFor)).map((texts) => ({
    operation,
    fields,
    values: Object.fromEntries(fields.map(({ key }, index) => [key, texts[index] ?? ''])) as Values,
  }));
});

/** Returns whether the API description allows a request. */
function isAllowed(operation: Operation, fields: readonly Field[], values: Values): boolean {
  const { method, path, query, body } = requestOf(operation, fields, values);
  const { errors } = backend.validateRequest(
    {
      method,
      path,
      query,
      headers: {
        authorization: 'Bearer KEY',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body,
    },
    operation.id,
  );
  return !errors;
}

describe('a form', () => {
  test('has an error exactly if the API description rejects its request', () => {
    fc.assert(
      fc.property(filled, ({ operation, fields, values }) => {
        const isRight =
          fields.every((field) => errorOf(field, values[field.key]) === undefined) &&
          bodyErrorOf(api, operation, values) === undefined;
        // An empty path parameter keeps its braces, so the request is never sent.
        const isComplete = fields.every(({ place, key }) => place !== 'path' || values[key]);
        expect(isRight, JSON.stringify(requestOf(operation, fields, values))).toBe(
          isComplete && isAllowed(operation, fields, values),
        );
      }),
      { numRuns: 500 },
    );
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    'of %s starts without an error, with the request of the reference',
    (_, operation) => {
      const fields = fieldsOfForm(api, operation);
      const values = initialValues(fields, operation);
      expect(fields.map((field) => errorOf(field, values[field.key]))).toEqual(fields.map(() => undefined));
      const request = requestOf(operation, fields, values);
      expect(addressOf(request)).toBe(addressOf(exampleRequest(operation)));
      expect(request.body).toEqual(exampleRequest(operation).body);
      expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
    },
  );
});

describe('errors', () => {
  const errors = (id: string, name: string, text: string) => {
    const field = fieldsOfForm(api, operationOf(id)).find((each) => each.name === name);
    return field && errorOf(field, text);
  };
  test.each([
    ['listSourceEvents', 'id', '', 'Required.'],
    ['listSourceEvents', 'id', 'abc', 'Use this format: dc_abc123'],
    ['listSourceEvents', 'limit', '101', 'Enter a whole number from 1 to 100.'],
    ['listSourceEvents', 'limit', 'x', 'Enter a whole number from 1 to 100.'],
    ['listSourceEvents', 'limit', '', undefined],
    ['listSourceEvents', 'expand', 'all', 'Enter event.'],
    ['updateSource', 'active', 'yes', 'Enter true or false.'],
    ['createSource', 'configured_props', '[1]', 'Enter a JSON object, such as {"a": 1}.'],
  ])('of %s: %s=%j', (id, name, text, error) => {
    expect(errors(id, name, text)).toBe(error);
  });

  test('of an incomplete body name the missing fields', () => {
    expect(bodyErrorOf(api, operationOf('createComponent'), {})).toBe(
      'Fill in at least one of component_code, component_url.',
    );
    expect(bodyErrorOf(api, operationOf('createSource'), { 'body.key': 'rss' })).toBeUndefined();
  });
});

test('values have their types in the body, and empty fields are omitted', () => {
  const operation = operationOf('updateSource');
  const fields = fieldsOfForm(api, operation);
  const values = { 'path.id': 'dc_a b', 'body.active': 'false', 'body.component_id': '17', 'body.name': '' };
  expect(requestOf(operation, fields, values)).toEqual({
    method: 'PUT',
    path: '/sources/dc_a%20b',
    query: {},
    body: { active: false, component_id: '17' },
  });
  expect(requestOf(operation, fields, {}).path).toBe('/sources/{id}');
});
