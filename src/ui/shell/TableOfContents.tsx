import type { Header } from '../../shared/page.ts';
import css from './TableOfContents.module.css';

/** From this many headings on, only the current section is expanded. */
const long = 30;

/** The headings of the page. The scroll spy marks the current one. */
export function TableOfContents({ headers }: { headers: Header[] }) {
  if (headers.length === 0) return null;
  return (
    <nav aria-labelledby="toc-title">
      <h2 id="toc-title" className={css.title}>
        On this page
      </h2>
      <ul className={headers.length < long ? css.list : `${css.list} ${css.long}`}>
        {chaptersOf(headers).map(({ header, sections }) => (
          <li key={header.slug}>
            <HeaderLink header={header} />
            {sections.length > 0 && (
              <ul>
                {sections.map((section) => (
                  <li key={section.slug}>
                    <HeaderLink header={section} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HeaderLink({ header: { slug, title } }: { header: Header }) {
  return <a href={`#${slug}`}>{title}</a>;
}

interface Chapter {
  header: Header;
  sections: Header[];
}

/** The second-level headings, each with its third-level ones. */
function chaptersOf(headers: readonly Header[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const header of headers) {
    const chapter = chapters.at(-1);
    if (header.level === 3 && chapter) chapter.sections.push(header);
    else chapters.push({ header, sections: [] });
  }
  return chapters;
}
