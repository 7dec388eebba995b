import * as v from 'valibot';

/*
 * The parts of OpenAPI 3.1 that pages and samples read. The linter checks everything else: https://spec.openapis.org/oas/v3.1.0.
 */

const text = v.optional(v.string('must be text'));
const map = <Value extends v.GenericSchema>(value: Value) =>
  v.optional(v.record(v.string(), value, 'must have names with a value each'));

/** An object that may have other keys. The error names a missing key, instead of saying that it isn't an object. */
const object = <Entries extends v.ObjectEntries>(entries: Entries, message: string) =>
  v.looseObject(entries, ({ expected }) =>
    expected?.startsWith('"') ? `is missing; every ${message.replace(/^must be an? /, '')} has one` : message,
  );

interface SchemaShape {
  properties?: Record<string, SchemaShape> | undefined;
  items?: SchemaShape | undefined;
}
const schema: v.GenericSchema<SchemaShape> = v.lazy(() =>
  object(
    {
      description: text,
      properties: map(schema),
      items: v.optional(schema),
      required: v.optional(v.array(v.string(), 'must be a list of names')),
      enum: v.optional(v.array(v.unknown(), 'must be a list of values')),
    },
    'must be a schema',
  ),
);

const media = object(
  { schema: v.optional(schema), examples: map(object({}, 'must be an example')) },
  'must be a media type',
);
const body = { description: text, content: map(media) };
const requestBody = v.pipe(
  object(body, 'must be a request body or a reference to one'),
  v.check((value) => '$ref' in value || value.content !== undefined, 'needs content'),
);
const response = object(body, 'must be a response');

const parameter = v.pipe(
  object(
    {
      description: text,
      required: v.optional(v.boolean('must be true or false')),
      schema: v.optional(schema),
      examples: map(object({}, 'must be an example')),
    },
    'must be a parameter or a reference to one',
  ),
  v.check(
    (value) => '$ref' in value || (typeof value.name === 'string' && typeof value.in === 'string'),
    'needs a name and in: path or in: query',
  ),
);
const parameters = v.optional(v.array(parameter, 'must be a list of parameters'));

const operation = object(
  {
    operationId: v.string('must be text'),
    summary: text,
    description: text,
    tags: v.optional(v.array(v.string('must be text'), 'must be a list of tags')),
    parameters,
    requestBody: v.optional(requestBody),
    responses: v.pipe(
      v.record(v.string(), response, 'must have statuses with a response each'),
      v.check(
        (responses) => Object.keys(responses).some((status) => status.startsWith('2')),
        'needs a response for success, such as "200"',
      ),
    ),
  },
  'must be an operation',
);

const path = object(
  {
    parameters,
    get: v.optional(operation),
    post: v.optional(operation),
    put: v.optional(operation),
    patch: v.optional(operation),
    delete: v.optional(operation),
  },
  'must be a path',
);

/** A description that pages can be generated from. */
export const openapiShape = object(
  {
    servers: v.optional(
      v.array(object({ url: v.string('must be text') }, 'must be a server'), 'must be a list of servers'),
    ),
    paths: map(path),
    components: v.optional(
      object(
        { schemas: map(schema), parameters: map(parameter), responses: map(response) },
        'must be an object',
      ),
    ),
  },
  'must be a description',
);
