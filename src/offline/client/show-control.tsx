import { createRoot } from 'react-dom/client';
import { KeepControl } from './KeepControl.tsx';
import { addStyles } from './styles.ts';

/**
 * Puts the control at the end of the footer, where nothing stands below that it could move.
 *
 * @param register registers the worker, and is asked again when the reader tries again
 */
export function showControl(footer: Element, register: () => Promise<ServiceWorkerRegistration>): void {
  addStyles();
  const element = document.createElement('div');
  element.id = 'keep-offline';
  footer.append(element);
  createRoot(element).render(<KeepControl register={register} />);
}
