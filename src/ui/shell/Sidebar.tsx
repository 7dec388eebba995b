import type { NavigationEntry, NavigationLink } from '../../shared/page.ts';
import css from './Sidebar.module.css';

interface Props {
  entries: readonly NavigationEntry[];
  /** Path of the current entry. Its group is open. */
  currentPath: string | undefined;
}

/** The navigation, as `details` elements that need no script. */
export function Sidebar({ entries, currentPath }: Props) {
  // Some pages are in two groups. The first is the one of their breadcrumbs.
  const current = entries
    .flatMap((entry) => (entry.type === 'link' ? [entry] : entry.links))
    .find(({ path }) => path === currentPath);
  return (
    <ul className={css.list}>
      {entries.map((entry) => (
        <li key={entry.title} className={entry.apart ? css.apart : undefined}>
          {entry.type === 'link' ? (
            <EntryLink link={entry} isCurrent={entry === current} />
          ) : (
            <details open={entry.links.some((link) => link === current)}>
              <summary>{entry.title}</summary>
              <ul>
                {entry.links.map((link) => (
                  <li key={link.path}>
                    <EntryLink link={link} isCurrent={link === current} />
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

function EntryLink({ link, isCurrent }: { link: NavigationLink; isCurrent: boolean }) {
  return (
    <a href={link.path} aria-current={isCurrent ? 'page' : undefined}>
      {link.title}
    </a>
  );
}
