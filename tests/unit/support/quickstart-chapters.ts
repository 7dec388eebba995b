import { readFileSync } from 'node:fs';
import type { Heading } from 'mdast';
import { sidebar } from '../../../data/sidebar.ts';
import type { Given } from '../../../samples/givens/given.ts';
import { givens } from '../../../samples/givens/index.ts';
import type { StepDefinition } from '../../../samples/harness/workflow/definition.ts';
import { samplesOf } from '../../../samples/page/collect.ts';
import type { Sample } from '../../../samples/page/sample.ts';
import { readSourcePage, type SourcePage } from '../../../src/content/read/source-page.ts';
import { lineOf, walk } from '../../../src/content/tree/parse.ts';

/** A page of the quickstart, with or without its optional sections. */
export interface Chapter {
  route: string;
  source: string;
  samples: { sample: Sample; isOptional: boolean }[];
}

/** The pages of the quickstart, in the order of the sidebar. */
export const chapters: readonly Chapter[] = sidebar
  .flatMap((entry) => (entry.type === 'group' && entry.title === 'Quickstart' ? entry.items : []))
  .map(({ route }) => readChapter(route));

function readChapter(route: string): Chapter {
  const relativePath = route === '/quickstart/' ? 'quickstart/index.mdx' : `${route.slice(1, -1)}.mdx`;
  const source = readFileSync(`content/${relativePath}`, 'utf8');
  const page = readSourcePage(relativePath, source);
  if (!('tree' in page)) throw new Error(`${relativePath} cannot be read.`);
  const isOptional = optionalLines(page);
  return {
    route,
    source,
    samples: samplesOf(page).map((sample) => ({ sample, isOptional: isOptional(sample.line) })),
  };
}

/** Returns a function that checks whether a line is in an optional section. */
function optionalLines(page: SourcePage): (line: number) => boolean {
  const headings: { line: number; depth: number; isOptional: boolean }[] = [];
  walk(page.tree, (node) => {
    if (node.type !== 'heading') return;
    // The check above ensures the type.
    const { depth, children } = node as Heading;
    const [first] = children;
    const isOptional = first?.type === 'text' && first.value.startsWith('Optional:');
    headings.push({ line: lineOf(node), depth, isOptional });
  });
  return (line) => {
    const above = headings.filter((heading) => heading.line < line);
    const section = above.findLast(({ depth }) => depth === 2);
    return section?.isOptional === true || above.at(-1)?.isOptional === true;
  };
}

/** The order of the steps, as the quickstart's first page draws it. Optional filters follow the filter that they resemble. */
const order = [
  'check_key',
  'filter_keepwarm',
  'filter_favicon_requests',
  'filter_head_requests',
  'get_iss_position',
  'format_datetime',
  'add_single_row',
  'google_sheets',
  'transform',
  'respond',
];

const nameIn = ({ fence }: Sample, pattern: RegExp): string | undefined =>
  pattern.exec(fence.title ?? '')?.[1];

/** Returns the step whose code a sample is: its title is `steps.respond`. */
export const codeName = (sample: Sample) => nameIn(sample, /^steps\.(\w+)$/);
/** Returns the step whose export a sample shows: its title is `steps.respond.$return_value`. */
export const exportName = (sample: Sample) => nameIn(sample, /^steps\.(\w+)\.\$return_value$/);

const givenOf = ({ fence }: Sample): Given => (fence.given && givens[fence.given]) || {};

/** Returns the steps of a workflow after these chapters: the latest code, and actions with their shown exports. */
export function stepsAfter(done: readonly Chapter[], withOptional: boolean): StepDefinition[] {
  const steps = new Map<string, StepDefinition>();
  for (const { sample, isOptional } of done.flatMap(({ samples }) => samples)) {
    if (isOptional && !withOptional) continue;
    const [code, action] = [codeName(sample), exportName(sample)];
    const { auths } = givenOf(sample);
    if (code) steps.set(code, { name: code, code: sample.code, ...(auths && { auths }) });
    if (action && !steps.has(action))
      steps.set(action, { name: action, exports: { $return_value: JSON.parse(sample.code) } });
  }
  return [...steps.values()].sort((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ name = '' }: StepDefinition): number {
  const place = order.indexOf(name);
  if (place < 0) throw new Error(`Say here where steps.${name} belongs.`);
  return place;
}
