import { readView } from '../../ui/shell/sent-view.ts';
import { inTime, type Sent } from '../navigation.ts';
import { trustedHtml } from '../trusted.ts';
import type { Arrival } from './router.ts';

/**
 * The page in a document of this build, as a chunk would bring it.
 *
 * @param sent the answer with the document
 * @param href address that was asked for
 * @returns nothing when the answer is something else, comes late or not in full
 */
export async function fromDocument(sent: Sent | undefined, href: string): Promise<Arrival | undefined> {
  try {
    const response = await inTime(Promise.resolve(sent));
    if (!(response instanceof Response) || !response.ok || response.redirected) return undefined;
    const text = await inTime(response.text());
    const page = new DOMParser().parseFromString(trustedHtml(text), 'text/html');
    const article = page.getElementById('article');
    if (!article || page.documentElement.dataset.build !== document.documentElement.dataset.build)
      return undefined;
    const view = readView(page);
    // Another address of the page: some hosts answer those with the page itself.
    if (view.page.path !== new URL(href).pathname) return undefined;
    return { kind: 'page', href, view, html: article.innerHTML };
  } catch {
    // The document is a short cut; where it does not lead, the page is asked for as usual.
    return undefined;
  }
}
