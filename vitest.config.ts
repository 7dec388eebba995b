// cspell:ignore unstub
import { defineConfig } from 'vitest/config';
import { sharedConfig } from './src/build/vite-config.ts';
import { readSite } from './src/shared/site.ts';
import { contentTests, isContentOnly } from './tests/content-tests.ts';

/** The build's own settings (constants, CSS modules, React) for the default configuration. */
const { plugins, css, define } = sharedConfig(readSite({}));

/** The tests that only need Node.js: npx vitest run */
export default defineConfig({
  plugins,
  css,
  define,
  test: {
    name: 'unit',
    include: isContentOnly ? contentTests.unit : ['tests/{unit,hosts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: 'tests/fuzz/seed.ts',
    // Far above what anything takes on a quiet machine: a machine that is busy with something else is no mistake.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    css: { include: /.+/, modules: { classNameStrategy: 'scoped' } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Modules are loaded once for all tests. Those that replace a module reset modules themselves.
    isolate: false,
  },
});
