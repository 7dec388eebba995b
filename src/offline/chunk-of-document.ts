import { chunkScript } from '../chunk-script.ts';
import type { PageView } from '../page.ts';

/** Where a document has its article. */
const article = /<article id="article">(.*)<\/article><section [^>]*aria-labelledby="still-have-questions"/s;

/**
 * Makes the chunk of a page from its document, which has all that is in it, so that no page is sent twice. Whether it is
 * the chunk that the build has written, the hash in its name tells.
 *
 * @param view what the document says of its page
 */
export function chunkOfDocument(text: string, view: PageView): string | undefined {
  const html = article.exec(text)?.[1];
  return html === undefined ? undefined : chunkScript({ view, html });
}
