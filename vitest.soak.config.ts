import { defineConfig } from 'vitest/config';

/** Long-running tests, with new random seeds: npm run soak */
export default defineConfig({
  test: {
    name: 'soak',
    include: ['tests/soak/**/*.test.ts'],
    globalSetup: 'tests/browser/support/global-setup.ts',
    environment: 'node',
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
});
