import { once } from '../once.ts';

/**
 * Adds the stylesheets that only some documents load. Articles of other pages may need them.
 *
 * @throws when one can't be loaded; the next call retries
 */
export const addExtraStyles: () => Promise<unknown> = once(() => Promise.all(__EXTRA_SHEETS__.map(addSheet)));

function addSheet(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
  });
}
