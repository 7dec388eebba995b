import { describe, expect, test } from 'vitest';
import { readOpenapiText } from '../../src/content/read/openapi.ts';
import { reportOf } from './support/tiny-site.ts';

const description = `openapi: 3.1.0
info: { title: A, version: v1 }
paths:
  /sources:
    get:
      operationId: listSources
      parameters:
        - $ref: "#/components/parameters/Limit"
      responses:
        "200":
          description: |
            All of them.
            In order.
components:
  parameters:
    Limit: { name: limit, in: query, schema: { type: integer } }
  schemas:
    Source:
      type: object
      properties:
        id: { type: string }
`;

const problemsOf = (text: string): string[] => {
  const problems: string[] = [];
  const read = readOpenapiText(text, (line, message, hint) => problems.push(`${line}: ${message} ${hint}`));
  expect(read === undefined).toBe(problems.length > 0);
  return problems;
};

test('a valid description is parsed', () => {
  expect(problemsOf(description)).toEqual([]);
});

describe('an error in the API description is reported with its line:', () => {
  test.each([
    ['a tab', '  /sources', '\t/sources', '4: The file is not valid YAML: Tabs are not allowed'],
    [
      'a duplicate key',
      'paths:',
      'openapi: 3.1.1\npaths:',
      '3: The file is not valid YAML: Map keys must be unique',
    ],
    ['a merge conflict', 'paths:', '<<<<<<< HEAD\npaths:', '3: A merge conflict has left <<<<<<< HEAD'],
    [
      'a dead reference',
      'parameters/Limit"',
      'parameters/Limits"',
      '8: The reference #/components/parameters/Limits can\'t be resolved. Did you mean "#/components/parameters/Limit"',
    ],
    [
      'a dead reference unlike any other',
      '#/components/parameters/Limit',
      'https://example.com/limit',
      "8: The reference https://example.com/limit can't be resolved.",
    ],
    [
      'a circular reference',
      'id: { type: string }',
      'id: { $ref: "#/components/schemas/Source" }',
      '21: The reference #/components/schemas/Source is circular.',
    ],
    [
      'an operation without an id',
      '      operationId: listSources\n',
      '',
      '6: paths → /sources → get → operationId: is missing; every operation has one.',
    ],
    [
      'a request body without content',
      '      responses:',
      '      requestBody: { description: A source }\n      responses:',
      '9: paths → /sources → get → requestBody: needs content.',
    ],
    [
      'an operation without a success response',
      '"200"',
      '"404"',
      '10: paths → /sources → get → responses: needs a response for success',
    ],
    [
      'a property without a schema',
      '{ type: string }',
      'string',
      '21: components → schemas → Source → properties → id: must be a schema.',
    ],
    [
      'a parameter without a name',
      'name: limit, ',
      '',
      '16: components → parameters → Limit: needs a name and in: path or in: query.',
    ],
    [
      'parameters in an object',
      '        - $ref: "#/components/parameters/Limit"',
      '        id: {}',
      '8: paths → /sources → get → parameters: must be a list',
    ],
    ['invalid Markdown in a description', 'In order.', 'In <order.', '13: The page is not valid MDX:'],
    [
      'a file with other content',
      description,
      '- a list\n',
      '1: The file is not a mapping of names to values.',
    ],
    ['an empty file', description, '', '1: The file is not a mapping of names to values.'],
  ])('%s', (_, before, after, problem) => {
    expect(description).toContain(before);
    expect(problemsOf(description.replace(before, after))).toEqual([expect.stringContaining(problem)]);
  });
});

test('two different errors are both reported', () => {
  const wrong = description.replace('parameters/Limit"', 'parameters/Limits"').replace('"200"', '"404"');
  expect(problemsOf(wrong)).toHaveLength(2);
});

test('pages that use an invalid description keep their headings, without another report', () => {
  const body =
    '<RestIndex />\n\n## All\n\n<RestOperation id="listSources">\n\n### List\n\nWords.\n\n</RestOperation>\n\n[List](#list)';
  expect(reportOf(body)).toBe('');
});
