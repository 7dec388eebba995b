/*
 * The best results of other generators with 111 pages of the same documentation, on the same two cores, in Chromium 156, November
 * 2026: VitePress 1.6.4 and 2.0.0-alpha.21, Starlight 0.42.4, Docusaurus 3.10.2, Rspress 2.0.22, Nextra 4.6.1 and Fumadocs
 * 16.15.13, each with its default theme, local search and the same compression.
 */

/** The best of the others on one axis. */
export interface Mark {
  peer: string;
  value: number;
}

const mark = (peer: string, value: number): Mark => ({ peer, value });

/** Measurements of a page load; kB on the wire, ms on a slow device and network. */
export type LoadAxis = 'requests' | 'total' | 'html' | 'css' | 'js' | 'fcp' | 'lcp' | 'tbt' | 'cls';

/** Loading a page with no input until two seconds after it; times at 4x CPU and 1.6 Mbps, 150 ms. */
export const load: Record<'home' | 'medium' | 'longest', Record<LoadAxis, Mark>> = {
  home: {
    requests: mark('Starlight', 10),
    total: mark('Starlight', 45.5),
    html: mark('VitePress 2', 5.5),
    css: mark('Rspress', 11.2),
    js: mark('Starlight', 26),
    fcp: mark('Starlight', 788),
    lcp: mark('Rspress', 808),
    tbt: mark('Starlight', 0),
    cls: mark('Docusaurus', 0),
  },
  medium: {
    requests: mark('Starlight', 9),
    total: mark('Starlight', 45.1),
    html: mark('VitePress 2', 5.2),
    css: mark('Rspress', 11.2),
    js: mark('Starlight', 26),
    fcp: mark('Starlight', 700),
    lcp: mark('Rspress', 812),
    tbt: mark('Starlight', 0),
    cls: mark('Docusaurus', 0),
  },
  longest: {
    requests: mark('Rspress', 10),
    total: mark('Starlight', 64.9),
    html: mark('VitePress 2', 17.9),
    css: mark('Rspress', 11.2),
    js: mark('Starlight', 27.3),
    fcp: mark('Starlight', 736),
    lcp: mark('Rspress', 1328),
    tbt: mark('Starlight', 129),
    cls: mark('Docusaurus', 0),
  },
};

/** Milliseconds from a click to the new heading painted; `kB` is what a click without a hover fetched. */
export const navigation = {
  cold: { 1: mark('Rspress', 62), 4: mark('VitePress', 191) },
  prefetched: { 1: mark('VitePress', 49), 4: mark('VitePress 2', 184) },
  kB: mark('Rspress', 1.1),
};

/** Search: milliseconds to the open box, and from opening with a pasted query to its results. */
export const search = {
  open: mark('Docusaurus', 129),
  results: { 1: mark('Docusaurus', 341), 4: mark('Docusaurus', 787) },
  resultsSlowNetwork: mark('Rspress', 1066),
  kB: mark('Starlight', 125.3),
};

/** Building 111 pages. */
export const build = {
  coldSeconds: mark('Starlight', 7.4),
  warmSeconds: mark('Rspress', 8.2),
  memory: mark('VitePress 2', 679),
  files: mark('Rspress', 234),
  output: mark('Starlight', 8.3),
};

/** Building 999 and 4,995 pages. */
export const growth = {
  pagesPerSecond: mark('Starlight (999)', 32.6),
  memory: mark('Starlight (999)', 2070),
};

/** Lighthouse on a mobile device. */
export const lighthouse: Record<
  'home' | 'medium' | 'longest',
  Record<'performance' | 'accessibility' | 'best-practices' | 'seo' | 'lcp' | 'tbt', Mark>
> = {
  home: {
    performance: mark('Starlight', 100),
    accessibility: mark('Starlight', 100),
    'best-practices': mark('all', 100),
    seo: mark('VitePress', 100),
    lcp: mark('Starlight', 1386),
    tbt: mark('Starlight', 0),
  },
  medium: {
    performance: mark('Starlight', 100),
    accessibility: mark('Starlight', 100),
    'best-practices': mark('all', 100),
    seo: mark('VitePress', 100),
    lcp: mark('Starlight', 1150),
    tbt: mark('Starlight', 0),
  },
  longest: {
    performance: mark('Starlight', 97),
    accessibility: mark('VitePress 2', 100),
    'best-practices': mark('all', 100),
    seo: mark('VitePress', 100),
    lcp: mark('Starlight', 1332),
    tbt: mark('Starlight', 191),
  },
};

/** Milliseconds from saving an edit to its text in the browser. */
export const editToScreen = mark('VitePress', 87);
