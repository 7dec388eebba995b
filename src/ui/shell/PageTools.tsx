import type { PageView } from '../../shared/page.ts';
import css from './PageTools.module.css';

/** What stands above an article: where it belongs, and, where they have no place beside it, its contents. */
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
          {/* The scroll spy fills in the heading that is being read. */}
          <span className={css.section} hidden />
        </button>
      )}
    </div>
  );
}
