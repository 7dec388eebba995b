import type { Page, PageLink, PageView } from '../../shared/page.ts';
import css from './PageFooter.module.css';

/** What is below an article: a question, a link to its source, the date of its last change, and links to its neighbors. */
export function PageFooter({ view, repository }: { view: PageView; repository: string }) {
  const { page, previous, next, editUrl } = view;
  // The not-found page and the offline page have no source file.
  if (page.key === '') return null;
  return (
    <>
      <fieldset className={css.feedback}>
        <legend>Was this page helpful?</legend>
        {['Yes', 'No'].map((answer) => (
          <label key={answer}>
            <input type="radio" name="helpful" value={answer} /> {answer}
          </label>
        ))}
        <output>
          <a href={issueUrl(repository, page)}>Thanks! Tell us more on GitHub</a>
        </output>
      </fieldset>
      <p className={css.meta}>
        <a href={editUrl}>Help us improve this page! Submit an edit on Github</a>
        {page.lastUpdated && (
          <span>
            Last updated <time dateTime={dayOf(page.lastUpdated)}>{formatDate(page.lastUpdated)}</time>
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

/** A link that opens a new issue about the page. The answer itself isn't sent anywhere. */
const issueUrl = (repository: string, { path }: Page): string =>
  `${repository}/issues/new?title=[DOCS]+${path}`;

/** The day in UTC: `2026-11-21`. */
const dayOf = (iso: string): string => new Date(iso).toISOString().slice(0, 10);

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The date in UTC: `November 21, 2026`. */
const formatDate = (iso: string): string => longDate.format(new Date(iso));
