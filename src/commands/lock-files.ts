/**
 * Copies the locked ids of a page to its new route. Those of the old route stay, because the redirect keeps them.
 *
 * @returns the new text of a lock, or `undefined` for any other file
 */
export function lockMove(path: string, text: string, from: string, to: string): string | undefined {
  if (path === 'data/anchors.lock.json') {
    const anchors: Record<string, string[]> = JSON.parse(text);
    const ids = [...(anchors[from] ?? []), ...(anchors[to] ?? [])];
    if (ids.length > 0) anchors[to] = [...new Set(ids)].sort();
    const sorted = Object.entries(anchors).sort(([a], [b]) => a.localeCompare(b));
    return print(Object.fromEntries(sorted));
  }
  if (path === 'data/routes.lock.json') {
    const routes: string[] = JSON.parse(text);
    return routes.includes(from) ? print([...new Set([...routes, to])].sort()) : text;
  }
  return undefined;
}

const print = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
