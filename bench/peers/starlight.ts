import { mapSidebar, type Peer } from './peer.ts';

/** https://starlight.astro.build, with Pagefind. */
export const starlight: Peer = {
  id: 'starlight',
  name: 'Starlight',
  package: '@astrojs/starlight',
  node: 24,
  dialect: { heading: false, mdx: false, vue: false, linksHaveBase: true },
  content: 'src/content/docs',
  files: ({ title, base, sidebar }) => ({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  base: ${JSON.stringify(base)},
  integrations: [starlight(${JSON.stringify(
    {
      title,
      sidebar: mapSidebar<object>(
        sidebar,
        ({ title: label, link }) => ({ label, link }),
        (label, items) => ({ label, items }),
      ),
    },
    null,
    2,
  )})],
});
`,
    'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    // Astro reads the names of the packages that it has to compile from this file.
    'package.json':
      '{ "name": "starlight-site", "type": "module", "dependencies": { "@astrojs/starlight": "*" } }\n',
  }),
  build: ['astro/bin/astro.mjs', 'build'],
  dev: (port) => ['astro/bin/astro.mjs', 'dev', '--port', String(port), '--host', '127.0.0.1'],
  output: 'dist',
  caches: ['.astro', 'node_modules'],
  search: {
    key: 'Control+k',
    input: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result',
  },
};
