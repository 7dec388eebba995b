import type { ReactNode } from 'react';
import type { NavigationEntry, PageView } from '../../page.ts';
import type { Site } from '../../site.ts';
import type { ExtraSheet } from '../sheets/names.ts';
import { neededSheets } from '../sheets/needed.ts';
import css from './Document.module.css';
import { inlineScripts } from './inline-scripts.ts';
import { Sidebar } from './Sidebar.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { writeView } from './sent-view.ts';
import { themeColors } from './theme-colors.ts';

/** Names of the hashed files that every document loads, as address paths. */
export interface Assets {
  stylesheet: string;
  /** Those that a document names when its article needs them; in development there is but one. */
  extraSheets: Partial<Record<ExtraSheet, string>>;
  boot: string;
  /** Changes whenever one of the shared files does; a page never mixes two builds. */
  buildId: string;
}

/** The shell's parts that React takes over in the browser, already rendered. */
export interface HydratedParts {
  header: string;
  pageTools: string;
  pageFooter: string;
  tableOfContents: string;
}

interface Props {
  site: Site;
  view: PageView;
  /** The article's HTML, its title included. */
  articleHtml: string;
  entries: readonly NavigationEntry[];
  assets: Assets;
  /** Parts that the manifest of chunks is split into. */
  buckets: number;
  parts: HydratedParts;
  /** Whether this is the not-found page, which is not indexed and has no canonical address. */
  notFound?: boolean;
  /** Address of the script of the offline page, which is shown for pages that are not cached; no server sends that page. */
  offlineScript?: string;
}

/** A complete HTML document. Everything outside the hydrated parts is never touched by React. */
export function Document({
  site,
  view,
  articleHtml,
  entries,
  assets,
  buckets,
  parts,
  notFound = false,
  offlineScript,
}: Props) {
  const { page } = view;
  return (
    <html
      lang="en"
      data-build={assets.buildId}
      data-buckets={buckets}
      data-layout={page.frontmatter.layout}
      data-not-found={notFound && !offlineScript ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(page.title, site.name)}</title>
        <meta name="description" content={page.description} />
        {(notFound || site.noindex || page.frontmatter.noindex) && <meta name="robots" content="noindex" />}
        {!notFound && <link rel="canonical" href={site.origin + page.path} />}
        <meta property="og:title" content={page.title} />
        <meta property="og:description" content={page.description} />
        {!notFound && <meta property="og:url" content={site.origin + page.path} />}
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content={site.name} />
        <meta name="color-scheme" content="light dark" />
        {/* Browsers use the first whose media query matches. */}
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content={themeColors.light} />
        <Inline script={inlineScripts.head} />
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
        {!notFound && <link rel="alternate" type="text/markdown" href={`${page.path}index.md`} />}
      </head>
      <body>
        <a className={css.skip} href="#content">
          Skip to content
        </a>
        <Part as="header" id="header" className={css.header} html={parts.header} />
        <div className={css.layout}>
          <nav id="sidebar" className={css.sidebar} popover="auto" aria-label="Documentation">
            <button type="button" className={css.close} popoverTarget="sidebar" popoverTargetAction="hide">
              Close
            </button>
            <a className={css.repository} href={site.repository}>
              GitHub
            </a>
            <Sidebar entries={entries} currentPath={view.sidebarPath} />
          </nav>
          <Inline script={inlineScripts.sidebar} />
          <main id="content" className={css.main} tabIndex={-1}>
            <Part as="div" id="page-tools" className={css.tools} html={parts.pageTools} />
            <article id="article" dangerouslySetInnerHTML={{ __html: articleHtml }} />
            <section className={css.help} aria-labelledby="still-have-questions">
              <h2 id="still-have-questions">Still have questions?</h2>
              <p>
                Ask the team and the community at{' '}
                <a href={site.supportUrl}>{site.supportUrl.replace('https://', '')}</a>.
              </p>
            </section>
            <Part as="div" id="page-footer" html={parts.pageFooter} />
          </main>
          <Part as="aside" id="toc" className={css.toc} html={parts.tableOfContents} popover />
        </div>
        <SiteFooter />
        <div id="failure" className={css.failure} role="alert" hidden>
          <p>What you asked for could not be loaded. This page stays where it is.</p>
          <button type="button">Try again</button>
        </div>
        <div id="progress" className={css.progress} />
        <script type="application/json" id="view" dangerouslySetInnerHTML={{ __html: writeView(view) }} />
      </body>
    </html>
  );
}

/** The text of the browser's tab. */
export const documentTitle = (title: string, siteName: string): string => `${title} | ${siteName}`;

function Inline({ script }: { script: string }): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

interface PartProps {
  as: 'header' | 'div' | 'aside';
  id: string;
  className?: string | undefined;
  html: string;
  /** Opens above the page where it has no place beside it. */
  popover?: boolean;
}

function Part({ as: Tag, id, className, html, popover = false }: PartProps): ReactNode {
  return (
    <Tag
      id={id}
      className={className}
      popover={popover ? 'auto' : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
