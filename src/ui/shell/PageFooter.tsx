import type { Page, PageLink, PageView } from '../../shared/page.ts';
import css from './PageFooter.module.css';

/** What stands below an article: where its source is, when it changed, and the pages before and after it. */
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

/** A new issue about the page, with its address filled in. Nothing is counted or sent from here. */
function issueUrl(repository: string, { path }: Page, verdict: string): string {
  const query = new URLSearchParams({ title: `[DOCS] ${verdict}: ${path}` }).toString();
  // A slash stands for itself in a query, and the address as it is in the rest of the document takes no bytes.
  return `${repository}/issues/new?${query.replaceAll('%2F', '/')}`;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of an ISO date, the same in every time zone: `November 21, 2026`. */
const formatDate = (iso: string): string => longDate.format(new Date(iso));
