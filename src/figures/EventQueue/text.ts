import { describe, printTime } from './describe.ts';
import { arrivalsFor, initialChoices, settingsOf } from './settings.ts';
import { outcomeOf, simulate } from './simulate.ts';

const settings = settingsOf(initialChoices);
const { count, seconds } = initialChoices;
const outcome = outcomeOf(simulate(arrivalsFor(initialChoices), settings), settings);

/** Text alternative of the figure's initial state, for search and the Markdown copy. */
export const text = `${count} events arrive at the same time at a workflow with 1 worker, where a run takes ${printTime(seconds * 1000)}. ${describe(outcome, count)}`;
