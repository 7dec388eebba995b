import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { routeOfFile } from '../src/shared/paths.ts';
import { listFiles } from './site.ts';

/** One in this many long words is changed, so that copies are similar but not identical. */
const changeInterval = 17;

/**
 * Adds copies of a site's pages in separate folders, with changed words. The parent of a copy is its original, so that only the
 * number of pages changes, and the sidebar stays the same.
 *
 * @param contentDir folder of the pages
 * @param total number of pages afterwards
 * @returns paths of the copies, relative to the folder
 */
export function multiplyContent(contentDir: string, total: number): string[] {
  const files = listFiles(contentDir).sort();
  const pages = files.filter((file) => extname(file) === '.mdx');
  const pictures = files.filter((file) => extname(file) !== '.mdx');
  const copies: string[] = [];
  for (let index = 1; pages.length + copies.length < total; index++) {
    const folder = `copy-${index}`;
    for (const page of pages.slice(0, total - pages.length - copies.length)) {
      const copy = `${folder}/${page}`;
      write(
        join(contentDir, copy),
        varyPage(readFileSync(join(contentDir, page), 'utf8'), routeOfFile(page), letters(index)),
      );
      copies.push(copy);
    }
    for (const picture of pictures) cpSync(join(contentDir, picture), join(contentDir, folder, picture));
  }
  return copies;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Converts a number to letters: 1 is `a`, 27 is `aa`. */
const letters = (number: number): string =>
  number === 0 ? '' : letters(Math.floor((number - 1) / 26)) + String.fromCharCode(97 + ((number - 1) % 26));

const fencedBlock = /^([ \t]*)(`{3,})[^\n]*\n[\s\S]*?\n\1\2[ \t]*$/;
/** Syntax that must not change: headings, directives, code, expressions, tags, link targets and URLs. */
const protectedParts =
  /^#{1,6} .*$|^[ \t]*:::.*$|`[^`\n]*`|\{[^}]*\}|<\/?[A-Za-z](?:"[^"]*"|[^">])*>|\]\((?:[^()]|\([^()]*\))*\)|https?:\/\/\S+/;
const placeholder = /%\{[^}]*\}/;
const longWord = /[A-Za-z]{7,}/;
const proseParts = new RegExp(
  [fencedBlock, protectedParts, longWord].map(({ source }) => source).join('|'),
  'gm',
);
const codeParts = new RegExp([placeholder, longWord].map(({ source }) => source).join('|'), 'g');

/** Returns a copy of a page with changed words, title and parent. */
export function varyPage(source: string, parent: string, mark: string): string {
  const [, frontmatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const titled = frontmatter.replace(/^(title: .*?)("?)$/m, `$1 (${mark})$2`);
  const placed = /^parent:/m.test(titled) ? titled : `${titled}\nparent: ${parent}`;
  let prose = 0;
  const varied = body.replace(proseParts, (part) => {
    if (fencedBlock.test(part)) return varyBlock(part, mark);
    return isLongWord(part) && prose++ % changeInterval === 0 ? varyWord(part, mark) : part;
  });
  return `---\n${placed}\n---\n${varied}`;
}

/** Returns a code block with changed words between its fences. The first long word is always changed, so that blocks differ. */
function varyBlock(block: string, mark: string): string {
  let code = 0;
  const lines = block.split('\n');
  const inner = lines.slice(1, -1).join('\n');
  const varied = inner.replace(codeParts, (part) =>
    isLongWord(part) && code++ % changeInterval === 0 ? varyWord(part, mark) : part,
  );
  return [lines[0], varied, lines.at(-1)].join('\n');
}

/** Long words that are part of the syntax of code. */
const reserved = new Set(['continue', 'debugger', 'default', 'extends', 'finally', 'function', 'instanceof']);
const isLongWord = (part: string): boolean => /^[A-Za-z]{7,}$/.test(part) && !reserved.has(part);
const varyWord = (word: string, mark: string): string => word.slice(0, -1) + mark;
