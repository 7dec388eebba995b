import { Fragment } from 'react';
import css from './ArticleHead.module.css';

/** The title of a page, and the buttons for its Markdown, which `client/copy.ts` handles. */
export function ArticleHead({ title, markdown }: { title: string; markdown: string }) {
  return (
    <>
      <h1 tabIndex={-1}>
        {title.split(/(?<=\S\/)(?=\S)/).map((part, i) => (
          // A name such as @pipedream/platform is wider than a phone.
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
