import type { Notes } from './table.ts';

/** The known causes of the rows that this site loses. */
export const notes: Notes = [
  [
    /^load\/\w+\/html$/,
    'icons are part of the document, which is about 0.9 kB of it. The others have them in stylesheets and scripts.',
  ],
  [/^load\/\w+\/other$/, 'it’s the icon of the site, which the others don’t have.'],
  [
    /^(?:load|lighthouse)\/\w+\/tbt$/,
    'it’s mostly the task in which the browser lays out and paints the article. Only tasks after the first paint count, which here is that of the header and the sidebar. With the article in the first paint, it would be 0 ms, and that paint 0.2 to 0.6 s later. The work of the main thread counts all tasks.',
  ],
  [
    /^(?:load|lighthouse)\/\w+\/(?:fcp|lcp)$/,
    'like the best of the others, this site paints once its document and a stylesheet are there. Which of the two is first differs from page to page and from run to run.',
  ],
  [
    /^load\/\w+\/(?:work|longest)$/,
    'Starlight and this site take equally long, within what differs from run to run.',
  ],
  [/^lighthouse\/\w+\/performance$/, 'Lighthouse computes it from the times below.'],
  [
    /^navigation\/cold-/,
    'VitePress and Docusaurus have loaded 150 to 270 kB of scripts with the page. This site fetches 9 kB when the pointer first moves, a finger touches the screen or a key is pressed, and here nothing of that happened before the click. Nor has it loaded the stylesheet of drawings, which this page needs: on the slow network, that is the second of two round trips. The warm rows show a reader with a mouse.',
  ],
  [
    /^search\/open$/,
    'the search box of Docusaurus is a field in the header. This site fetches the script of its dialog when the key is pressed.',
  ],
  [
    /^search\/(?:slow-\w+\/)?results$/,
    'VitePress, Starlight and this site each fetch 150 to 200 kB when somebody searches. Which of them is first differs from run to run. Rspress has fetched its index, and Docusaurus parts of its scripts, with the page.',
  ],
  [
    /^search\/key$/,
    'answers come from a worker, so that typing never waits for them. Both lists are there within three frames.',
  ],
  [
    /^search\/(?:kB|requests)$/,
    'this site fetches nothing for search before somebody opens it. Rspress fetches its index with every page, and Starlight and Docusaurus parts of their scripts.',
  ],
  [/^dev\/html$/, 'the document of VitePress is empty. The next row shows when the page can be read.'],
  [
    /^build\/(?:cold|warm)\/seconds$/,
    'Starlight and this site take equally long, within what differs from run to run.',
  ],
  [
    /^build\/output\//,
    'besides its pages, this site consists of their Markdown copies and social cards, the scripts that navigation loads in place of documents, the texts of search excerpts, and the code of samples that readers can run.',
  ],
  [/^no-script\/words$/, 'the button **Copy page** is hidden, because it needs a script.'],
];
