import { type ComponentType, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadOf } from '../figures/registry.ts';

let roots: Root[] = [];
let observer: IntersectionObserver | undefined;

/** Makes the figures of the article that is shown live as they come into view, and ends those of the article before it. */
export function watchIslands(): void {
  leaveIslands();
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer?.unobserve(target);
      void takeOver(target);
    }
  });
  for (const element of document.querySelectorAll('#article [data-island]')) observer.observe(element);
}

function leaveIslands(): void {
  observer?.disconnect();
  for (const root of roots) root.unmount();
  roots = [];
}

async function takeOver(element: HTMLElement): Promise<void> {
  const { island = '', prefix = '' } = element.dataset;
  const load = loadOf(island);
  if (!load) return;
  // The figure reads well as the build drew it; if its script does not come, that is what stays.
  const module = await load().catch(() => undefined);
  if (!module || !element.isConnected) return;
  const choices = choicesIn(element);
  const onLive = () => {
    for (const make of choices) make();
    element.dataset.live = '';
  };
  const live = <Live figure={module.default} onLive={onLive} />;
  roots.push(hydrateRoot(element, live, { identifierPrefix: prefix }));
}

function Live({ figure: Figure, onLive }: { figure: ComponentType; onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return <Figure />;
}

/** What a reader has chosen before the figure was live, to be chosen again when it is. */
function choicesIn(element: HTMLElement): (() => void)[] {
  return [...element.querySelectorAll('select')]
    .filter((select) => !select.selectedOptions[0]?.defaultSelected)
    .map((select) => {
      const { value } = select;
      return () => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
    });
}
