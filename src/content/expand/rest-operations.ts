import type { Heading, Nodes, Root } from 'mdast';
import type { Openapi } from '../../openapi/description.ts';
import { exampleRequest } from '../../openapi/example-request.ts';
import { type Field, fieldOf, fieldsOf } from '../../openapi/fields.ts';
import { type Operation, operationsOf, type Parameter } from '../../openapi/operations.ts';
import { requestCode } from '../../openapi/request-code.ts';
import { suggest } from '../../shared/nearest.ts';
import type { Report } from '../author-error.ts';
import { idOfHeading, textOf } from '../tree/headings.ts';
import { lineOf } from '../tree/parse.ts';
import { buildNodes, type Element, elementsOf, unwrap } from './build-nodes.ts';

/*
 * Expands `<RestOperation id="createSource">`, which pages write around a heading and its introduction, and the list `<RestIndex
 * />`. Both become ordinary parts of pages, so that headings, samples, Markdown copies and search work as usual.
 */

/** Parameters that the page explains once for all operations. */
const common = ['limit', 'after', 'before', 'include', 'exclude', 'org_id'];

/**
 * Replaces the elements of the REST API with the content of its description. If an element can't be expanded, its heading and
 * text stay, so that links to the heading work.
 *
 * @param api `undefined` when the description has errors, which are reported elsewhere
 */
export function expandRestOperations(tree: Root, api: Openapi | undefined, report: Report): void {
  const asking = elementsOf(tree, ['RestOperation', 'RestIndex']);
  if (asking.length === 0) return;
  if (!api) {
    for (const element of asking) unwrap(tree, element);
    return;
  }
  const operations = operationsOf(api);
  const placed: Placed = new Map();
  let isComplete = true;
  for (const element of asking.filter(({ name }) => name === 'RestOperation')) {
    const made = expandOperation(element, api, operations, placed, report);
    isComplete &&= made !== undefined;
    if (made) Object.assign(element, made);
    // A duplicate would also be reported for its heading.
    else unwrap(tree, element, placed.has(attributeOf(element, 'id')) ? [] : undefined);
  }
  for (const index of asking.filter(({ name }) => name === 'RestIndex')) {
    const missing = operations.filter(({ id }) => !placed.has(id)).map(({ id }) => id);
    const message = `The page leaves out operations: ${missing.join(', ')}.`;
    // An unknown id would also be reported as a missing operation.
    if (missing.length > 0 && isComplete) report(lineOf(index), message, 'Write a <RestOperation> for each.');
    Object.assign(index, indexElement(operations, placed, lineOf(index), report));
  }
}

/** The heading and line of each operation on the page, by id. */
type Placed = Map<string, { heading: Heading; line: number }>;

/** @returns what replaces the element, or `undefined` after reporting an error */
function expandOperation(
  element: Element,
  api: Openapi,
  operations: readonly Operation[],
  placed: Placed,
  report: Report,
): Nodes | undefined {
  const line = lineOf(element);
  const id = attributeOf(element, 'id');
  const operation = operations.find((one) => one.id === id);
  const [heading, ...words] = element.children as Nodes[];
  if (!operation) {
    const message = id
      ? `data/openapi.yaml has no operation "${id}".`
      : '<RestOperation> does not say which operation.';
    const known = operations.map((one) => one.id);
    report(line, message, id ? suggest(id, known) : `For example: <RestOperation id="${known[0]}">`);
  } else if (heading?.type !== 'heading') {
    report(line, 'A <RestOperation> begins with its heading.', `For example: ### ${operation.summary}`);
  } else if (placed.has(id)) {
    const other = placed.get(id)?.line;
    report(line, `The operation "${id}" is in line ${other} too.`, 'Keep one.');
  } else {
    placed.set(id, { heading, line });
    return operationElement(api, operation, heading, words, line, report);
  }
  return undefined;
}

function attributeOf(node: Element, name: string): string {
  const value = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  return typeof value === 'string' ? value : '';
}

const builder = (line: number, report: Report) => buildNodes(line, 'data/openapi.yaml', report);

function operationElement(
  api: Openapi,
  operation: Operation,
  heading: Nodes,
  words: Nodes[],
  line: number,
  report: Report,
): Nodes {
  const { element, markdown } = builder(line, report);
  const own = operation.parameters.filter(({ name }) => !common.includes(name) || isPath(operation, name));
  const shared = operation.parameters.filter((parameter) => !own.includes(parameter));
  const list = (title: string, fields: Field[], folded = false): Nodes[] =>
    fields.length === 0 ? [] : [element('Params', { title, folded: folded || undefined }, fields.map(param))];
  const param = (field: Field): Nodes =>
    element(
      'Param',
      { name: field.name, type: field.type, required: field.required || undefined, default: field.default },
      [...markdown(field.description), ...list(`Fields of ${field.name}`, field.fields, true)],
    );
  const ofPlace = (place: Parameter['in']) =>
    own
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required, description }) =>
        fieldOf(api, name, schema, { required, description }),
      );
  const { body, answer } = operation;
  const inBody = body ? fieldsOf(api, body.schema) : [];
  return element('Operation', { method: operation.method, path: operation.path }, [
    heading,
    ...markdown(operation.description),
    ...words,
    ...list('Path parameters', ofPlace('path')),
    ...list('Query parameters', ofPlace('query')),
    ...list(
      'Body',
      inBody.filter(({ name }) => !common.includes(name)),
    ),
    ...markdown(sharedSentence([...shared, ...inBody].map(({ name }) => name))),
    ...(answer.body
      ? list('Fields of the response', fieldsOf(api, answer.body.schema).map(asReturned), true)
      : []),
    example(api, operation, line, report),
  ]);
}

/** Readers need to know which fields to send. Which fields a response always has changes nothing for them. */
const asReturned = (field: Field): Field => ({
  ...field,
  required: false,
  fields: field.fields.map(asReturned),
});

const isPath = ({ parameters }: Operation, name: string): boolean =>
  parameters.some((parameter) => parameter.name === name && parameter.in === 'path');

/** Links to the explanation of common parameters. */
function sharedSentence(names: readonly string[]): string {
  const link = (known: readonly string[], anchor: string): string[] => {
    const taken = known.filter((name) => names.includes(name));
    return taken.length > 0 ? [`[${taken.map((name) => `\`${name}\``).join(', ')}](#${anchor})`] : [];
  };
  const links = [
    ...link(['limit', 'after', 'before'], 'pagination'),
    ...link(['include', 'exclude', 'org_id'], 'common-parameters'),
  ];
  return links.length > 0 ? `Also takes ${links.join(' and ')}.` : '';
}

function example(api: Openapi, operation: Operation, line: number, report: Report): Nodes {
  const { element, code } = builder(line, report);
  const base = api.servers?.[0]?.url ?? '';
  const { answer } = operation;
  const requests = requestCode(exampleRequest(operation), base, answer.body !== undefined);
  const tabs = requests.map(({ label, language, code: text }) =>
    element('Tab', { label }, [code(language, 'run given="api-key"', text)]),
  );
  const title = answer.undocumented ? 'Response' : `${answer.status} ${reasons[answer.status] ?? ''}`.trim();
  const meta = `output title="${title}"`;
  const response = answer.body ? [code('json', meta, JSON.stringify(answer.body.example, null, 2))] : [];
  return element('Example', {}, [element('Tabs', { group: 'client' }, tabs), ...response]);
}

/** Reason phrases of successful status codes: https://www.rfc-editor.org/rfc/rfc9110#section-15. */
const reasons: Record<number, string> = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No Content' };

/** A table of all operations with links to their headings, in the order of the description. */
function indexElement(operations: readonly Operation[], placed: Placed, line: number, report: Report): Nodes {
  const { element, markdown } = builder(line, report);
  const rows = operations.flatMap(({ id, method, path }) => {
    const heading = placed.get(id)?.heading;
    if (!heading) return [];
    return [
      `| [${escaped(textOf(heading))}](#${idOfHeading(heading)}) | <Method name="${method}" /> \`${path}\` |`,
    ];
  });
  const table = markdown(['| Operation | Request |', '| --- | --- |', ...rows].join('\n'));
  return element('Filter', { label: 'Filter operations' }, table);
}

/** Escapes a text for Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>|]/g, '\\$&');
