import { defineConfig } from 'vitest/config';
import { contentTests, isContentOnly } from './tests/content-tests.ts';

/** The tests that use a real browser: npx vitest run --config vitest.browser.config.ts */
export default defineConfig({
  test: {
    name: 'browser',
    include: isContentOnly ? contentTests.browser : ['tests/{browser,engines}/**/*.test.ts'],
    globalSetup: 'tests/browser/support/global-setup.ts',
    environment: 'node',
    // Far above what anything takes on a quiet machine: a machine that is busy with something else is no mistake.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // No test changes a module, so the files of a worker share modules, and with them the browser.
    isolate: false,
  },
});
