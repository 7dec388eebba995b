import type { Page, PageLink, PageView } from '../../shared/page.ts';
import css from './PageFooter.module.css';

/** What is below an article: feedback, a link to its source, the date of its last change, and links to its neighbors. */
export function PageFooter({ view, repository }: { view: PageView; repository: string }) {
  const { page, previous, next, editUrl } = view;
  // The not-found page and the offline page have no source file.
  if (page.key === '') return null;
  return (
    <>
      <p className={css.meta}>
        <span>
          Was this page helpful? <a href={issueUrl(repository, page, 'Helpful')}>Yes</a>{' '}
          <a href={issueUrl(repository, page, 'Not helpful')}>No</a>
        </span>
        <a href={editUrl}>Help us improve this page! Submit an edit on Github</a>
        {page.lastUpdated && (
          <span>
            Last updated <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated)}</time>
          </span>
        )}
      </p>
      {(previous || next) && (
        <nav className={css.neighbors} aria-label="Previous and next page">
          {previous && <Neighbor link={previous} rel="prev" label="← Previous" />}
          {next && <Neighbor link={next} rel="next" label="Next →" />}
        </nav>
      )}
    </>
  );
}

function Neighbor({ link, rel, label }: { link: PageLink; rel: 'prev' | 'next'; label: string }) {
  return (
    <a className={css[rel]} href={link.path} rel={rel}>
      <span className={css.label}>{label}</span>
      <span>{link.title}</span>
    </a>
  );
}

/** A link that opens a new issue about the page. Nothing is counted or sent from here. */
function issueUrl(repository: string, { path }: Page, verdict: string): string {
  const query = new URLSearchParams({ title: `[DOCS] ${verdict}: ${path}` }).toString();
  // Slashes are valid in queries, and a path that is repeated verbatim compresses better.
  return `${repository}/issues/new?${query.replaceAll('%2F', '/')}`;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The date in UTC: `November 21, 2026`. */
const formatDate = (iso: string): string => longDate.format(new Date(iso));
