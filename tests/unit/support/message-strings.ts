// cspell:ignore quasi quasis
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from '../../../scripts/root.mjs';

/** A string that a program prints, with its location. */
export interface MessageString {
  file: string;
  line: number;
  /** The text, with `…` for code between backticks and for interpolations. */
  text: string;
}

/** Functions whose arguments are printed. */
const printing = /^(?:console\.\w+|process\.std(?:out|err)\.write|print|fail|fault|report|note|say|tell)$/;
/** Properties and variables that are printed: those of author errors, and reasons. */
const printed = /^(?:message|hint|reason|problem|usage|instead)$/;

/** A returned string that is printed elsewhere. */
const sentence = /^[A-Z$…].* .*[.:!?]$/s;

/** Returns the strings that the programs of a folder print or throw directly. */
export const messagesIn = (folder: string): MessageString[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.endsWith('.d.ts'))
    .sort()
    .flatMap((name) => messagesOf(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')));

/** Returns the messages of a file. */
export function messagesOf(file: string, source: string): MessageString[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const found: MessageString[] = [];
  const visit = (node: unknown, isMessage: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const child of node) visit(child, isMessage);
      return;
    }
    const { type, start, ...fields }: { type?: string; start?: number; [field: string]: unknown } = {
      ...node,
    };
    const text = type ? textOf(type, fields) : undefined;
    if (text !== undefined && (isMessage || sentence.test(text)))
      found.push({
        file,
        line: source.slice(0, start).split('\n').length,
        text: text.replace(/`[^`\n]*`/g, '…'),
      });
    const isInside = startsMessage(type, fields, source) || (isMessage && type !== 'JSXElement');
    // Keys and conditions aren't messages.
    for (const [name, child] of Object.entries(fields))
      if (!/^(?:test|key|callee|typeAnnotation)$/.test(name)) visit(child, isInside);
      else visit(child, false);
  };
  visit(program, false);
  return found;
}

type Fields = Readonly<Record<string, unknown>>;

function startsMessage(type: string | undefined, fields: Fields, source: string): boolean {
  const nameOf = (name: string): string => {
    const { start, end } = { start: 0, end: 0, ...Object(fields[name]) };
    return source.slice(Number(start), Number(end));
  };
  if (type === 'ThrowStatement') return true;
  if (type === 'CallExpression') return printing.test(nameOf('callee'));
  if (type === 'NewExpression') return nameOf('callee').endsWith('Error');
  if (type === 'Property') return printed.test(nameOf('key'));
  return type === 'VariableDeclarator' && printed.test(nameOf('id'));
}

function textOf(type: string, { value, quasis }: Fields): string | undefined {
  if (type === 'Literal') return typeof value === 'string' ? value : undefined;
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return undefined;
  return quasis.map((quasi) => String(quasi.value.cooked)).join('…');
}
