import { escapeAttribute } from '../escape.ts';
import { withBase } from '../paths.ts';
import type { Host } from './host.ts';
import { listMoves } from './moves.ts';
import { splitTarget } from './patterns.ts';

/** GitHub Pages, which knows neither redirects nor headers: pages that lead on stand in the place of redirects. */
export const github: Host = {
  wantsNotFoundAtRoot: true,
  files: (site) => ({
    inside: {
      '.nojekyll': '',
      ...(site.base !== '/' && { [withBase(site.base, '.nojekyll').slice(1)]: '' }),
      ...Object.fromEntries(
        listMoves(site)
          // The host itself leads from an address without the slash to the one with it.
          .filter(({ from }) => from.endsWith('/'))
          .map(({ from, to }) => [`${from.slice(1)}index.html`, stub(to)]),
      ),
    },
  }),
};

/** A page that leads on, and keeps what was asked for; without scripts, it leads on all the same. */
function stub(target: string): string {
  const [address, hash] = splitTarget(target);
  const href = escapeAttribute(target);
  const script = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${href}">
<script>location.replace(${script(address)} + location.search + (location.hash || ${script(hash)}))</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<p>This page has moved to <a href="${href}">${href}</a>.</p>
</html>
`;
}
