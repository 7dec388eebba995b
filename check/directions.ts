/*
 * Which folder may import which. `npm test -- imports` reports every other import, and every circle in this table. A new folder of `src`
 * needs a line here.
 */

/**
 * For each folder, what it may import besides itself: folders or single modules. A module belongs to the longest path that it begins
 * with. `bench`, `tests` and configurations may import anything, and nothing imports them.
 */
export const directions: Readonly<Record<string, readonly string[]>> = {
  data: [],
  types: [],
  scripts: [],
  // What all others share: without Node.js and a document, with Node.js, in a browser.
  'src/shared': ['data'],
  'src/node': ['scripts/root.mjs', 'src/shared'],
  'src/browser': ['src/shared'],
  'src/styles': [],
  'src/openapi': ['src/node', 'src/shared'],
  // Figures reuse the sample harness's models and events, so that they can't disagree with the samples.
  'src/figures': ['data', 'samples/givens/events.ts', 'samples/harness', 'src/openapi', 'src/shared'],
  'src/ui': ['src/figures', 'src/styles', 'src/shared'],
  // From source files to articles. The shell around an article is added later.
  'src/content': [
    'data',
    'src/node',
    'src/openapi',
    'src/search/section.ts',
    'src/shared',
    'src/styles',
    'src/ui/article',
  ],
  // From articles to files.
  'src/build': [
    'data',
    'scripts/hash-files.mjs',
    'scripts/lock.mjs',
    'scripts/progress.mjs',
    'scripts/undefined-name.mjs',
    // Pages run their samples in the harness that tests run them in, so that a page and its sample can't disagree.
    'samples/harness',
    'samples/page',
    'samples/rest/judge.ts',
    'src/content',
    'src/hosts',
    'src/node',
    'src/offline',
    'src/openapi',
    'src/sandbox',
    'src/search',
    'src/shared',
    'src/ui',
  ],
  // From files to responses.
  'src/server': ['src/node', 'src/shared'],
  'src/hosts': ['data', 'src/node', 'src/server', 'src/shared'],
  // The document that samples are run in, what starts it, and what its files hold.
  'src/sandbox': ['samples/harness/browser'],
  // In the browser. Components of articles stay in the build, which sends their HTML.
  'src/search': ['data', 'src/browser', 'src/shared'],
  'src/offline': ['src/browser', 'src/shared'],
  // What readers run and edit samples with. The harness describes jobs and their events, here as in the worker.
  'src/playground': ['data', 'samples/harness', 'src/browser', 'src/sandbox', 'src/shared'],
  'src/client': ['src/browser', 'src/figures', 'src/offline', 'src/playground', 'src/search', 'src/shared'],
  // For authors.
  'src/commands': ['data', 'src/build', 'src/content', 'src/node', 'src/openapi', 'src/shared'],
  'src/dev': [
    'data',
    'src/browser',
    'src/build',
    'src/client',
    'src/content',
    'src/node',
    'src/sandbox',
    'src/server',
    'src/shared',
    'src/ui',
  ],
  // Outside of the site. Figures use the first two as well, and the build the first four.
  'samples/harness': ['data', 'scripts/typescript.mjs', 'src/node', 'src/shared', 'types'],
  'samples/givens': ['samples/harness'],
  'samples/rest': ['src/node', 'src/openapi', 'src/server/listen.ts', 'src/shared'],
  'samples/page': ['data', 'samples/givens', 'samples/harness', 'samples/rest', 'src/content', 'src/shared'],
  samples: [
    'data',
    'scripts/hash-files.mjs',
    'src/build/inputs.ts',
    'src/content',
    'src/node',
    'src/openapi',
    'src/server/listen.ts',
    'src/shared',
    'types',
  ],
  check: ['data', 'samples/index.ts', 'scripts', 'src'],
};

/** Folders that may import anything, and that nothing else imports. */
export const free: readonly string[] = ['bench', 'tests'];
