import { expect, test } from 'vitest';
import { clientConfig, scriptConfig, serverConfig, stylesConfig } from '../../src/build/vite-config.ts';
import { readSite } from '../../src/shared/site.ts';

const site = readSite({});

test.each([
  ['the scripts for the browser', clientConfig(site, '/out')],
  ['a script without imports', scriptConfig(site, 'src/offline/worker/removal-worker.ts')],
  ['the stylesheets', stylesConfig(site, '/out')],
  ['the code that the build runs', serverConfig(site, '/out')],
])("bundling doesn't warn about its duration: %s", (_, { build, worker }) => {
  expect(build?.rolldownOptions?.checks).toEqual({ bundlerTimings: false });
  if (worker) expect(worker.rolldownOptions?.checks).toEqual({ bundlerTimings: false });
});
