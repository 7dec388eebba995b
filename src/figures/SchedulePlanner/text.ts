import { describeCost, describeCron } from './describe.ts';
import { runsPerDay } from './runs.ts';
import { examples, initialChoices } from './settings.ts';

/** The example expressions with their meanings and costs. */
const lines = examples.map((expression) => {
  const reading = describeCron(expression);
  const words = 'words' in reading ? reading.words : reading.error;
  return `${expression} means: ${words}. ${describeCost(runsPerDay(expression, initialChoices.now))}`;
});

/** Text alternative of the figure's initial state, for search and the Markdown copy. */
export const text = `Cron expressions and what they mean. The fields are the minute (0–59), hour (0–23), day (1–31), month (1–12), and weekday (0–6, 0 is Sunday). ${lines.join(' ')}`;
