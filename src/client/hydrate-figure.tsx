import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes the HTML of a figure interactive.
 *
 * @returns ends that
 */
export function hydrateFigure(element: HTMLElement, figure: ComponentType): () => void {
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

/** Functions that repeat what a reader has chosen before React was loaded. */
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
