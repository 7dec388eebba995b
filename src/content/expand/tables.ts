import type { Nodes, Root } from 'mdast';
import { apps } from '../../../data/apps.ts';
import { platform } from '../../../data/platform.ts';
import {
  type PrebuiltAction,
  type PrebuiltSource,
  type RegistryApp,
  registry,
} from '../../../data/registry.ts';
import { subprocessors } from '../../../data/subprocessors.ts';
import type { Report } from '../author-error.ts';
import { lineOf } from '../tree/parse.ts';
import { buildNodes, elementsOf, unwrap } from './build-nodes.ts';

/**
 * Replaces `<AppIndex />`, `<RegistryIndex />` and `<SubprocessorIndex />` with tables from data/. Those of apps and components
 * have a filter.
 */
export function expandTables(tree: Root, report: Report): void {
  for (const index of elementsOf(tree, ['AppIndex'])) {
    const { element, markdown } = buildNodes(lineOf(index), 'data/apps.ts', report);
    Object.assign(index, element('Filter', { label: 'Filter apps' }, markdown(appTable())), ofNames);
  }
  for (const index of elementsOf(tree, ['RegistryIndex'])) {
    const { element, markdown } = buildNodes(lineOf(index), 'data/registry.ts', report);
    const label = 'Filter sources and actions';
    const lists = registry.map(componentsOf).join('\n\n');
    Object.assign(index, element('Filter', { label }, markdown(lists)), ofNames);
  }
  for (const index of elementsOf(tree, ['SubprocessorIndex'])) {
    const { markdown } = buildNodes(lineOf(index), 'data/subprocessors.ts', report);
    const [made] = markdown(subprocessorTable());
    if (made) Object.assign(index, made);
    else unwrap(tree, index);
  }
}

/** Marks a list of names, such as apps, which isn't prose. */
const ofNames = { data: { isOfNames: true } };

/** Whether a node is a list of names, which checks of prose ignore. */
export function isOfNames(node: Nodes): boolean {
  return node.data !== undefined && 'isOfNames' in node.data;
}

/** All apps: the name with a link to the app's page, the slug, the guide, and the number of prebuilt components. */
const appTable = (): string =>
  table(
    ['App', 'Name slug', 'Guide', 'Prebuilt'],
    apps.map(({ name, slug, guide }) => [
      `[${name}](${platform.appsUrl}/${slug})`,
      `\`${slug}\``,
      guide ? `[${name} guide](${guide})` : '',
      countsOf(slug),
    ]),
  );

/** The number of sources and actions of an app in the registry, with a link to them. */
function countsOf(slug: string): string {
  const found = registry.find(({ folder }) => folder === slug);
  if (!found) return '';
  const counts = [count(found.sources.length, 'source'), count(found.actions.length, 'action')];
  return `[${counts.filter(Boolean).join(', ')}](#${slug})`;
}

const count = (number: number, what: string): string =>
  number === 0 ? '' : `${number} ${what}${number === 1 ? '' : 's'}`;

/** The prebuilt components of an app, below a heading. */
function componentsOf({ folder, name, sources, actions }: RegistryApp): string {
  const link = `[Code](${platform.repositoryUrl}/tree/master/components/${folder})`;
  return [
    `### ${name} {#${folder}}`,
    ...listOf(`Sources, ${link}`, sources.map(sourceLine)),
    ...listOf(sources.length > 0 ? 'Actions' : `Actions, ${link}`, actions.map(componentLine)),
  ].join('\n\n');
}

const listOf = (lead: string, items: string[]): string[] =>
  items.length > 0 ? [`${lead}:`, items.map((item) => `- ${item}`).join('\n')] : [];

const componentLine = ({ name, key }: PrebuiltAction): string => `${name} \`${key}\``;

function sourceLine(source: PrebuiltSource): string {
  const start = source.starts && startOf(source.starts);
  return start ? `${componentLine(source)} ${start}` : componentLine(source);
}

/** How a source is triggered, in words. */
export function startOf(starts: NonNullable<PrebuiltSource['starts']>): string {
  if (starts === 'webhook') return 'by webhook';
  if ('cron' in starts) return `on the schedule \`${starts.cron}\``;
  const { seconds } = starts;
  const [length, unit] =
    seconds % 86_400 === 0
      ? [seconds / 86_400, 'day']
      : seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second'];
  return length === 1 ? `every ${unit}` : `every ${length} ${unit}s`;
}

/** All subprocessors: their names, purposes, and security pages. */
const subprocessorTable = (): string =>
  table(
    ['Subprocessor', 'Scope', 'Security page'],
    subprocessors.map(({ name, scope, reference }) => [
      name,
      scope,
      `[${reference.title}](${reference.url})`,
    ]),
  );

/** A table in Markdown. */
const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
