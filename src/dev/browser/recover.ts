/*
 * What a document loads that stands in for a page that cannot be shown: it says what is wrong, and loads itself again
 * when there is something to show.
 */
import { onChange } from './refetch.ts';

onChange(async ({ document: fresh }) => {
  if (fresh.getElementById('article')) location.reload();
});
