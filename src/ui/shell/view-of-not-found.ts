import type { PageView } from '../../page.ts';

/** What the shell shows around the not-found article. */
export function viewOfNotFound(path: string, repository: string): PageView {
  const title = 'Page not found';
  const description = 'There is no page at this address.';
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
