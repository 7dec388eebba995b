/** Where a document has its view and its article. */
const view = /<script type="application\/json" id="view">(.*?)<\/script>/s;
const article = /<article id="article">(.*)<\/article><section [^>]*aria-labelledby="still-have-questions"/s;

/**
 * Makes the chunk of a page from its document, which has all that is in it, so that no page is sent twice. Whether it is
 * the chunk that the build has written, the hash in its name tells.
 */
export function chunkOfDocument(text: string): string | undefined {
  const json = view.exec(text)?.[1];
  const html = article.exec(text)?.[1];
  if (json === undefined || html === undefined) return undefined;
  return `export const view=${JSON.stringify(JSON.parse(json))};export const html=${JSON.stringify(html)};\n`;
}
