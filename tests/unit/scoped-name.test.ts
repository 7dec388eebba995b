import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from '../../src/build/vite-config.ts';
import { root } from '../../src/folders.ts';

const nameIn = (file: string) => scopedName('root', join(root, 'src', file));

test('a part of a component has a short name that no other component has', () => {
  const names = [
    'ui/article/Params/Params.parts.module.css',
    'ui/article/Entry/Entry.parts.module.css',
    'ui/shell/Header.module.css',
  ].map(nameIn);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]-root$/);
  expect(nameIn('ui/article/Params/Params.parts.module.css')).toBe(names[0]);
  expect(nameIn('ui/article/Params/Params.parts.module.css?inline')).toBe(names[0]);
});

test('components whose files have the same name in different folders do not share a part', () => {
  const same = [
    'ui/article/Tabs/Tabs.parts.module.css',
    'ui/shell/Tabs.module.css',
    'figures/Tabs/Tabs.module.css',
  ].map(nameIn);
  expect(new Set(same).size).toBe(3);
});

test('a component that is new has one too, however many there are', () => {
  const many = Array.from({ length: 60 }, (_, i) => nameIn(`new/Component${i}.module.css`));
  expect(new Set(many).size).toBe(60);
  for (const name of many) expect(name).toMatch(/^[a-zA-Z]\d*-root$/);
});
