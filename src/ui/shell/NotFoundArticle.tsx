import type { PageLink } from '../../shared/page.ts';
import css from '../article/NotFound.parts.module.css';

interface Props {
  home: string;
  /** Links to the first page of each group. */
  chapters: readonly PageLink[];
}

/** The not-found article. A script adds the path and the nearest pages, for which space is reserved. */
export function NotFoundArticle({ home, chapters }: Props) {
  return (
    <div className={css.root}>
      <p className={css.status}>404</p>
      <h1 tabIndex={-1}>Page not found</h1>
      <p className={css.lead}>There's no page at this URL. It may have a typo, or the page may have moved.</p>
      <p className={css.asked}>
        <code data-asked="" />
      </p>
      <div className={css.nearest}>
        <h2>Were you looking for one of these?</h2>
        <ul data-nearest="" />
      </div>
      <p className={css.ways}>
        <button type="button" data-search="">
          Search the documentation
        </button>
        <a href={home}>Go to the overview</a>
      </p>
      <p className={css.unscripted}>
        Search needs JavaScript. The menu and the <a href={`${home}llms.txt`}>index</a> list every page.
      </p>
      {chapters.length > 0 && (
        <>
          <h2>Browse by topic</h2>
          <ul className={css.chapters}>
            {chapters.map(({ title, path }) => (
              <li key={title}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
