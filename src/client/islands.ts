import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { figures } from '../figures/registry.ts';

let roots: Root[] = [];
let observer: IntersectionObserver | undefined;

/** Makes the figures of the article that is shown live as they come into view. */
export function watchIslands(): void {
  leaveIslands();
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer?.unobserve(target);
      void mount(target);
    }
  });
  for (const element of document.querySelectorAll('#article [data-island]')) observer.observe(element);
}

/** Ends the live figures before their article goes. */
export function leaveIslands(): void {
  observer?.disconnect();
  for (const root of roots) root.unmount();
  roots = [];
}

async function mount(element: HTMLElement): Promise<void> {
  const load = figures[element.dataset.island ?? ''];
  if (!load) return;
  // The figure reads well as the build drew it; if its script does not come, that is what stays.
  const module = await load().catch(() => undefined);
  if (!module || !element.isConnected) return;
  // Rendered afresh rather than hydrated: ids that the build gave depend on the whole article.
  const root = createRoot(element);
  roots.push(root);
  root.render(createElement(module.default));
  element.dataset.live = '';
}
