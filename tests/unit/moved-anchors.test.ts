import { describe, expect, test } from 'vitest';
import locked from '../../data/anchors.lock.json';
import { findMovedAnchor } from '../../src/shared/find-moved-anchor.ts';
import { type AnchorPlaces, anchorFiles, anchorsFile } from '../../src/shared/moved-anchors.ts';

const lookUp = (files: ReadonlyMap<string, AnchorPlaces>, id: string, route: string) => {
  // Serialized, like in a browser.
  const places = JSON.parse(JSON.stringify(files.get(anchorsFile(id))));
  return findMovedAnchor(id, places, route);
};

describe('a heading that a URL expects on the wrong page', () => {
  const files = anchorFiles(
    new Map([
      ['/limits/', { ids: new Set(['memory', 'overview', '__proto__', 'größe']) }],
      ['/errors/', { ids: new Set(['timeout', 'overview']) }],
      ['/api/rest/', { ids: new Set(['overview', 'get-source-events']) }],
    ]),
  );

  test('is found if exactly one page has it', () => {
    expect(lookUp(files, 'memory', '/errors/')).toBe('/limits/#memory');
    expect(lookUp(files, 'get-source-events', '/')).toBe('/api/rest/#get-source-events');
    expect(lookUp(files, '__proto__', '/')).toBe('/limits/#__proto__');
    expect(lookUp(files, 'größe', '/')).toBe('/limits/#gr%C3%B6%C3%9Fe');
  });

  test('is not looked up if several pages have it, or none', () => {
    expect(lookUp(files, 'overview', '/')).toBeUndefined();
    expect(lookUp(files, 'nowhere', '/limits/')).toBeUndefined();
    expect(lookUp(files, 'constructor', '/limits/')).toBeUndefined();
    expect(lookUp(files, '', '/limits/')).toBeUndefined();
  });

  test('never leads to the current page, which would be a loop', () => {
    expect(lookUp(files, 'memory', '/limits/')).toBeUndefined();
  });

  test('has a file for any id, also on a site without ids', () => {
    const none = anchorFiles(new Map());
    for (const id of ['memory', '', '🦊']) expect(none.get(anchorsFile(id))).toEqual({});
  });
});

test('every published id that is unique is found from any other page, in files of a few kilobytes', () => {
  const entries = Object.entries(locked);
  const files = anchorFiles(new Map(entries.map(([route, ids]) => [route, { ids: new Set(ids) }])));
  const times = new Map<string, number>();
  for (const [, ids] of entries) for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  for (const [route, ids] of entries)
    for (const id of ids)
      expect(lookUp(files, id, '/elsewhere/')).toBe(times.get(id) === 1 ? `${route}#${id}` : undefined);
  for (const places of files.values()) expect(JSON.stringify(places).length).toBeLessThan(4096);
});
