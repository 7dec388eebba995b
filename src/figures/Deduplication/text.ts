import { whatRemains, whyDropped } from './describe.ts';
import { initialRuns } from './examples.ts';
import { feed, readIds, strategies } from './feed.ts';

const runs = initialRuns.map(readIds);

/** Text alternative of the figure's initial state, for search and the Markdown copy. */
export const text = [
  `A first run emits the ids ${runs[0]?.join(', ')}. A second run finds ${runs[1]?.join(', ')}.`,
  ...strategies.map((strategy) => {
    const last = feed(strategy, runs).at(-1);
    if (!last) return '';
    const emitted = last.events.filter(({ isEmitted }) => isEmitted).map(({ id }) => id);
    return `With ${strategy}, Pipedream emits ${emitted.join(', ')}: ${whyDropped(strategy, last)} It then remembers ${whatRemains(strategy, last.after)}.`;
  }),
].join(' ');
