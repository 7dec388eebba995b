/*
 * The script of the document that is shown for a page with errors. It reloads the document when the page can be shown.
 */
import { onChange } from './refetch.ts';

onChange(async ({ text }) => {
  if (text.includes('<article id="article">')) location.reload();
});
