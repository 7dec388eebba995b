import type { ComponentEvent } from './job.ts';

/**
 * What a component did, a line for each thing, as `output` blocks show it:
 *
 * - what it logs, as it is;
 * - what comes of a stage, in one word, with values as JSON: `emit` event and metadata, `respond` an answer, `export` name and
 *   value, `return` a value, `exit` a reason, `send.http` options, `options` prop and entries, `db` the key-value store when it
 *   has changed;
 * - where there is more than one stage, `> tick` and the like before what comes of each; hooks that do nothing to be seen are
 *   left out.
 */
export function printComponent(events: readonly ComponentEvent[]): string {
  const stages: { name: string; lines: string[] }[] = [{ name: '', lines: [] }];
  for (const event of events) {
    if (event.type === 'stage') stages.push({ name: event.name, lines: [] });
    else if (event.type === 'log') stages.at(-1)?.lines.push(event.text);
    else if (event.type === 'did')
      stages
        .at(-1)
        ?.lines.push([event.verb, ...event.values.map((value) => JSON.stringify(value))].join(' '));
  }
  const shown = stages.filter(({ name, lines }) => lines.length > 0 || !quiet.has(name));
  return shown
    .flatMap(({ name, lines }) => (shown.length > 1 && name !== '' ? [`> ${name}`, ...lines] : lines))
    .join('\n');
}

/** Stages that need not be told when nothing comes of them. */
const quiet = new Set(['', 'configure', 'deploy', 'deactivate']);
