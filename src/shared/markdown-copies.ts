import type { Deployment } from './deployment.ts';
import { withBase } from './paths.ts';

/*
 * Every page has a Markdown copy beside its document: `limits/index.md`. The address `limits.md` gives it too, and so does the
 * page's own address where a client prefers Markdown to HTML.
 */

/** Media ranges of `Accept`, as patterns that PCRE, RE2 and JavaScript share. The first one that matches decides. */
export const markdownPreference = {
  /** Markdown with a weight below 1. Nobody compares weights: such a client gets HTML, which RFC 9110 permits. */
  lesser: /text\/markdown[^,]*;\s*q=0/i,
  /** Markdown by name. Browsers don't name it, and a wildcard asks for nothing in particular. */
  named: /(?:^|,)\s*text\/markdown\s*(?:[;,]|$)/i,
} as const;

/**
 * Says whether a client prefers the Markdown copy of a page to its document.
 *
 * @param accept the header `Accept`, if there is one
 */
export const prefersMarkdown = (accept = ''): boolean =>
  !markdownPreference.lesser.test(accept) && markdownPreference.named.test(accept);

/** The header `Vary` of an answer that depends on `Accept-Encoding`, and of one that depends on `Accept` too. */
export const vary = { encoding: 'Accept-Encoding', page: 'Accept, Accept-Encoding' } as const;

/** The header of a Markdown copy that keeps it out of search results, where its page is listed. */
export const robotsHeader = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/** The header `Link` of a Markdown copy, which names its page. */
export const canonicalLink = ({ origin, base }: Pick<Deployment, 'origin' | 'base'>, route: string): string =>
  `<${origin}${withBase(base, route)}>; rel="canonical"`;

/** The headers that a Markdown copy has besides those of all files. */
export const markdownHeaders = (deployment: Pick<Deployment, 'origin' | 'base'>, route: string) => ({
  [robotsHeader.name]: robotsHeader.value,
  Link: canonicalLink(deployment, route),
});

/** Both addresses of the Markdown copy of a page, `/limits/index.md` and `/limits.md`. The home page has but one. */
export function markdownPaths({ base }: Pick<Deployment, 'base'>, route: string): string[] {
  const copy = withBase(base, `${route}index.md`);
  return route === '/' ? [copy] : [copy, copy.replace(/\/index\.md$/, '.md')];
}
