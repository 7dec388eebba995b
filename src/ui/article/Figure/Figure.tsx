import css from './Figure.drawings.module.css';

/** A drawing with its caption. The SVG is inline, so that it follows the theme. */
export function Figure({ svg, caption }: { svg: string; caption?: string }) {
  return (
    <figure>
      <div className={css.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
