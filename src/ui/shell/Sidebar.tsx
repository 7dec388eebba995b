import type { NavigationEntry, NavigationLink } from '../../shared/page.ts';
import css from './Sidebar.module.css';

interface Props {
  entries: readonly NavigationEntry[];
  /** Path of the current entry. Its group is open. */
  currentPath: string | undefined;
}

/** The navigation, as `details` elements that need no script. */
export function Sidebar({ entries, currentPath }: Props) {
  return (
    <ul className={css.list}>
      {entries.map((entry) => (
        <li key={entry.title} className={entry.apart ? css.apart : undefined}>
          {entry.type === 'link' ? (
            <EntryLink link={entry} currentPath={currentPath} />
          ) : (
            <details open={entry.links.some(({ path }) => path === currentPath)}>
              <summary>{entry.title}</summary>
              <ul>
                {entry.links.map((link) => (
                  <li key={link.path}>
                    <EntryLink link={link} currentPath={currentPath} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function EntryLink({ link, currentPath }: { link: NavigationLink; currentPath: string | undefined }) {
  return (
    <a href={link.path} aria-current={link.path === currentPath ? 'page' : undefined}>
      {link.title}
    </a>
  );
}
