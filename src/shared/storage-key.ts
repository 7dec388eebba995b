/** The key of a value in local storage. The prefix separates it from other sites of the origin. */
export const storageKey = (name: string): string => `docs.${name}`;
