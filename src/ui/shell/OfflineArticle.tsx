import css from '../article/NotFound.parts.module.css';

/** The article shown offline for a page that isn't cached. */
export function OfflineArticle({ home }: { home: string }) {
  return (
    <div className={css.root}>
      <h1 tabIndex={-1}>You are offline</h1>
      <p>
        This page is not kept on this device, and the site cannot be reached just now. The page comes as soon
        as you are connected and try again.
      </p>
      <p>
        <button type="button" id="try-again">
          Try again
        </button>
      </p>
      <section id="kept-pages" hidden>
        <h2>Pages on this device</h2>
        <ul />
      </section>
      <p>
        To have all pages with you, use <b>Keep these docs offline</b> at the end of any page while you are
        connected, for example of the <a href={home}>overview</a>.
      </p>
    </div>
  );
}
