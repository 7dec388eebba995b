import type { PageView } from '../../shared/page.ts';
import css from './PageTools.module.css';

/** The bar above an article: breadcrumbs, and the button of the table of contents where there is no space beside the article. */
export function PageTools({ view }: { view: PageView }) {
  return (
    <div className={css.bar}>
      {view.breadcrumbs.length > 0 && (
        <nav aria-label="Breadcrumbs">
          <ol className={css.crumbs}>
            {view.breadcrumbs.map(({ title, path }) => (
              <li key={title}>{path ? <a href={path}>{title}</a> : title}</li>
            ))}
          </ol>
        </nav>
      )}
      {view.page.headers.length > 0 && (
        <button type="button" className={css.contents} popoverTarget="toc">
          <span>On this page</span>
          {/* The scroll spy shows the current heading here. */}
          <span className={css.section} hidden />
        </button>
      )}
    </div>
  );
}
