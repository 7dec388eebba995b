import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { escapeAttribute } from '../../shared/escape.ts';
import type { Report } from '../author-error.ts';
import { fillPlaceholders } from '../tree/expressions.ts';
import { type DrawingProblem, readDrawing } from './drawing.ts';

/** A drawing that can be inserted into a page. */
export interface Picture {
  /** SVG markup. */
  svg: string;
  /** Ids of its elements, which become ids of the page. */
  ids: string[];
}

/** Minimum length of an alternative text. No drawing can be described in fewer characters. */
const leastCharacters = 10;

/**
 * Loads a drawing from the folder of a page.
 *
 * @param contentDir the folder `content/`
 * @param relativePath the page's file below it
 * @param target as written: `./event-to-work.svg`
 * @param alternative text for readers who don't see the picture
 * @returns the drawing, or `undefined` after reporting an error
 */
export function loadPicture(
  contentDir: string,
  relativePath: string,
  target: string,
  alternative: string,
  line: number,
  report: Report,
): Picture | undefined {
  const words = alternative.trim();
  if (words.length < leastCharacters) {
    report(
      line,
      words === ''
        ? `The picture ${target} has no alternative text.`
        : `The alternative text of the picture ${target} is too short to say what it shows: "${words}".`,
      `Say in at least ${leastCharacters} characters what readers would see: ![An event reaches ...](./name.svg).`,
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
  const problems: DrawingProblem[] = [];
  const text = fillPlaceholders(readFileSync(file, 'utf8').replace(/^\ufeff/, ''), 1, (at, message, hint) =>
    problems.push({ line: at, message: message.replace(/\.$/, ''), hint }),
  );
  const { ids, problems: invalid } = readDrawing(text);
  problems.push(...invalid);
  for (const { line: at, message, hint } of problems)
    report(line, `The picture ${target}:${at} cannot be part of a page: ${message}.`, hint);
  if (problems.length > 0) return undefined;
  const source = text.replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '').trim();
  const label = escapeAttribute(alternative);
  // A function, because in a string, `$` would have a meaning.
  const svg = source
    .replace(/^<svg\b/, () => `<svg role="img" aria-label="${label}"`)
    .replace(/>\s+</g, '><');
  return { svg, ids };
}
