import { defineConfig } from 'vitest/config';

/** The tests that use a real browser: npx vitest run --config vitest.browser.config.ts */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/browser/support/global-setup.ts',
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
