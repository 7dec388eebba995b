import * as v from 'valibot';
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Frontmatter, frontmatterFields, frontmatterHints } from '../../shared/frontmatter.ts';
import { suggest } from '../../shared/nearest.ts';
import type { Report } from '../author-error.ts';
import { hasUnseen } from '../check/characters.ts';
import { leftoversInPlainText } from '../check/typed-markup.ts';
import { namesConstant } from '../tree/expressions.ts';
import { checkFrontmatterBounds } from './bounds.ts';

const nonEmpty = (what: string) =>
  v.pipe(
    v.string(`${what} must be text`),
    v.trim(),
    v.minLength(1, `${what} is empty`),
    v.check((text) => !namesConstant(text), `${what} names a constant, which is not filled in here`),
    v.check(
      (text) => !/\n/.test(text) && !hasUnseen(text),
      `${what} has a line break or an invisible character`,
    ),
    v.check(
      (text) => leftoversInPlainText(text).length === 0,
      ({ input }) => `in ${what}, ${asClause(leftoversInPlainText(input)[0]?.message ?? '')}`,
    ),
  );

/** `The text is unfinished: TODO.` as part of another sentence. */
const asClause = (message: string): string =>
  message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');

const fields = frontmatterFields(nonEmpty);
const schema = v.strictObject(fields);
const example = 'For example: title: Limits';

/** A source file, split into frontmatter and body. */
export interface SplitSource {
  frontmatter: Frontmatter;
  body: string;
  /** Lines before the body. */
  lineOffset: number;
  /** The line of the title, counted from 1. */
  titleLine: number;
}

/**
 * Reads the frontmatter of a page and validates it.
 *
 * @returns frontmatter and body, or `undefined` after reporting an error
 */
export function readFrontmatter(source: string, report: Report): SplitSource | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) {
    reportMissing(source, report);
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
    const line = lineAt(error.pos[0]);
    const written = source.split('\n')[line - 1] ?? '';
    report(
      line,
      `The frontmatter is not valid YAML: ${firstLine(error.message)}.`,
      hintFor(error.code, written),
    );
  }
  // An unquoted text that begins with * or & is an alias or an anchor, and only fails when it is resolved.
  visit(document, {
    Alias(_, { source: name, range }) {
      report(
        lineAt(range?.[0]),
        `The frontmatter refers to "*${name}".`,
        'Put text that begins with * or & into quotes.',
      );
      failed = true;
    },
    // A key can be a nested document, which would take long to convert to a name.
    Pair(_, { key }) {
      if (isScalar(key) && key.value !== null) return undefined;
      report(
        lineAt(isNode(key) ? key.range?.[0] : undefined),
        'The frontmatter has a key that is not a word.',
        example,
      );
      failed = true;
      return visit.BREAK;
    },
  });
  if (document.contents !== null && !isMap(document.contents)) {
    report(2, 'The frontmatter is not a list of keys and values.', example);
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
        report(
          lineOfKey(yaml, key),
          `Unknown frontmatter key "${key}".`,
          elsewhere.get(key) ?? suggest(key, Object.keys(fields)),
        );
      } else if (!document.has(key)) {
        report(1, `The frontmatter has no ${key}.`, `Every page needs one. ${example}`);
      } else {
        report(line, `Frontmatter: ${issue.message}; found ${JSON.stringify(issue.input)}.`, allowed(key));
      }
    }
    return undefined;
  }
  const lineOffset = match[0].split('\n').length - 1;
  const titleLine = lineOfKey(yaml, 'title');
  return { frontmatter: result.output, body: source.slice(match[0].length), lineOffset, titleLine };
}

const fromHistory = 'Remove it. The page shows the date of its last commit.';
const inRedirects = 'Remove it, and add the old route to data/redirects.ts, as npm run move does.';
const inSidebar = 'Remove it, and put the page into its place in data/sidebar.ts.';

/** What to do for keys of other generators. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['date', fromHistory],
  ['lastUpdated', fromHistory],
  [
    'draft',
    'Remove it, and keep an unfinished page on a branch. A page that is not to be found has noindex: true.',
  ],
  ['redirectFrom', inRedirects],
  ['redirect_from', inRedirects],
  ['aliases', inRedirects],
  ['tags', 'Remove it. Words that readers search for go into data/keywords/.'],
  ['keywords', 'Remove it. Words that readers search for go into data/keywords/.'],
  ['order', inSidebar],
  ['weight', inSidebar],
  ['sidebar_position', inSidebar],
  ['slug', 'Remove it. The route comes from the path of the file.'],
  ['permalink', 'Remove it. The route comes from the path of the file.'],
]);

/** Explains whether frontmatter is missing, isn't closed, or doesn't start on the first line. */
function reportMissing(source: string, report: Report): void {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const close = 'Close it with a line of three hyphens, ---, below its last key.';
  if (lines[0] === '---') report(1, 'The frontmatter is not closed.', close);
  else if (/^\s*-{2,}\s*$/.test(lines[first] ?? ''))
    report(
      first + 1,
      'The frontmatter does not begin in the first line with exactly three hyphens.',
      'Write --- in line 1, and nothing else in that line.',
    );
  else
    report(1, 'The page has no frontmatter.', 'Begin the file with ---, title: ..., description: ..., ---.');
}

/** A hint for a YAML error, from its line. */
function hintFor(code: string, written: string): string {
  if (code === 'TAB_AS_INDENT') return 'Indent with spaces.';
  if (code === 'DUPLICATE_KEY') return 'Each key is written once: remove one of the two.';
  const [, key, text] = /^\s*([\w-]+):\s+(.+)$/.exec(written) ?? [];
  if (key === undefined || text === undefined)
    return 'Each line is a key and its value, such as title: Limits. Close the frontmatter with --- before the text.';
  if (/^'.*'$/.test(text)) return "Between '…', write each ' twice.";
  if (/^".*"$/.test(text)) return 'Between "…", write each " as \\".';
  const quoted = text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
  return /[:#"'@`&*!|>%]/.test(text)
    ? `Put text into quotes if it has a colon in it, or begins with a character such as @ or ": ${key}: ${quoted}`
    : 'Put text into quotes if it begins with [ or {, here or in the line before.';
}

/** Without the position, which isn't relative to the file. */
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
