/** The key of a remembered value in local storage. It has a prefix, because the origin may have other sites. */
export const storageKey = (name: string): string => `docs.${name}`;
