import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Report } from './author-error.ts';
import { escapeHtml } from './highlight.ts';

/**
 * Loads a drawing that stands beside the page, to become part of it.
 *
 * @param contentDir the folder `content/`
 * @param relativePath the page's file below it
 * @param target as written: `./event-to-work.svg`
 * @param alternative text for readers who do not see the picture
 * @returns SVG markup, or `undefined` after reporting what is wrong
 */
export function loadPicture(
  contentDir: string,
  relativePath: string,
  target: string,
  alternative: string,
  line: number,
  report: Report,
): string | undefined {
  if (alternative.trim().length < 10) {
    report(
      line,
      `The picture ${target} has no alternative text that says what it shows.`,
      'Write it in the brackets: ![An event reaches ...](./name.svg).',
    );
    return undefined;
  }
  if (!/^\.{1,2}\/[\w./-]+\.svg$/.test(target)) {
    report(line, `The picture ${target} is not an SVG file beside the page.`, 'Write ./name.svg.');
    return undefined;
  }
  const path = normalize(join(dirname(relativePath), target));
  const file = join(contentDir, path);
  if (path.startsWith('..') || !existsSync(file)) {
    report(line, `Missing picture: ${target}.`, `Put the file at content/${path}.`);
    return undefined;
  }
  const source = readFileSync(file, 'utf8')
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .trim();
  const forbidden = /<(?:script|style|foreignObject|image)\b|\son\w+=|\sstyle=|(?:href|src)="(?!#)/i.exec(
    source,
  );
  if (!/^<svg\b[^>]*\sviewBox="/.test(source) || forbidden) {
    const found = forbidden ? `it contains ${forbidden[0].trim()}` : 'it has no viewBox';
    report(
      line,
      `The picture ${target} cannot stand in a page: ${found}.`,
      'Draw with shapes, text and the classes of src/styles/figures.css.',
    );
    return undefined;
  }
  const label = escapeHtml(alternative).replaceAll('"', '&quot;');
  return source.replace(/^<svg\b/, `<svg role="img" aria-label="${label}"`).replace(/>\s+</g, '><');
}
