import type { Notes } from './table.ts';

/** The causes of what this site loses, as far as they are known. */
export const notes: Notes = [
  [
    /^load\/\w+\/html$/,
    'icons are part of the document, which is about 0.9 kB of it. The others have them in stylesheets and scripts.',
  ],
  [/^load\/\w+\/other$/, 'it’s the icon of the site, which the others have none of.'],
  [
    /^load\/\w+\/tbt$/,
    'it’s mostly the task in which the browser lays out and paints the article. Only tasks after the first paint count, which here is that of the header. The work of the main thread counts all tasks.',
  ],
  [
    /^search\/(?:kB|requests)$/,
    'this site fetches nothing for search before somebody opens it. Rspress fetches its index with every page, and Starlight and Docusaurus parts of their scripts.',
  ],
  [/^no-script\/words$/, 'the button **Copy page** is hidden, because it needs a script.'],
];
