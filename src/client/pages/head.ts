import type { PageView } from '../../page.ts';

/** Brings the document's head in line with the page that is shown. */
export function setHead({ page }: PageView): void {
  const found = page.key !== '';
  setLayout(page.frontmatter.layout);
  document.title = `${page.title} | ${__SITE_NAME__}`;
  setElement('meta', 'name', 'description', { content: page.description });
  setElement('meta', 'property', 'og:title', { content: page.title });
  setElement('meta', 'property', 'og:description', { content: page.description });
  // A not-found page has no address of its own, so what names one is taken away, and comes back with the next page.
  const address = __ORIGIN__ + page.path;
  const copy = { type: 'text/markdown', href: `${page.path}index.md` };
  setElement(
    'meta',
    'name',
    'robots',
    found && !page.frontmatter.noindex && !__NOINDEX__ ? undefined : { content: 'noindex' },
  );
  setElement('meta', 'property', 'og:url', found ? { content: address } : undefined);
  setElement('link', 'rel', 'canonical', found ? { href: address } : undefined);
  setElement('link', 'rel', 'alternate', found ? copy : undefined);
}

function setLayout(layout: string | undefined): void {
  if (layout) document.documentElement.dataset.layout = layout;
  else delete document.documentElement.dataset.layout;
}

/** Gives an element of the head these attributes, or takes it away. */
function setElement(
  tag: 'meta' | 'link',
  key: string,
  name: string,
  attributes: Record<string, string> | undefined,
): void {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!attributes) {
    element?.remove();
    return;
  }
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
}
