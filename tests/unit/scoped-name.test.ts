import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from '../../src/build/vite-config.ts';
import { root } from '../../src/node/folders.ts';

const css =
  '/* .not .these */ .root { animation: turn; } .root .name::before { color: #abc; } @keyframes turn {}';
const nameIn = (file: string, part = 'root', content = css) =>
  scopedName(part, join(root, 'src', file), content);

test('a class of a component has a short, unique name', () => {
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

test('every name in a component is short, for any order of requests', () => {
  const namesOf = (file: string, ...parts: string[]) =>
    parts.map((part) => nameIn(file, part).replace(/^\D+/, ''));
  expect(namesOf('new/Forwards.module.css', 'root', 'name', 'turn')).toEqual(['0', '1', '3']);
  expect(namesOf('new/Backwards.module.css', 'turn', 'name', 'root')).toEqual(['3', '1', '0']);
});

test("a class that is added while the file is served doesn't change the names of the others", () => {
  const file = 'new/Edited.module.css';
  const before = ['root', 'name', 'turn'].map((part) => nameIn(file, part));
  const edited = `.first {} ${css}`;
  const added = nameIn(file, 'first', edited);
  expect(before).not.toContain(added);
  expect(['root', 'name', 'turn'].map((part) => nameIn(file, part, edited))).toEqual(before);
});

test('components with the same file name in different folders share no names', () => {
  const same = [
    'ui/article/Tabs/Tabs.parts.module.css',
    'ui/shell/Tabs.module.css',
    'figures/Tabs/Tabs.module.css',
  ].map((file) => nameIn(file));
  expect(new Set(same).size).toBe(3);
});

test('new components have names too, in any number', () => {
  const many = Array.from({ length: 60 }, (_, i) => nameIn(`new/Component${i}.module.css`));
  expect(new Set(many).size).toBe(60);
  for (const name of many) expect(name).toMatch(/^[a-zA-Z]{1,2}0$/);
});
