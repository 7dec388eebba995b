/**
 * Runs a change that replaces what an element contains. What was open stays open, and is recognized by its summary, and by how many
 * others before it have the same one.
 */
export function keepOpen(element: HTMLElement, change: () => void): void {
  const open = new Set([...named(element)].filter(([, details]) => details.open).map(([name]) => name));
  change();
  for (const [name, details] of named(element)) details.open ||= open.has(name);
}

function named(element: HTMLElement): Map<string, HTMLDetailsElement> {
  const found = new Map<string, HTMLDetailsElement>();
  for (const details of element.querySelectorAll('details')) {
    const summary = details.querySelector('summary')?.textContent ?? '';
    let count = 0;
    while (found.has(`${count} ${summary}`)) count++;
    found.set(`${count} ${summary}`, details);
  }
  return found;
}
