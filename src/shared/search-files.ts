/** The path of the search index below the base. */
export const searchIndexFile = (hash: string): string => `assets/search/index.${hash}.json`;

/** The path of a part of the texts of a page, relative to the folder of the index. */
export const searchTextsFile = (key: string, part: number, hash: string): string =>
  `texts/${key}-${part}.${hash}.json`;
