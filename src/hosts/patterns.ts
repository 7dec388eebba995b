import { bareBase, type HostedSite } from '../shared/deployment.ts';
import { stripTrailingSlash } from '../shared/paths.ts';
import { doubledBase } from '../shared/redirects.ts';

/*
 * Regular expressions for servers that look at files as the built-in one does. They use only what PCRE and RE2 have in
 * common: no lookaround, no references to what was matched.
 */

/** Puts a text into a regular expression. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text of an expression of JavaScript. */
export const textOf = ({ source }: RegExp): string => source.replaceAll('\\/', '/');

/** Everything that may stand behind a route: slashes, and names of documents. */
const ending = '(?:/index(?:\\.html)?|\\.html|/)*';

/** The path below the base: nothing, or what begins with a slash. One group. */
export const innerPattern = (site: HostedSite): string => `(?s)^${literally(bareBase(site))}((?:/.*)?)$`;

/** Last parts of a path that name a page, and those of which all that is left name a file; the first that fits counts. */
export const pageEnding = '\\.html$';
export const fileEnding = '\\.[A-Za-z0-9]+$';

/**
 * The route that a path below the base means, without its slash at the end; the first that fits counts, and each has one
 * group. Pages below a folder that is called as the doubled base are told from those below a base written twice.
 *
 * @param char what may stand in a name
 */
export function namePatterns({ pages }: HostedSite, char = '.'): string[] {
  const doubled = stripTrailingSlash(doubledBase);
  const kept = pages.filter((route) => route.startsWith(doubledBase)).map(stripTrailingSlash);
  return [
    ...kept.map((route) => `(?s)^(${literally(route)})${ending}$`),
    `(?s)^(?:${literally(doubled)})*((?:/${char}*?)??)${ending}$`,
  ];
}
