import { addStyles } from '../../browser/styles.ts';
import styles from './offline.css?inline';
import { createOfflineControl } from './offline-control.ts';

/**
 * Adds the control at the end of the footer, where it causes no layout shift.
 *
 * @param register registers the service worker; also called when the reader retries
 */
export function showControl(footer: Element, register: () => Promise<ServiceWorkerRegistration>): void {
  addStyles(styles);
  const control = createOfflineControl(register);
  control.id = 'keep-offline';
  footer.append(control);
}
