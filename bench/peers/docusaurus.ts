import { mapSidebar, moduleOf, type Peer } from './peer.ts';

/** https://docusaurus.io with Rspack, and a plugin for local search that its documentation lists. */
export const docusaurus: Peer = {
  id: 'docusaurus',
  name: 'Docusaurus',
  package: '@docusaurus/core',
  dialect: { heading: false, mdx: true, vue: false, linksHaveBase: false },
  content: 'docs',
  files: ({ title, base, sidebar }) => ({
    'docusaurus.config.mjs': moduleOf({
      title,
      url: 'https://example.com',
      baseUrl: base,
      trailingSlash: true,
      onBrokenLinks: 'ignore',
      onBrokenAnchors: 'ignore',
      future: { v4: true, faster: true },
      presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false }]],
      themes: [
        ['@easyops-cn/docusaurus-search-local', { hashed: true, docsRouteBasePath: '/', indexBlog: false }],
      ],
      themeConfig: { navbar: { title } },
    }),
    'sidebars.mjs': moduleOf({
      docs: mapSidebar<object>(
        sidebar,
        ({ title: label, link }) =>
          link.startsWith('/')
            ? { type: 'doc', id: `${link.slice(1)}index`, label }
            : { type: 'link', href: link, label },
        (label, items) => ({ type: 'category', label, items }),
      ),
    }),
    // Has no `type`, because not all modules that Docusaurus generates are ES modules.
    'package.json': '{ "name": "docusaurus-site" }\n',
  }),
  build: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
  dev: (port) => [
    '@docusaurus/core/bin/docusaurus.mjs',
    'start',
    '--no-open',
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
  ],
  output: 'build',
  caches: ['.docusaurus', 'node_modules'],
  search: {
    key: 'Control+k',
    input: '.navbar__search-input',
    result: '[class*="suggestion"]',
    page: { address: 'search/', input: 'input[name=q]', result: 'section article h2 a' },
  },
};
