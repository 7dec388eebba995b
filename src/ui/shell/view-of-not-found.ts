import type { PageView } from '../../page.ts';

/** What the shell shows around the not-found article. */
export const viewOfNotFound = (path: string, repository: string): PageView =>
  viewOfNoPage('Page not found', 'There is no page at this address.', path, repository);

/** What the shell shows around an article that is no page of the site. */
export function viewOfNoPage(title: string, description: string, path: string, repository: string): PageView {
  return {
    page: {
      title,
      description,
      frontmatter: { title, description },
      regularPath: path,
      relativePath: '',
      key: '',
      path,
      headers: [],
    },
    breadcrumbs: [],
    editUrl: repository,
  };
}
