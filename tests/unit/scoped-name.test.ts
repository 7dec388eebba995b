import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from '../../src/build/vite-config.ts';
import { root } from '../../src/node/folders.ts';

const css =
  '/* .not .these */ .root { animation: turn; } .root .name::before { color: #abc; } @keyframes turn {}';
const nameIn = (file: string, part = 'root', content = css) =>
  scopedName(part, join(root, 'src', file), content);

test('a part of a component has a short name that no other component has', () => {
  const names = [
    'ui/article/Params/Params.parts.module.css',
    'ui/article/Entry/Entry.parts.module.css',
    'ui/shell/Header.module.css',
  ].map((file) => nameIn(file));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]\d+$/);
  expect(nameIn('ui/article/Params/Params.parts.module.css')).toBe(names[0]);
  expect(nameIn('ui/article/Params/Params.parts.module.css?inline')).toBe(names[0]);
});

test('every name in a component is short, in any order of requests', () => {
  const namesOf = (file: string, ...parts: string[]) =>
    parts.map((part) => nameIn(file, part).replace(/^\D+/, ''));
  expect(namesOf('new/Forwards.module.css', 'root', 'name', 'turn')).toEqual(['0', '1', '3']);
  expect(namesOf('new/Backwards.module.css', 'turn', 'name', 'root')).toEqual(['3', '1', '0']);
});

test('a part that is added while the file is served leaves the names of the others', () => {
  const file = 'new/Edited.module.css';
  const before = ['root', 'name', 'turn'].map((part) => nameIn(file, part));
  const edited = `.first {} ${css}`;
  const added = nameIn(file, 'first', edited);
  expect(before).not.toContain(added);
  expect(['root', 'name', 'turn'].map((part) => nameIn(file, part, edited))).toEqual(before);
});

test('components whose files have the same name in different folders do not share a part', () => {
  const same = [
    'ui/article/Tabs/Tabs.parts.module.css',
    'ui/shell/Tabs.module.css',
    'figures/Tabs/Tabs.module.css',
  ].map((file) => nameIn(file));
  expect(new Set(same).size).toBe(3);
});

test('a component that is new has one too, however many there are', () => {
  const many = Array.from({ length: 60 }, (_, i) => nameIn(`new/Component${i}.module.css`));
  expect(new Set(many).size).toBe(60);
  for (const name of many) expect(name).toMatch(/^[a-zA-Z]{1,2}0$/);
});
