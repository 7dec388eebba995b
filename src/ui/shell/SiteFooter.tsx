import css from './SiteFooter.module.css';

/** Which version of the product the site describes. */
export function SiteFooter() {
  return (
    <footer className={css.root}>
      <p>This site describes Pipedream as of the end of 2021.</p>
    </footer>
  );
}
