import drawings from './drawings.ts';
import figures from './figures.ts';
import { type ExtraSheet, extraSheets } from './names.ts';
import parts from './parts.ts';
import screens from './screens.ts';

const classesOf = (modules: Record<string, Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(modules).flatMap((names) => Object.values(names)));

const classes: Record<ExtraSheet, ReadonlySet<string>> = {
  drawings: classesOf(drawings),
  parts: classesOf(parts),
  screens: classesOf(screens),
  figures: classesOf(figures),
};

/** The additional stylesheets of an article, by the classes in its HTML. */
export function neededSheets(articleHtml: string): ExtraSheet[] {
  const used = new Set(
    [...articleHtml.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  return extraSheets.filter((sheet) => [...used].some((name) => classes[sheet].has(name)));
}
