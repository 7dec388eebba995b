import type { ComponentEvent } from './job.ts';

/**
 * Formats the events of a component as in `output` blocks, one per line:
 *
 * - logs, unchanged
 * - effects of stages, with values as JSON: `emit` with the event and its metadata, `respond` with the response, `export` with the
 *   name and the value, `return` with the value, `exit` with the reason, `send.http` with the options, `options` with the prop and
 *   its entries, and `db` with the key-value store if it has changed
 * - the names of stages, such as `> tick`, if there are several; hooks without output are omitted
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
  const shown = stages.filter(({ name, lines }) => lines.length > 0 || !optional.has(name));
  return shown
    .flatMap(({ name, lines }) => (shown.length > 1 && name !== '' ? [`> ${name}`, ...lines] : lines))
    .join('\n');
}

/** Stages that are omitted if they have no output. */
const optional = new Set(['', 'configure', 'deploy', 'deactivate']);
