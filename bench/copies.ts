import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { routeOfFile } from '../src/shared/paths.ts';
import { listFiles } from './site.ts';

/** One of so many long words is changed, so that copies are similar without being equal. */
const every = 17;

/**
 * Multiplies a site's pages in place: copies under folders of their own, with words changed, each with its original as
 * its parent. So the sidebar stays as it is, and the number of pages is all that varies.
 *
 * @param contentDir folder of the pages
 * @param wanted how many pages there are to be in all
 * @returns the copies, by path below the folder
 */
export function multiplyContent(contentDir: string, wanted: number): string[] {
  const files = listFiles(contentDir).sort();
  const pages = files.filter((file) => extname(file) === '.mdx');
  const pictures = files.filter((file) => extname(file) !== '.mdx');
  const copies: string[] = [];
  for (let index = 1; pages.length + copies.length < wanted; index++) {
    const folder = `copy-${index}`;
    for (const page of pages.slice(0, wanted - pages.length - copies.length)) {
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

/** A number as letters: 1 is `a`, 27 is `aa`. */
const letters = (number: number): string =>
  number === 0 ? '' : letters(Math.floor((number - 1) / 26)) + String.fromCharCode(97 + ((number - 1) % 26));

const fencedBlock = /^([ \t]*)(`{3,})[^\n]*\n[\s\S]*?\n\1\2[ \t]*$/;
/** What has to stay as it is: headings, directives, code, expressions, tags, link targets and addresses. */
const untouchable =
  /^#{1,6} .*$|^[ \t]*:::.*$|`[^`\n]*`|\{[^}]*\}|<\/?[A-Za-z](?:"[^"]*"|[^">])*>|\]\((?:[^()]|\([^()]*\))*\)|https?:\/\/\S+/;
const placeholder = /%\{[^}]*\}/;
const longWord = /[A-Za-z]{7,}/;
const proseParts = new RegExp(
  [fencedBlock, untouchable, longWord].map(({ source }) => source).join('|'),
  'gm',
);
const codeParts = new RegExp([placeholder, longWord].map(({ source }) => source).join('|'), 'g');

/** A copy of a page with changed words, and with its own title and parent. */
export function varyPage(source: string, parent: string, mark: string): string {
  const [, frontmatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const titled = frontmatter.replace(/^(title: .*?)("?)$/m, `$1 (${mark})$2`);
  const placed = /^parent:/m.test(titled) ? titled : `${titled}\nparent: ${parent}`;
  let prose = 0;
  const varied = body.replace(proseParts, (part) => {
    if (fencedBlock.test(part)) return varyBlock(part, mark);
    return isLongWord(part) && prose++ % every === 0 ? varyWord(part, mark) : part;
  });
  return `---\n${placed}\n---\n${varied}`;
}

/** A code block with words changed, its fences left alone; the first is among them, so that no two blocks are alike. */
function varyBlock(block: string, mark: string): string {
  let code = 0;
  const lines = block.split('\n');
  const inner = lines.slice(1, -1).join('\n');
  const varied = inner.replace(codeParts, (part) =>
    isLongWord(part) && code++ % every === 0 ? varyWord(part, mark) : part,
  );
  return [lines[0], varied, lines.at(-1)].join('\n');
}

/** Long words that code can't be parsed without. */
const reserved = new Set(['continue', 'debugger', 'default', 'extends', 'finally', 'function', 'instanceof']);
const isLongWord = (part: string): boolean => /^[A-Za-z]{7,}$/.test(part) && !reserved.has(part);
const varyWord = (word: string, mark: string): string => word.slice(0, -1) + mark;
