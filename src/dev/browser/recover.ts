/*
 * What a document loads that stands in for a page that cannot be shown: it asks what is wrong, and loads itself again
 * when something was mended.
 */
import { reportOpened } from './opened.ts';

const reload = (): void => location.reload();

import.meta.hot?.on('docs:page', reload);
import.meta.hot?.on('docs:site', reload);
import.meta.hot?.on('docs:mended', reload);
reportOpened();
