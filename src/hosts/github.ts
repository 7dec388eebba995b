import { escapeAttribute } from '../shared/escape.ts';
import { withBase } from '../shared/paths.ts';
import { splitTarget } from '../shared/redirects.ts';
import type { Host } from './host.ts';
import { listRedirects } from './redirect-list.ts';

/** GitHub Pages, which supports neither redirects nor headers, so each redirect is a page that loads the target. */
export const github: Host = {
  wantsFilesAtRoot: true,
  copiesMarkdown: true,
  files: (site) => ({
    inside: {
      '.nojekyll': '',
      ...(site.base !== '/' && { [withBase(site.base, '.nojekyll').slice(1)]: '' }),
      ...Object.fromEntries(
        listRedirects(site)
          // The host itself adds the trailing slash.
          .filter(({ from }) => from.endsWith('/'))
          .map(({ from, to }) => [`${from.slice(1)}index.html`, stub(to)]),
      ),
    },
  }),
};

/** A page that loads the target and keeps query and fragment; without scripts, it loads the target alone. */
function stub(target: string): string {
  const [address, hash] = splitTarget(target);
  const href = escapeAttribute(target);
  const query = address.includes('?') ? "location.search.replace('?', '&')" : 'location.search';
  const script = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
  const fragment = hash === '' ? 'location.hash' : script(hash);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${href}">
<script>location.replace(${script(address)} + ${query} + ${fragment})</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<p>This page has moved to <a href="${href}">${href}</a>.</p>
</html>
`;
}
