import { Fragment } from 'react';
import css from './ArticleHead.module.css';

/** The title of a page, and the page as Markdown. `client/copy.ts` makes its button work. */
export function ArticleHead({ title, markdown }: { title: string; markdown: string }) {
  return (
    <>
      <h1 tabIndex={-1}>
        {title.split(/(?<=\S\/)(?=\S)/).map((part, i) => (
          // A name such as @pipedream/platform is longer than a line on a phone.
          <Fragment key={part}>
            {i > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </h1>
      <div className={css.tools}>
        <button type="button" className={css.copy} data-copy-page="" aria-live="polite">
          Copy page
        </button>
        <a href={markdown}>Markdown</a>
      </div>
    </>
  );
}
