/** Creates a button that calls a function. */
export function createButton(label: string, onClick: () => unknown): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.onclick = () => void onClick();
  return element;
}
