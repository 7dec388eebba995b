import { bareBase, type HostedSite } from '../shared/deployment.ts';
import { escapeRegExp } from '../shared/escape.ts';
import { stripTrailingSlash } from '../shared/paths.ts';
import { doubledBase } from '../shared/redirects.ts';

/*
 * Regular expressions for servers that resolve addresses like the built-in one. They only use what PCRE and RE2 have in common,
 * so there is no lookahead, lookbehind or backreference.
 */

/** The source of a regular expression. */
export const textOf = ({ source }: RegExp): string => source.replaceAll('\\/', '/');

/** Everything that can follow a route: slashes and file names of documents. */
const ending = '(?:/index(?:\\.html)?|\\.html|/)*';

/** The path below the base, empty or with a leading slash, as the only group. */
export const innerPattern = (site: HostedSite): string => `(?s)^${escapeRegExp(bareBase(site))}((?:/.*)?)$`;

/** Endings of paths that stand for a page, and of those that stand for a file. The first match decides. */
export const pageEnding = '\\.html$';
export const fileEnding = '\\.[A-Za-z0-9]+$';

/**
 * Patterns for the route of a path below the base, without its trailing slash, as their only group. The first match decides:
 * pages in a folder named like the base come before addresses that repeat the base.
 *
 * @param char characters that names can contain
 */
export function namePatterns({ pages }: HostedSite, char = '.'): string[] {
  const doubled = stripTrailingSlash(doubledBase);
  const kept = pages.filter((route) => route.startsWith(doubledBase)).map(stripTrailingSlash);
  return [
    ...kept.map((route) => `(?s)^(${escapeRegExp(route)})${ending}$`),
    `(?s)^(?:${escapeRegExp(doubled)})*((?:/${char}*?)??)${ending}$`,
  ];
}
