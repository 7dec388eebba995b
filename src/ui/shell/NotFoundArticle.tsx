import type { PageLink } from '../../page.ts';

interface Props {
  home: string;
  /** The path that was asked for, once it is known. */
  path?: string;
  /** The nearest pages that exist. */
  suggestions?: readonly PageLink[];
}

/** The article shown for an address that has no page. */
export function NotFoundArticle({ home, path, suggestions = [] }: Props) {
  return (
    <>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>
        {path ? (
          <>
            There is no page at <code>{shorten(path)}</code>.
          </>
        ) : (
          'There is no page at this address.'
        )}
      </p>
      {suggestions.length > 0 && (
        <>
          <h2>Were you looking for one of these?</h2>
          <ul>
            {suggestions.map((link) => (
              <li key={link.path}>
                <a href={link.path}>{link.title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        The menu lists every page. You can also start at the <a href={home}>overview</a>.
      </p>
    </>
  );
}

/** Paths of a hostile length still make a readable page. */
const shorten = (path: string): string => (path.length > 200 ? `${path.slice(0, 200)}…` : path);
