/*
 * Which folders may import which. `npm test -- imports` reports all other imports, and cycles in this table. A new folder of `src`
 * needs an entry here.
 */

/**
 * The folders and modules that each folder may import, besides its own modules. The entry with the longest matching path applies to
 * a module. `bench`, `tests` and configuration files may import anything, and nothing may import them.
 */
export const directions: Readonly<Record<string, readonly string[]>> = {
  data: [],
  types: [],
  scripts: [],
  // Shared code: `src/shared` runs anywhere, `src/node` in Node.js, `src/browser` in browsers.
  'src/shared': ['data'],
  'src/node': ['scripts/root.mjs', 'src/shared'],
  'src/browser': ['src/shared'],
  'src/styles': [],
  'src/openapi': ['src/node', 'src/shared'],
  // Figures reuse the models and events of the sample harness, so that they are always consistent with the samples.
  'src/figures': ['data', 'samples/givens/events.ts', 'samples/harness', 'src/openapi', 'src/shared'],
  'src/ui': ['src/figures', 'src/styles', 'src/shared'],
  // Compiles source files to articles. `src/build` adds the shell around them.
  'src/content': [
    'data',
    'src/node',
    'src/openapi',
    'src/search/section.ts',
    'src/shared',
    'src/styles',
    'src/ui/article',
  ],
  // Renders articles to the files of the site.
  'src/build': [
    'data',
    'scripts/hash-files.mjs',
    'scripts/lock.mjs',
    'scripts/progress.mjs',
    'scripts/undefined-name.mjs',
    // Pages run samples in the same harness as the tests, so that the results are always the same.
    'samples/harness',
    'samples/page',
    'samples/rest/api-handler.ts',
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
  // Serves the files.
  'src/server': ['src/node', 'src/shared'],
  'src/hosts': ['data', 'src/node', 'src/server', 'src/shared'],
  // The document that runs samples, the script that opens it, and the contents of its files.
  'src/sandbox': ['samples/harness/browser'],
  // Runs in the browser. Components of articles aren't included, because the build renders them to HTML.
  'src/search': ['data', 'src/browser', 'src/shared'],
  'src/offline': ['src/browser', 'src/shared'],
  // The editor and the output of samples. Like the worker, it uses the harness's types of jobs and events.
  'src/playground': ['data', 'samples/harness', 'src/browser', 'src/sandbox', 'src/shared'],
  'src/client': ['src/browser', 'src/figures', 'src/offline', 'src/playground', 'src/search', 'src/shared'],
  // Tools for authors.
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
  // Not part of the site, except that figures use the first two folders, and the build the first four.
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

/** Folders that may import anything, and that no other folder may import. */
export const unrestricted: readonly string[] = ['bench', 'tests'];
