// cspell:ignore APIV
import type { OpenAPIV3_1 } from 'openapi-types';
import { isUndocumented, type Openapi, type Reference, resolve, type Schema } from './description.ts';

/** An operation of the REST API with all references resolved, except those to named schemas. */
export interface Operation {
  /** `listSourceEvents` */
  id: string;
  /** `GET` */
  method: string;
  /** Below the base URL: `/sources/{id}/event_summaries` */
  path: string;
  tag: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  body?: { required: boolean; schema: Schema | Reference; example: unknown };
  answer: SuccessfulAnswer;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: Schema | Reference;
  example: unknown;
  /** Our assumption rather than documented. */
  undocumented: boolean;
}

export interface SuccessfulAnswer {
  /** As in the description: `200` or `2XX`. */
  code: string;
  /** The status that the local server sends: 200 for 2XX. */
  status: number;
  description: string;
  /** The status is our assumption. */
  undocumented: boolean;
  /** Missing if none is documented. */
  body?: { schema: Schema | Reference; example: unknown; undocumented: boolean };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** All operations of /api/rest/, in the order of the description. */
export function operationsOf(api: Openapi): Operation[] {
  return Object.entries(api.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [readOperation(api, method, path, operation, item.parameters)] : [];
    }),
  );
}

function readOperation(
  api: Openapi,
  method: string,
  path: string,
  operation: OpenAPIV3_1.OperationObject,
  shared: OpenAPIV3_1.PathItemObject['parameters'] = [],
): Operation {
  const { operationId: id = '', tags: [tag = ''] = [], summary = '', description = '' } = operation;
  const parameters = [...shared, ...(operation.parameters ?? [])].map((one) =>
    readParameter(resolve(api, one)),
  );
  const content = operation.requestBody && resolve(api, operation.requestBody);
  const json = content?.content['application/json'];
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag,
    summary,
    description,
    parameters,
    body: json && {
      required: content?.required ?? false,
      schema: json.schema ?? {},
      example: exampleOf(json),
    },
    answer: readAnswer(api, id, operation.responses),
  };
}

const readParameter = (parameter: OpenAPIV3_1.ParameterObject): Parameter => ({
  name: parameter.name,
  in: parameter.in === 'path' ? 'path' : 'query',
  required: parameter.required ?? false,
  description: parameter.description ?? '',
  schema: parameter.schema ?? {},
  example: exampleOf(parameter),
  undocumented: isUndocumented(parameter),
});

function readAnswer(api: Openapi, id: string, responses: OpenAPIV3_1.ResponsesObject = {}): SuccessfulAnswer {
  const [code, found] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  if (!code || !found) throw new Error(`data/openapi.yaml does not say how ${id} succeeds.`);
  const response = resolve(api, found);
  const json = response.content?.['application/json'];
  return {
    code,
    status: code === '2XX' ? 200 : Number(code),
    description: response.description,
    undocumented: isUndocumented(response),
    body: json && { schema: json.schema ?? {}, example: exampleOf(json), undocumented: isUndocumented(json) },
  };
}

/** The example, or the first of several. */
function exampleOf({
  example,
  examples,
}: Pick<OpenAPIV3_1.MediaTypeObject, 'example' | 'examples'>): unknown {
  const [first] = Object.values(examples ?? {});
  return first && 'value' in first ? first.value : example;
}
