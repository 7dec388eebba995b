import { mapSidebar, moduleOf, type Peer } from './peer.ts';

/**
 * Hides the modification date of each page, because the other generators don't show it either. In development, pages with a date
 * fail to render in this version of Next.js.
 */
const withoutDates = { data: { '*': { theme: { timestamp: false } } } };

/**
 * https://nextra.site with its documentation theme and Pagefind, as a static export. The theme fails with the newest version of Zod
 * in its range, so `package.json` overrides it.
 */
export const nextra: Peer = {
  id: 'nextra',
  name: 'Nextra',
  package: 'nextra',
  // Nextra reads files that end with .md as Markdown, and Next.js adds the base path to links.
  dialect: { heading: true, mdx: false, vue: false, linksHaveBase: false },
  content: 'content',
  files: ({ title, base, sidebar }) => ({
    'next.config.mjs': `import { join } from 'node:path';
import nextra from 'nextra';

export default nextra({})({
  output: 'export',
  basePath: ${JSON.stringify(base.slice(0, -1))},
  trailingSlash: true,
  images: { unoptimized: true },
  // The folder of the packages, which Turbopack doesn't look above.
  turbopack: { root: join(import.meta.dirname, '..') },
});
`,
    'mdx-components.js': `import { useMDXComponents as getThemeComponents } from 'nextra-theme-docs';

export const useMDXComponents = (components) => ({ ...getThemeComponents(), ...components });
`,
    // Without the edit and feedback links, which lead to Nextra's own repository by default.
    'app/layout.jsx': `import { Layout, Navbar } from 'nextra-theme-docs';
import { Head } from 'nextra/components';
import 'nextra-theme-docs/style.css';
import pageMap from './page-map.mjs';

export const metadata = { title: ${JSON.stringify({ default: title, template: `%s – ${title}` })} };

export default function RootLayout({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout
          navbar={<Navbar logo={<b>{${JSON.stringify(title)}}</b>} />}
          pageMap={pageMap}
          editLink={null}
          feedback={{ content: null }}
        >
          {children}
        </Layout>
      </body>
    </html>
  );
}
`,
    'app/[[...mdxPath]]/page.jsx': `import { generateStaticParamsFor, importPage } from 'nextra/pages';
import { useMDXComponents as getComponents } from '../../mdx-components.js';

export const generateStaticParams = generateStaticParamsFor('mdxPath');

export async function generateMetadata({ params }) {
  const { metadata } = await importPage((await params).mdxPath);
  return metadata;
}

const Wrapper = getComponents().wrapper;

export default async function Page(props) {
  const params = await props.params;
  const { default: Content, toc, metadata, sourceCode } = await importPage(params.mdxPath);
  return (
    <Wrapper toc={toc} metadata={metadata} sourceCode={sourceCode}>
      <Content {...props} params={params} />
    </Wrapper>
  );
}
`,
    // Nextra's _meta files order the pages of a folder. But the groups of this sidebar have pages of several folders, and some
    // pages are in two groups. So this page map replaces the one that Nextra derives from folders.
    'app/page-map.mjs': moduleOf([
      withoutDates,
      ...mapSidebar<object>(
        sidebar,
        ({ title, link }) =>
          link.startsWith('/')
            ? { name: link, title, route: link.slice(0, -1) || '/' }
            : { name: link, title, href: link },
        // The sidebar opens the group whose route is a prefix of the page's route. Groups have no page, so theirs must match none.
        (title, children) => ({ name: title, title, route: `#${title}`, children }),
      ),
    ]),
    // Hides this repository from Nextra, which would search its whole history for the dates of pages that aren't in it.
    '.git': 'gitdir: none\n',
    'package.json': '{ "name": "nextra-site", "type": "module" }\n',
  }),
  build: ['next/dist/bin/next', 'build'],
  afterBuild: ['pagefind/lib/runner/bin.cjs', '--site', '.next/server/app', '--output-path', 'out/_pagefind'],
  dev: (port) => ['next/dist/bin/next', 'dev', '--port', String(port), '--hostname', '127.0.0.1'],
  output: 'out',
  caches: ['.next'],
  search: {
    key: 'Control+k',
    input: '.nextra-navbar .nextra-search input',
    result: '.nextra-search-results a',
  },
};
