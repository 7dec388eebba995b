import { mapSidebar, moduleOf, type Peer } from './peer.ts';

/** Defines a version of https://vitepress.dev. */
const vitepress = (id: string, name: string, folder: string): Peer => ({
  id,
  name,
  package: folder,
  dialect: { heading: true, mdx: false, vue: true, linksHaveBase: false },
  content: '',
  files: ({ title, base, sidebar }) => ({
    '.vitepress/config.mjs': moduleOf({
      title,
      base,
      ignoreDeadLinks: true,
      themeConfig: {
        search: { provider: 'local' },
        sidebar: mapSidebar<object>(
          sidebar,
          ({ title: text, link }) => ({ text, link }),
          (text, items) => ({ text, items }),
        ),
      },
    }),
  }),
  build: [`${folder}/bin/vitepress.js`, 'build'],
  dev: (port) => [`${folder}/bin/vitepress.js`, 'dev', '--port', String(port), '--host', '127.0.0.1'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache'],
  search: {
    key: 'Control+k',
    input: '.VPLocalSearchBox input',
    result: '.VPLocalSearchBox .results a.result',
  },
});

/** The version that `npm install vitepress` installs, and the newest one. */
export const vitepressPeers = [
  vitepress('vitepress', 'VitePress 1', 'vitepress'),
  vitepress('vitepress-next', 'VitePress 2', 'vitepress-next'),
];
