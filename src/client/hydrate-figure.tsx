import { type ComponentType, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchCrashes } from '../browser/crashes.ts';
import { loadOf } from '../figures/registry.ts';

/**
 * Makes the HTML of the figure that `data-island` names interactive.
 *
 * @returns a function that ends that, or nothing if the element has left the document meanwhile
 * @throws when the figure's script can't be loaded
 */
export async function hydrateFigure(element: HTMLElement): Promise<(() => void) | undefined> {
  const module = await loadOf(element.dataset.island ?? '')?.();
  await module?.prepare?.();
  if (!module || !element.isConnected) return;
  const choices = choicesIn(element);
  const onLive = () => {
    for (const choose of choices.splice(0)) choose();
    element.dataset.live = '';
  };
  const built = [...element.cloneNode(true).childNodes];
  const isRepeatedCrash = watchCrashes();
  const options = {
    identifierPrefix: element.dataset.prefix ?? '',
    onUncaughtError(error: unknown) {
      reportError(error);
      const isRepeated = isRepeatedCrash();
      // React is still rendering the old one.
      setTimeout(() => restart(isRepeated));
    },
  };
  const live = <Live figure={module.default} onLive={onLive} />;
  let root = hydrateRoot(element, live, options);
  /**
   * Renders a crashed figure again or, after repeated crashes, restores the HTML that the build rendered. Extensions and
   * translators change the document in ways that React can't handle.
   */
  const restart = (isRepeated: boolean) => {
    root.unmount();
    if (!element.isConnected) return;
    delete element.dataset.live;
    element.replaceChildren(...(isRepeated ? built : []));
    if (isRepeated) return;
    root = createRoot(element, options);
    root.render(live);
  };
  return () => root.unmount();
}

function Live({ figure: Figure, onLive }: { figure: ComponentType; onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return <Figure />;
}

/** Functions that restore what the reader chose or typed before hydration. */
function choicesIn(element: HTMLElement): (() => void)[] {
  const selects = [...element.querySelectorAll('select')]
    .filter((select) => !select.selectedOptions[0]?.defaultSelected)
    .map((select) => {
      const { value } = select;
      return () => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
    });
  const fields = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return [...selects, ...fields.flatMap(changeOf)];
}

/** Dispatches a field's change again. React ignores the event if the field still has the value that React recorded. */
function changeOf(field: HTMLInputElement | HTMLTextAreaElement): (() => void)[] {
  if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
    const { checked } = field;
    // The radio button that was unchecked needs no event.
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return [];
    return [
      () => {
        field.checked = !checked;
        field.click();
      },
    ];
  }
  const { value } = field;
  if (value === field.defaultValue) return [];
  return [
    () => {
      field.value = field.defaultValue;
      setUnnoticed(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  ];
}

/** Sets a value with the prototype's setter, because React overrides the setter on the element to track the value. */
function setUnnoticed(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
