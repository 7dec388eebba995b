import type { NavigationEntry, PageView } from '../../shared/page.ts';
import { socialCardFile } from '../../shared/paths.ts';
import type { Site } from '../../shared/site.ts';
import type { ExtraSheet } from '../sheets/names.ts';
import { neededSheets } from '../sheets/needed.ts';
import { BreadcrumbList } from './BreadcrumbList.tsx';
import css from './Document.module.css';
import { Header } from './Header.tsx';
import { inlineScript } from './inline-script.ts';
import { PageFooter } from './PageFooter.tsx';
import { PageTools } from './PageTools.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { themeColors } from './theme-colors.ts';

/** Addresses of the files that every document loads. */
export interface Assets {
  stylesheet: string;
  /** The stylesheets that a document only loads if its article needs them. Development has one for all. */
  extraSheets: Partial<Record<ExtraSheet, string>>;
  boot: string;
  /** Changes with every shared file and with the shell, so that a page never mixes two builds. */
  buildId: string;
}

/** What all documents of a build share. */
export interface DocumentContext {
  site: Site;
  entries: readonly NavigationEntry[];
  assets: Assets;
  /** Number of parts of the manifest. */
  buckets: number;
}

interface Props extends DocumentContext {
  view: PageView;
  /** The article's HTML, with its title. */
  articleHtml: string;
  /** Whether this is the not-found page, which isn't indexed and has no canonical URL. */
  notFound?: boolean;
  /** Address of the script of the offline page. Servers never send that page. */
  offlineScript?: string;
}

/** A complete HTML document. `page-content.ts` depends on the order of its elements. */
export function Document({ site, view, articleHtml, notFound = false, offlineScript, ...context }: Props) {
  const { assets, buckets, entries } = context;
  const { page } = view;
  return (
    <html
      lang="en"
      data-build={assets.buildId}
      data-buckets={buckets > 1 ? buckets : undefined}
      data-layout={page.frontmatter.layout}
      data-not-found={notFound && !offlineScript ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${page.title} | ${site.name}`}</title>
        <meta name="description" content={page.description} />
        {(notFound || site.noindex || page.frontmatter.noindex) && <meta name="robots" content="noindex" />}
        <meta property="og:title" content={page.title} />
        {!notFound && (
          <>
            <meta property="og:url" content={site.origin + page.path} />
            <link rel="canonical" href={site.origin + page.path} />
            <link rel="alternate" type="text/markdown" href={`${page.path}index.md`} />
            <meta property="og:image" content={site.origin + site.base + socialCardFile(page.regularPath)} />
            <BreadcrumbList view={view} site={site} />
          </>
        )}
        {/* The end of the page's metadata. */}
        <meta name="color-scheme" content="light dark" />
        <meta property="og:site_name" content={site.name} />
        <meta name="twitter:card" content="summary_large_image" />
        {/* In the light theme, it is the browsers' own color. */}
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <InlineScript />
        <link rel="stylesheet" href={assets.stylesheet} />
        {neededSheets(articleHtml).map(
          (sheet) =>
            assets.extraSheets[sheet] && (
              <link key={sheet} rel="stylesheet" href={assets.extraSheets[sheet]} />
            ),
        )}
        <script type="module" src={assets.boot} />
        {offlineScript && <script type="module" src={offlineScript} />}
        <link rel="icon" href={`${site.base}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${site.base}apple-touch-icon.png`} />
        <link rel="manifest" href={`${site.base}site.webmanifest`} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={`${site.base}opensearch.xml`}
          title={site.name}
        />
      </head>
      <body>
        <a className={css.skip} href="#content">
          Skip to content
        </a>
        <header id="header" className={css.header}>
          <Header home={site.base} name={site.name} repository={site.repository} />
        </header>
        <div className={css.layout}>
          <nav id="sidebar" className={css.sidebar} popover="auto" aria-label="Documentation">
            <button type="button" className={css.close} popoverTarget="sidebar">
              Close
            </button>
            <a className={css.repository} href={site.repository}>
              GitHub
            </a>
            <Sidebar entries={entries} currentPath={view.sidebarPath} />
          </nav>
          <InlineScript />
          <main id="content" className={css.main} tabIndex={-1}>
            <div id="page-tools" className={css.tools}>
              <PageTools view={view} />
            </div>
            <article id="article" dangerouslySetInnerHTML={{ __html: articleHtml }} />
            <p id="still-have-questions" className={css.help}>
              <strong>Still have questions?</strong> Ask the team and the community at{' '}
              <a href={site.supportUrl}>{site.supportUrl.replace('https://', '')}</a>.
            </p>
            <div id="page-footer">
              <PageFooter view={view} repository={site.repository} />
            </div>
          </main>
          {/* A popover where the window is too narrow for a third column. */}
          <aside id="toc" className={css.toc} popover="auto">
            <TableOfContents headers={page.headers} />
          </aside>
        </div>
        <SiteFooter />
        <div id="failure" className={css.failure} role="alert" hidden>
          <p>Something didn't load.</p>
          <button type="button">Try again</button>
        </div>
        <div id="progress" className={css.progress} />
      </body>
    </html>
  );
}

function InlineScript() {
  return <script dangerouslySetInnerHTML={{ __html: inlineScript }} />;
}
