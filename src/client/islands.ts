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
  try {
    const { hydrateFigure } = await import('./hydrate-figure.tsx');
    const unmount = await hydrateFigure(element);
    if (unmount) unmounts.push(unmount);
  } catch {
    // Without its script the figure stays as the build has rendered it, which reads well.
  }
}
