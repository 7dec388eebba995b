/*
 * What may import what. The way of a page is one way: content is read and compiled, rendered and written, and then read in a
 * browser; none of these knows what comes after it. Facts stand below all of them, samples, checks, tests and
 * measurements outside. A new folder of `src` needs a line here.
 */

/** The modules that stand directly in `src`: what its parts share. */
export const shared = 'src/*';

/**
 * What a part may import besides itself: folders, single modules, or the shared ones. The longest path that fits a
 * module is its part. Tests, measurements and configurations may import anything, and nothing else imports those.
 */
export const directions: Readonly<Record<string, readonly string[]>> = {
  data: [],
  types: [],
  scripts: [],
  [shared]: ['data', 'scripts/root.mjs'],
  'src/styles': [],
  'src/openapi': [shared],
  'src/figures': ['data', shared],
  'src/ui': ['src/figures', 'src/styles', shared],
  // Source to article.
  'src/content': ['data', 'src/openapi', 'src/search/section.ts', 'src/styles', 'src/ui/article', shared],
  // Article to file.
  'src/build': [
    'data',
    'scripts/lock.mjs',
    'scripts/progress.mjs',
    'scripts/undefined-name.mjs',
    'src/content',
    'src/hosts',
    'src/offline',
    'src/openapi',
    'src/search',
    'src/ui',
    shared,
  ],
  // Files to answers.
  'src/hosts': ['data', 'src/build/output.ts', 'src/build/place.ts', 'src/server', shared],
  'src/server': ['src/build/place.ts', 'src/hosts', shared],
  // In the browser, where articles arrive as HTML: what draws and describes their parts stays with the build.
  'src/client': ['src/figures', 'src/offline', 'src/search', 'src/styles', 'src/ui/shell', shared],
  'src/offline': ['src/client', 'src/ui/shell', shared],
  'src/search': ['data', 'src/client', shared],
  // For authors.
  'src/author': ['data', 'src/build', 'src/content', 'src/openapi', shared],
  'src/dev': ['data', 'src/build', 'src/client', 'src/content', 'src/server', 'src/ui', shared],
  // Outside of the site.
  samples: [
    'data',
    'scripts/hash-files.mjs',
    'src/build/inputs.ts',
    'src/content',
    'src/openapi',
    'src/server/listen.ts',
    'types',
    shared,
  ],
  check: ['data', 'samples/index.ts', 'scripts', 'src'],
};

/** What is held to no direction, and imported by nothing else. */
export const free: readonly string[] = ['bench', 'tests'];
