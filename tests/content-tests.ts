/*
 * The tests that an edit of a page can break, in a form that the configurations of Vitest take. When nothing but pages has
 * changed since everything passed, npm test runs no others.
 */

/** Whether only these are to run. */
export const isContentOnly = process.env.CONTENT_ONLY === '1';

export const contentTests = {
  unit: [
    'tests/unit/{markdown-copy-again,prose,quickstart-chain,samples,samples-rest-description,search-judged}.test.ts',
  ],
  browser: ['tests/browser/every-page/*.test.ts', 'tests/browser/{bytes,specification}.test.ts'],
};
