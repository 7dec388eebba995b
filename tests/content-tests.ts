/*
 * The tests that changes to pages can break, for the Vitest configurations. If only pages have changed since everything passed,
 * `npm test` runs no other tests.
 */

/** Whether to run only these tests. */
export const isContentOnly = process.env.CONTENT_ONLY === '1';

export const contentTests = {
  unit: [
    'tests/unit/{markdown-copy-again,prose,quickstart-chain,samples,samples-rest-description,search-judged}.test.ts',
  ],
  browser: ['tests/browser/every-page/*.test.ts', 'tests/browser/{bytes,specification}.test.ts'],
};
