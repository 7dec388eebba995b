import type { PageView } from '../page.ts';

/** Brings the document's head in line with the page that is shown. */
export function setHead({ page }: PageView): void {
  const found = page.key !== '';
  setLayout(page.frontmatter.layout);
  document.title = `${page.title} | ${__SITE_NAME__}`;
  setContent('meta[name="description"]', 'content', page.description);
  setContent('meta[property="og:title"]', 'content', page.title);
  setContent('meta[property="og:description"]', 'content', page.description);
  setContent('meta[property="og:url"]', 'content', __ORIGIN__ + page.path);
  setLink('canonical', found ? __ORIGIN__ + page.path : undefined);
  setLink('alternate', found ? `${page.path}index.md` : undefined, {
    type: 'text/markdown',
    title: `${page.title} as Markdown`,
  });
}

function setLayout(layout: string | undefined): void {
  if (layout) document.documentElement.dataset.layout = layout;
  else delete document.documentElement.dataset.layout;
}

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** A not-found page has no address of its own, so its links are taken away, and come back with the next page. */
function setLink(rel: string, href: string | undefined, attributes: Record<string, string> = {}): void {
  let link = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (href === undefined) {
    link?.remove();
    return;
  }
  if (!link) {
    link = document.createElement('link');
    link.rel = rel;
    document.head.append(link);
  }
  link.href = href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
}
