import { mapSidebar, moduleOf, type Peer } from './peer.ts';

/** https://rspress.rs, with FlexSearch. */
export const rspress: Peer = {
  id: 'rspress',
  name: 'Rspress',
  package: '@rspress/core',
  dialect: { heading: true, mdx: true, vue: false, linksHaveBase: false },
  content: 'docs',
  files: ({ title, base, sidebar }) => ({
    'rspress.config.mjs': moduleOf({
      root: 'docs',
      base,
      title,
      markdown: { link: { checkDeadLinks: false } },
      themeConfig: {
        sidebar: {
          '/': mapSidebar<object>(
            sidebar,
            ({ title: text, link }) => ({ text, link }),
            (text, items) => ({ text, items }),
          ),
        },
      },
    }),
    'package.json': '{ "name": "rspress-site", "type": "module" }\n',
  }),
  build: ['@rspress/core/bin/rspress.js', 'build'],
  dev: (port) => ['@rspress/core/bin/rspress.js', 'dev', '--port', String(port), '--host', '127.0.0.1'],
  output: 'doc_build',
  caches: ['node_modules'],
  search: {
    key: 'Control+k',
    input: '.rp-search-panel__input',
    result: '.rp-suggest-item__link',
  },
};
