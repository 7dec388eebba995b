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

/** Starts remembering answers. */
export function rememberAnswers(): void {
  restoreAnswer();
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'helpful')
      remember(nameOfAnswer(), target.value);
  });
}
