import { addStyles } from '../../browser/add-styles.ts';
import { createKeepControl } from './keep-control.ts';
import styles from './offline.css?inline';

/**
 * Puts the control at the end of the footer, where it moves nothing else.
 *
 * @param register registers the service worker, and is called again when the reader retries
 */
export function showControl(footer: Element, register: () => Promise<ServiceWorkerRegistration>): void {
  addStyles(styles);
  const control = createKeepControl(register);
  control.id = 'keep-offline';
  footer.append(control);
}
