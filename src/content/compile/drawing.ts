// cspell:ignore rgrove
import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import { suggest } from '../../shared/nearest.ts';
import figures from '../../styles/figures.css?raw';
import { lineAt } from '../tree/expressions.ts';

/** An error in a drawing, with its line. */
export interface DrawingProblem {
  line: number;
  message: string;
  hint: string;
}

/** What a page needs to know of a drawing. */
export interface Drawing {
  ids: string[];
  problems: DrawingProblem[];
}

/** The allowed elements of drawings. */
const elements =
  'circle defs desc ellipse g line marker path polygon polyline rect svg text title tspan use'.split(' ');

/** The classes in the stylesheet of drawings. */
const classes = [
  ...new Set(
    [...figures.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)(?=[\s,{:.])/g)].map(
      ([, name = '']) => name,
    ),
  ),
];

/** `style` and the presentation attributes, which would override the theme. */
const ownLook = /^(?:style|color|fill|stroke|stop|flood|lighting|font|opacity|filter|text-anchor)(?:$|-)/;
const inClasses = 'Use the classes of src/styles/figures.css, which follow the theme.';

/** Reads an SVG file and reports what isn't allowed in a page. */
export function readDrawing(source: string): Drawing {
  let root: XmlElement | null;
  try {
    root = parseXml(source, { includeOffsets: true }).root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const [message = ''] = error.message.split('\n');
    return {
      ids: [],
      problems: [
        {
          line: error.line,
          message: `it is not well-formed: ${message.replace(/ \(line \d+, column \d+\)$/, '')}`,
          hint: 'Every element is closed, every value is in quotes, and & is written &amp;.',
        },
      ],
    };
  }
  const problems: DrawingProblem[] = [];
  const ids: string[] = [];
  const named: { id: string; line: number }[] = [];
  const visit = (element: XmlElement): void => {
    const line = lineAt(source, element.start, 1);
    const fail = (message: string, hint: string) => problems.push({ line, message, hint });
    if (!elements.includes(element.name))
      fail(`it contains <${element.name}>`, `It can be made of: ${elements.join(', ')}.`);
    for (const [name, value] of Object.entries(element.attributes)) {
      if (name === 'id') ids.push(value);
      if (name === 'class') {
        const unknown = value.split(/\s+/).filter((each) => each !== '' && !classes.includes(each));
        for (const each of unknown)
          fail(`src/styles/figures.css has no class "${each}"`, `${suggest(each, classes)} ${inClasses}`);
      } else if (/^on/i.test(name)) fail(`it contains ${name}=`, 'A drawing has no scripts.');
      else if (ownLook.test(name)) fail(`it sets a style: ${name}="${value}"`, inClasses);
      else if (/(?:^|:)href$/.test(name) && !value.startsWith('#'))
        fail(
          `it references something outside the drawing: ${name}="${value}"`,
          'It can name its own parts only: #id.',
        );
      const [, id] = /^(?:url\()?#([^)]+)\)?$/.exec(value) ?? [];
      if (id) named.push({ id, line });
    }
    for (const child of element.children) if (child instanceof XmlElement) visit(child);
  };
  if (root) visit(root);
  if (root?.name !== 'svg' || !root.attributes.viewBox)
    problems.push({
      line: 1,
      message: 'it has no viewBox',
      hint: 'Begin it with <svg xmlns="…" viewBox="0 0 400 200">.',
    });
  for (const { id, line } of named)
    if (!ids.includes(id))
      problems.push({ line, message: `it names #${id}, which it does not have`, hint: suggest(id, ids) });
  return { ids, problems };
}
