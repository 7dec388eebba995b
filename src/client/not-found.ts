import { nearestPages } from '../shared/nearest-pages.ts';

/** Adds the path and the nearest pages to the not-found article. */
export function completeNotFound(): void {
  const path = location.pathname;
  const pages = [...document.querySelectorAll<HTMLAnchorElement>('#sidebar li a')]
    // The sidebar has links to other sites too.
    .filter(({ pathname, origin }) => origin === location.origin && pathname.startsWith(__BASE__))
    .map(({ textContent, pathname }) => ({ title: textContent ?? '', path: pathname }));
  const asked = document.querySelector('#article [data-asked]');
  if (asked) asked.textContent = path.slice(0, 300);
  const list = document.querySelector('#article [data-nearest]');
  list?.replaceChildren(
    ...nearestPages(path, pages).map((page) => {
      const [item, link, title, address] = ['li', 'a', 'strong', 'code'].map((tag) =>
        document.createElement(tag),
      );
      if (!item || !link || !title || !address) return '';
      link.setAttribute('href', page.path);
      title.textContent = page.title;
      address.textContent = page.path;
      link.append(title, ' ', address);
      item.append(link);
      return item;
    }),
  );
}
