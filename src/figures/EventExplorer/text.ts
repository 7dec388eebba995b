import { exampleEvent } from './example-events.ts';
import { preview, rowsOf } from './tree.ts';

const rows = rowsOf(exampleEvent('http'), new Set(['.body']));

/** Text alternative of the figure's initial state, for search and the Markdown copy. */
export const text = `The event of an HTTP request as a tree: ${rows
  .filter(({ level }) => level === 1)
  .map(({ name, preview, children }) => (children === undefined ? name : `${name} ${preview}`))
  .join(
    ', ',
  )}. In body, name is ${preview('Ada')}. Its path is steps.trigger.event.body.name in code, and {{steps.trigger.event.body.name}} in a form field.`;
