/** Example runs, by what they demonstrate. */
export const examples = {
  'Items come again': ['1 2 3', '2 3 0 1 4'],
  'An item comes late': ['1 2 5', '3 5 6'],
  'The newest comes first': ['3 2 1', '5 4 3'],
  'More than 100 items': ['1-101', '1-101'],
} as const satisfies Record<string, readonly string[]>;

export const initialRuns: readonly string[] = examples['Items come again'];
