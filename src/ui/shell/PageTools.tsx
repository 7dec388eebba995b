import type { PageView } from '../../page.ts';
import css from './PageTools.module.css';

/** Breadcrumbs above the page's title. */
export function PageTools({ view }: { view: PageView }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={css.crumbs}>
        {view.breadcrumbs.map(({ title, path }) => (
          <li key={title}>{path ? <a href={path}>{title}</a> : title}</li>
        ))}
      </ol>
    </nav>
  );
}
