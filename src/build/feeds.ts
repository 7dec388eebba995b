import { escapeHtml } from '../shared/escape.ts';
import type { NavigationEntry, PageView } from '../shared/page.ts';
import type { Site } from '../shared/site.ts';

/** A page of the published site. */
export interface PublishedPage {
  view: PageView;
  /** Returns its Markdown copy. */
  readMarkdown(): string;
}

/** Whether a page may be listed, which its frontmatter can prevent with `noindex`. */
const isListed = ({ view }: Pick<PublishedPage, 'view'>): boolean => !view.page.frontmatter.noindex;

/** `sitemap.xml`, https://www.sitemaps.org/protocol.html. */
export function sitemap(pages: readonly Pick<PublishedPage, 'view'>[], site: Site): string {
  const urls = pages.filter(isListed).map(({ view: { page } }) => {
    const date = page.lastUpdated ? `<lastmod>${page.lastUpdated}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(site.origin + page.path)}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/**
 * `robots.txt`, which crawlers request at the root of a host. It allows everything, even for previews, because a crawler has to
 * fetch a page to see its `noindex`.
 */
export const robots = (site: Site): string =>
  `User-agent: *\nAllow: /\n${site.noindex ? '' : `\nSitemap: ${site.origin}${site.base}sitemap.xml\n`}`;

/** `opensearch.xml`, which adds the site's search to browsers: https://github.com/dewitt/opensearch. */
export const openSearch = (site: Site): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(site.name)}</ShortName>
  <Description>${escapeHtml(site.description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${site.origin}${site.base}favicon.svg</Image>
  <Url type="text/html" method="get" template="${site.origin}${site.base}?q={searchTerms}"/>
</OpenSearchDescription>
`;

/** `llms.txt`, https://llmstxt.org: links to all Markdown copies, in the order of the sidebar. */
export function llms(
  pages: readonly Pick<PublishedPage, 'view'>[],
  entries: readonly NavigationEntry[],
  site: Site,
): string {
  const left = new Map(pages.filter(isListed).map(({ view: { page } }) => [page.path, page]));
  const line = (path: string): string[] => {
    const page = left.get(path);
    left.delete(path);
    return page ? [`- [${page.title}](${site.origin}${page.path}index.md): ${page.description}`] : [];
  };
  const top: string[] = [];
  const sections: string[] = [];
  for (const entry of entries) {
    if (entry.type === 'link') top.push(...line(entry.path));
    else
      sections.push([`## ${entry.title}`, '', ...entry.links.flatMap(({ path }) => line(path))].join('\n'));
  }
  const more = [...left.keys()].flatMap(line);
  if (more.length > 0) sections.push(['## More', '', ...more].join('\n'));
  return `# ${site.name}\n\n> ${site.description} ${site.tagline}.\n\n${top.join('\n')}\n\n${sections.join('\n\n')}\n`;
}

/**
 * `llms-full.txt`: the Markdown of all pages. It is generated page by page, because the text of a large site doesn't fit into
 * memory.
 */
export function* llmsFull(pages: Iterable<PublishedPage>): Generator<string> {
  let between = '';
  for (const page of pages) {
    if (!isListed(page)) continue;
    yield between + page.readMarkdown();
    between = '\n\n---\n\n';
  }
}
