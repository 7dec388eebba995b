import type { Header } from '../page.ts';

/** A page as the search over titles and headings knows it. */
export interface TitleEntry {
  route: string;
  title: string;
  /** Group of the sidebar, and parent, if any. */
  trail: string;
  headers: Header[];
}

/** The place of the list below the base. */
export const titlesFile = 'assets/titles.json';

let titles: Promise<TitleEntry[]> | undefined;

/** Fetches the titles and headings of all pages, once. A failure is not remembered. */
export function loadTitles(): Promise<TitleEntry[]> {
  titles ??= fetchTitles().catch((error: unknown) => {
    titles = undefined;
    throw error;
  });
  return titles;
}

async function fetchTitles(): Promise<TitleEntry[]> {
  const response = await fetch(__BASE__ + titlesFile);
  if (!response.ok) throw new Error(`The list of titles answered ${response.status}.`);
  return response.json();
}
