import css from '../article/NotFound.parts.module.css';

/** The article shown offline for a page that isn't cached. */
export function OfflineArticle({ home }: { home: string }) {
  return (
    <div className={css.root}>
      <h1 tabIndex={-1}>You're offline</h1>
      <p>This page isn't saved on this device. Connect to the internet, then try again.</p>
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
        To read every page without a connection, select <b>Keep these docs offline</b> at the end of any page
        while you're online, for example on the <a href={home}>overview</a>.
      </p>
    </div>
  );
}
