/*
 * "Was this page helpful?" works without scripts. This one remembers the answer, in this browser only.
 */
import { recall, remember } from '../browser/storage.ts';

const nameOfAnswer = () => `helpful:${location.pathname}`;

/** Selects the reader's earlier answer in the current page. */
export function restoreAnswer(): void {
  const answer = recall(nameOfAnswer());
  for (const input of document.querySelectorAll<HTMLInputElement>('#page-footer input'))
    input.checked = input.value === answer;
}

/** Starts remembering answers, including one that was given before. */
export function rememberAnswers(): void {
  const rememberAnswer = () => {
    const given = document.querySelector<HTMLInputElement>('#page-footer :checked');
    if (given) remember(nameOfAnswer(), given.value);
    return given;
  };
  if (!rememberAnswer()) restoreAnswer();
  document.addEventListener('change', rememberAnswer);
}
