import type { Deployment } from './deployment.ts';
import { withBase } from './paths.ts';

/*
 * Every page has a Markdown copy beside its document: `limits/index.md`. It is also available as `limits.md`, and at the page's
 * own address to clients that prefer Markdown to HTML.
 */

/** Media ranges of `Accept`, as regular expressions that PCRE, RE2 and JavaScript support. The first match decides. */
export const markdownPreference = {
  /** Markdown with a weight below 1. Weights aren't compared: such clients get HTML, which RFC 9110 allows. */
  lesser: /text\/markdown[^,]*;\s*q=0/i,
  /** Markdown without such a weight. Browsers don't send it, and wildcards don't count. */
  named: /(?:^|,)\s*text\/markdown\s*(?:[;,]|$)/i,
} as const;

/**
 * Whether a client prefers the Markdown copy of a page to its document.
 *
 * @param accept the header `Accept`, if there is one
 */
export const prefersMarkdown = (accept = ''): boolean =>
  !markdownPreference.lesser.test(accept) && markdownPreference.named.test(accept);

/** The header `Vary` of responses that depend on `Accept-Encoding`, and of those that also depend on `Accept`. */
export const vary = { encoding: 'Accept-Encoding', page: 'Accept, Accept-Encoding' } as const;

/** Keeps Markdown copies out of search results, which list their page. */
export const robotsHeader = { name: 'X-Robots-Tag', value: 'noindex' } as const;

/** The header `Link` of a Markdown copy, which names its page. */
export const canonicalLink = ({ origin, base }: Pick<Deployment, 'origin' | 'base'>, route: string): string =>
  `<${origin}${withBase(base, route)}>; rel="canonical"`;

/** The additional headers of Markdown copies. */
export const markdownHeaders = (deployment: Pick<Deployment, 'origin' | 'base'>, route: string) => ({
  [robotsHeader.name]: robotsHeader.value,
  Link: canonicalLink(deployment, route),
});

/** Both addresses of the Markdown copy of a page, `/limits/index.md` and `/limits.md`. The home page has only the first. */
export function markdownPaths({ base }: Pick<Deployment, 'base'>, route: string): string[] {
  const copy = withBase(base, `${route}index.md`);
  return route === '/' ? [copy] : [copy, copy.replace(/\/index\.md$/, '.md')];
}
