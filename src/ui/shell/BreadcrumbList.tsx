import type { PageView } from '../../shared/page.ts';
import type { Site } from '../../shared/site.ts';

/**
 * The breadcrumbs as JSON-LD, for the paths that search engines show with a result: https://schema.org/BreadcrumbList. Each
 * needs an address, so groups without a page are left out.
 */
export function BreadcrumbList({ view, site }: { view: PageView; site: Site }) {
  const { page, breadcrumbs } = view;
  const parents = breadcrumbs.filter(({ path }) => path !== undefined);
  if (parents.length === 0) return null;
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...parents, { title: page.title }].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      // The last one is the page itself, and needs no address.
      ...(path && { item: site.origin + path }),
    })),
  };
  // A `<` in a title could end the element.
  const json = JSON.stringify(list).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
