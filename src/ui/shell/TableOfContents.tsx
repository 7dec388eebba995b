import type { Header } from '../../page.ts';
import css from './TableOfContents.module.css';

/** The headings of the page; the scroll spy marks the current one. */
export function TableOfContents({ headers }: { headers: Header[] }) {
  if (headers.length === 0) return null;
  return (
    <nav aria-labelledby="toc-title">
      <h2 id="toc-title" className={css.title}>
        On this page
      </h2>
      <ul className={css.list}>
        {headers.map(({ level, title, slug }) => (
          <li key={slug} className={level === 3 ? css.deep : undefined}>
            {/* The scroll spy may have marked a link before React came: the mark is its own. */}
            <a href={`#${slug}`} suppressHydrationWarning>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
