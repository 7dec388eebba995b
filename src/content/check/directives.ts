import type { Code, Parent } from 'mdast';
import type { WrittenDirective } from '../../ui/article/declare.ts';
import { directivePart } from '../../ui/article/parts.ts';
import type { Report } from '../author-error.ts';
import { lineOf, sourceOf } from '../tree/parse.ts';

/** Reports a code block that isn't closed, and so extends to the end of its container. */
export function checkBlockEnd(code: Code, body: string, report: Report): void {
  const source = sourceOf(code, body);
  if (!/^[`~]{3}/.test(source)) return;
  const [first = '', ...others] = source.split('\n');
  const [fence = ''] = /^(?:`+|~+)/.exec(first) ?? [];
  const last =
    others
      .at(-1)
      ?.replace(/^[\s>]+/, '')
      .trimEnd() ?? '';
  if (last.startsWith(fence) && last === fence.charAt(0).repeat(last.length)) return;
  report(
    lineOf(code),
    'A code block is not closed.',
    `Write a line with ${fence} alone after its last line.`,
  );
}

/** Reports text that is lost after the start of a directive, and a directive that isn't closed. */
export function checkDirective(
  node: WrittenDirective,
  parent: Parent | undefined,
  body: string,
  report: Report,
): void {
  const line = lineOf(node);
  const source = sourceOf(node, body);
  const [, colons = ':::', label, lost = ''] =
    /^(:{3,})[\w-]*(\[(?:[^\]\\\n]|\\.)*\](?!\S))?[ \t]*(.*)/.exec(source) ?? [];
  if (lost !== '')
    report(
      line,
      `The text after ${colons}${node.name} on the same line is lost: ${lost}.`,
      `A title goes into brackets, without a space before them: ${colons}${node.name}[Title].`,
    );
  for (const { node: at = node, message, hint } of directivePart(node.name)?.check?.(node, Boolean(label)) ??
    [])
    report(lineOf(at), message, hint);
  // A closing line belongs to the outermost directive that ends there.
  const isShared =
    parent?.type === 'containerDirective' && parent.position?.end.line === node.position?.end.line;
  const last = source.split('\n').at(-1) ?? '';
  if (!isShared && source.includes('\n') && /^[\s>]*:{3,}\s*$/.test(last)) return;
  report(
    line,
    `${colons}${node.name} is not closed.`,
    `Write a line with ${colons} alone below its text. A directive around others has more colons than they have.`,
  );
}
