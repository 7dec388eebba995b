import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadOf } from '../figures/registry.ts';

/**
 * Makes the HTML of the figure that `data-island` names interactive.
 *
 * @returns a function that ends that, or nothing if the element has left the document meanwhile
 * @throws when the figure's script can't be loaded
 */
export async function hydrateFigure(element: HTMLElement): Promise<(() => void) | undefined> {
  const { default: figure } = (await loadOf(element.dataset.island ?? '')?.()) ?? {};
  if (!figure || !element.isConnected) return;
  const choices = choicesIn(element);
  const onLive = () => {
    for (const choose of choices) choose();
    element.dataset.live = '';
  };
  const live = <Live figure={figure} onLive={onLive} />;
  const root = hydrateRoot(element, live, { identifierPrefix: element.dataset.prefix ?? '' });
  return () => root.unmount();
}

function Live({ figure: Figure, onLive }: { figure: ComponentType; onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return <Figure />;
}

/** Functions that restore what the reader chose before hydration. */
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
