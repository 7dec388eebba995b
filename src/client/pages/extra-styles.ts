import { addStylesheet } from '../../browser/styles.ts';
import { once } from '../once.ts';

/**
 * Adds the stylesheets that only some documents load. Articles of other pages may need them.
 *
 * @throws when one can't be loaded; the next call retries
 */
export const addExtraStyles: () => Promise<unknown> = once(() =>
  Promise.all(__EXTRA_SHEETS__.map(addStylesheet)),
);
