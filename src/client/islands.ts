/** The figures that are interactive, each with the function that ends that; nothing while a figure's script is pending. */
const mounted = new Map<HTMLElement, (() => void) | undefined>();
let observer: IntersectionObserver | undefined;

/** Makes the figures of the article interactive as they come into view, and unmounts those that have left the document. */
export function observeFigures(): void {
  observer?.disconnect();
  for (const [element, unmount] of mounted) {
    if (element.isConnected) continue;
    unmount?.();
    mounted.delete(element);
  }
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLElement && !mounted.has(target)) void mount(target);
  });
  for (const element of document.querySelectorAll('#article [data-island]')) observer.observe(element);
}

async function mount(element: HTMLElement): Promise<void> {
  mounted.set(element, undefined);
  try {
    const { hydrateFigure } = await import('./hydrate-figure.tsx');
    mounted.set(element, await hydrateFigure(element));
  } catch {
    // Without its script, the figure stays as the build rendered it. The script is requested again when the figure comes into view
    // the next time.
    mounted.delete(element);
  }
}
