import * as v from 'valibot';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Openapi } from '../../openapi/description.ts';
import { openapiShape } from '../../openapi/shape.ts';
import { suggest } from '../../shared/nearest.ts';
import type { Report } from '../author-error.ts';
import { checkMerge } from '../check/merge.ts';
import { parseMdx } from '../tree/parse.ts';

/**
 * Reads the parts of the REST API's description that pages need: YAML, references and shapes. The linter checks the rest.
 *
 * @param text of `data/openapi.yaml`
 * @returns the description, or `undefined` after reporting an error
 */
export function readOpenapiText(text: string, report: Report): Openapi | undefined {
  if (!checkMerge(text, report)) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, logLevel: 'error' });
  const lineAt = (offset: number | undefined): number => lineCounter.linePos(offset ?? 0).line;
  const [first] = document.errors;
  if (first) {
    // After a syntax error, further ones are usually its consequence. Duplicate keys are independent.
    const errors = document.errors.filter((error) => error === first || error.code === 'DUPLICATE_KEY');
    for (const { message, pos } of errors) {
      const [sentence = message] = message.split('\n');
      const what = sentence.replace(/(?: at line \d+, column \d+)?:?$/, '');
      report(lineAt(pos[0]), `The file is not valid YAML: ${what}.`, hintFor(what));
    }
    return undefined;
  }

  if (!isMap(document.contents)) {
    report(1, 'The file is not a mapping of names to values.', describes);
    return undefined;
  }

  let isWrong = false;
  const fail: Report = (line, message, hint) => {
    isWrong = true;
    report(line, message, hint);
  };
  const content: unknown = document.toJS();
  for (const { holder, keys } of referencesIn(content)) {
    checkReference(content, holder, lineAt(offsetOf(document, [...keys, '$ref'])), fail);
  }

  const shape = v.safeParse(openapiShape, content);
  for (const { path = [], message } of shape.issues ?? []) {
    const keys = path.map(({ key }) => String(key));
    fail(lineAt(offsetOf(document, keys)), `${keys.join(' → ') || 'The file'}: ${message}.`, describes);
  }
  if (!isWrong) for (const keys of descriptionsIn(content)) checkDescription(document, keys, lineAt, fail);
  // The schema has validated everything that pages use.
  return isWrong ? undefined : (content as Openapi);
}

const describes =
  'The file is a description in the form of OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.0.';

function hintFor(problem: string): string {
  if (/tab/i.test(problem)) return 'Indent with spaces.';
  if (/unique/.test(problem))
    return 'Each key of a mapping is written once: rename or remove one of the two.';
  return 'Check the indentation of this line and the one before it; text that contains ": " or " #" needs quotes.';
}

/** A reference to another object. */
interface Reference {
  $ref: string;
}

const isReference = (value: object): value is Reference => '$ref' in value && typeof value.$ref === 'string';

/** Every reference in a value, with its path. */
function referencesIn(
  value: unknown,
  keys: readonly string[] = [],
): { holder: Reference; keys: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) => referencesIn(inner, [...keys, key]));
  return isReference(value) ? [{ holder: value, keys }, ...inside] : inside;
}

function checkReference(content: unknown, holder: Reference, line: number, fail: Report): void {
  const { $ref } = holder;
  const target = lookUp(content, $ref);
  if (typeof target !== 'object' || target === null) {
    const parent = $ref.slice(0, $ref.lastIndexOf('/'));
    const siblings = Object.keys(lookUp(content, parent) ?? {});
    const known = siblings.map((name) => `${parent}/${name}`);
    fail(line, `The reference ${$ref} can't be resolved.`, suggest($ref, known));
  } else if (reaches(content, target, holder, new Set())) {
    const hint = 'A page shows every field of an object: describe the inner one without a reference.';
    fail(line, `The reference ${$ref} is circular.`, hint);
  }
}

/** Resolves a pointer such as `#/components/schemas/Event`. */
function lookUp(content: unknown, pointer: string): unknown {
  let found = content;
  for (const part of pointer.replace(/^#\//, '').split('/')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.entries(found).find(([key]) => key === part)?.[1];
  }
  return found;
}

/** Whether a value contains a reference, directly or through other references. */
function reaches(content: unknown, value: unknown, wanted: Reference, seen: Set<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value === wanted) return true;
  if (isReference(value) && !seen.has(value.$ref)) {
    seen.add(value.$ref);
    if (reaches(content, lookUp(content, value.$ref), wanted, seen)) return true;
  }
  return Object.values(value).some((inner) => reaches(content, inner, wanted, seen));
}

/** The keys of descriptions that pages show. */
function descriptionsIn(value: unknown, keys: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (keys.length === 0 && key !== 'paths' && key !== 'components') return [];
    const isText = key === 'description' && typeof inner === 'string';
    return isText ? [[...keys, key]] : descriptionsIn(inner, [...keys, key]);
  });
}

/** Descriptions are Markdown. */
function checkDescription(
  document: ReturnType<typeof parseDocument>,
  keys: readonly string[],
  lineAt: (offset: number | undefined) => number,
  fail: Report,
): void {
  const node: unknown = document.getIn(keys, true);
  if (!isScalar(node) || typeof node.value !== 'string') return;
  // A block scalar starts on the line after its mark. Lines of other scalars are unknown.
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  const first = lineAt(node.range?.[0]);
  parseMdx(node.value, isBlock ? first : first - 1, fail);
}

/** The position of a node, or of its nearest ancestor that exists. */
function offsetOf(document: ReturnType<typeof parseDocument>, keys: readonly string[]): number | undefined {
  for (let length = keys.length; length > 0; length--) {
    const node: unknown = document.getIn(keys.slice(0, length), true);
    if (isNode(node)) return node.range?.[0];
  }
  return undefined;
}
