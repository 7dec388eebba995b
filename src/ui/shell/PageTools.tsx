import { useSyncExternalStore } from 'react';
import type { PageView } from '../../page.ts';
import css from './PageTools.module.css';

/** What stands above an article: where it belongs, and, where they have no place beside it, its contents. */
export function PageTools({ view }: { view: PageView }) {
  const section = useSyncExternalStore(subscribe, currentSection, () => undefined);
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
          <span className={section ? 'visually-hidden' : undefined}>On this page</span>
          {section && <span className={css.section}>{section}</span>}
        </button>
      )}
    </div>
  );
}

/** The heading that is read, as the scroll spy marks it in the table of contents. */
const currentSection = (): string | undefined =>
  document.querySelector('#toc [aria-current]')?.textContent ?? undefined;

function subscribe(onChange: () => void): () => void {
  const contents = document.getElementById('toc');
  if (!contents) return () => {};
  const observer = new MutationObserver(onChange);
  observer.observe(contents, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
  return () => observer.disconnect();
}
