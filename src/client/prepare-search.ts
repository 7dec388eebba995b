/** Fetches search, which need not wait for React to arrive. */
export const prepareSearch = (): Promise<void> =>
  // What fails now is told when search is opened.
  import('../search/prepare.ts').then((module) => module.prepare()).catch(() => {});
