import * as v from 'valibot';
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Frontmatter, frontmatterFields, frontmatterHints } from '../../frontmatter.ts';
import { suggest } from '../../nearest.ts';
import type { Report } from '../author-error.ts';
import { namesConstant } from '../tree/expressions.ts';
import { checkFrontmatterBounds, unseenIn } from './bounds.ts';

const nonEmpty = (what: string) =>
  v.pipe(
    v.string(`${what} must be text`),
    v.trim(),
    v.minLength(1, `${what} is empty`),
    v.check((text) => !namesConstant(text), `${what} names a constant, which is not filled in here`),
    v.check(
      (text) => !/\n/.test(text) && unseenIn(text) === undefined,
      `${what} has a line break or a character that cannot be seen`,
    ),
  );

const fields = frontmatterFields(nonEmpty);
const schema = v.strictObject(fields);
const example = 'Write for example: title: Limits';

/** A source file cut into its frontmatter and the rest. */
export interface SplitSource {
  frontmatter: Frontmatter;
  body: string;
  /** Lines before the body, to be added to its line numbers. */
  lineOffset: number;
}

/**
 * Reads the YAML block at the top of a page and holds it against the schema.
 *
 * @returns the parts of the page, or `undefined` after reporting what is wrong
 */
export function readFrontmatter(source: string, report: Report): SplitSource | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) {
    report(1, 'The page has no frontmatter.', 'Begin the file with ---, title: ..., description: ..., ---.');
    return undefined;
  }
  const yaml = match[1] ?? '';
  if (!checkFrontmatterBounds(yaml, report)) return undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, logLevel: 'error' });
  const lineAt = (offset: number | undefined): number =>
    offset === undefined ? 1 : lineCounter.linePos(offset).line + 1;
  let failed = document.errors.length > 0;
  for (const error of document.errors) {
    report(lineAt(error.pos[0]), `The frontmatter is not valid YAML: ${firstLine(error.message)}.`, example);
  }
  // An unquoted text that begins with * or & means something else in YAML, and fails only when it is read.
  visit(document, {
    Alias(_, { source: name, range }) {
      report(
        lineAt(range?.[0]),
        `The frontmatter refers to "*${name}".`,
        'Put a text that begins with * or & into quotes.',
      );
      failed = true;
    },
    // A key can be a whole document; read as a name, it takes time without end.
    Pair(_, { key }) {
      if (isScalar(key) && key.value !== null) return undefined;
      report(
        lineAt(isNode(key) ? key.range?.[0] : undefined),
        'The frontmatter has a key that is no word.',
        example,
      );
      failed = true;
      return visit.BREAK;
    },
  });
  if (document.contents !== null && !isMap(document.contents)) {
    report(2, 'The frontmatter is no list of keys and values.', example);
    failed = true;
  }
  if (failed) return undefined;

  const result = v.safeParse(schema, document.toJS() ?? {});
  if (!result.success) {
    for (const issue of result.issues) {
      const key = String(issue.path?.[0]?.key ?? '');
      const node = document.get(key, true) as { range?: [number, number, number] } | undefined;
      const line = lineAt(node?.range?.[0]);
      if (issue.type === 'strict_object' && issue.expected === 'never') {
        report(lineOfKey(yaml, key), `Unknown frontmatter key "${key}".`, suggest(key, Object.keys(fields)));
      } else if (!document.has(key)) {
        report(1, `The frontmatter has no ${key}.`, `Every page needs one. ${example}`);
      } else {
        report(line, `Frontmatter: ${issue.message}; found ${JSON.stringify(issue.input)}.`, allowed(key));
      }
    }
    return undefined;
  }
  const lineOffset = match[0].split('\n').length - 1;
  return { frontmatter: result.output, body: source.slice(match[0].length), lineOffset };
}

/** The message alone: its place is counted from the dashes, not from the top of the file. */
const firstLine = (text: string): string =>
  text.split('\n')[0]?.replace(/(?: at line \d+, column \d+)?:?$/, '') ?? text;

function lineOfKey(yaml: string, key: string): number {
  const index = yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index + 2;
}

const allowed = (key: string): string =>
  Object.hasOwn(fields, key)
    ? frontmatterHints[key as keyof Frontmatter]
    : `Known are: ${Object.keys(fields).join(', ')}.`;
