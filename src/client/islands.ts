import { loadOf } from '../figures/registry.ts';

const unmounts: (() => void)[] = [];
let observer: IntersectionObserver | undefined;

/** Makes the figures of the article interactive as they come into view, and ends those of the article before. */
export function watchIslands(): void {
  observer?.disconnect();
  for (const unmount of unmounts.splice(0)) unmount();
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer?.unobserve(target);
      void mount(target);
    }
  });
  for (const element of document.querySelectorAll('#article [data-island]')) observer.observe(element);
}

async function mount(element: HTMLElement): Promise<void> {
  const { island = '' } = element.dataset;
  const load = loadOf(island);
  if (!load) return;
  try {
    const [figure, { hydrateFigure }] = await Promise.all([load(), import('./hydrate-figure.tsx')]);
    if (element.isConnected) unmounts.push(hydrateFigure(element, figure.default));
  } catch {
    // Without its script the figure stays as the build has rendered it, which reads well.
  }
}
