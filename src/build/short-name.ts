const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Converts a number to one or two letters: 0 is `a`, 51 is `Z`, 52 is `aa`. Unique below 2756. */
export const shortName = (number: number): string =>
  `${letters[Math.floor(number / letters.length) - 1] ?? ''}${letters[number % letters.length]}`;
