import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/node/folders.ts';
import { articleDirectives, articleElements } from '../../src/ui/article/elements.ts';
import { parts } from '../../src/ui/article/parts.ts';
import { examples, specimen } from '../fixtures/specimen-source.ts';
import { compileSite } from './support/tiny-site.ts';

const folder = join(root, 'src/ui/article');
const foldersWithPart = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'part.ts')));
const page = specimen.texts?.get('index.mdx') ?? '';

/** The tag of each component, including those that are only valid inside another one. */
const tags = Object.entries(articleElements)
  .flatMap(([name, { parts = {} }]) => [name, ...Object.keys(parts)])
  .map((name) => new RegExp(`<${name}[\\s/>]`));

describe('components of articles', () => {
  test.each(foldersWithPart)('%s is found', async (name) => {
    const exported: Record<string, unknown> = await import(`../../src/ui/article/${name}/part.ts`);
    for (const [part, declaration] of Object.entries(exported)) expect(parts[part]).toBe(declaration);
    expect(Object.keys(exported)).toContain(name);
  });

  test('that belong inside another one refer to an existing one', () => {
    for (const part of Object.values(parts)) {
      if (part.form !== 'element') continue;
      for (const other of [part.within, part.contains])
        if (other) expect(parts[other]).toMatchObject({ form: 'element' });
    }
  });

  test('are all rendered by a component', () => {
    const drawn = [...Object.keys(articleElements), ...articleDirectives.keys()];
    for (const [name, part] of Object.entries(parts))
      for (const written of part.form === 'element' ? [name] : part.names) expect(drawn).toContain(written);
  });
});

describe('the page with all components', () => {
  test.each([...examples])('has the example of %s', (_, example) => {
    expect(example, 'example.mdx in its folder').toBeDefined();
    expect(page).toContain(example);
  });

  test('has no errors', () => {
    const figure = readFileSync(join(specimen.contentDir, 'figure.svg'), 'utf8');
    const { report } = compileSite({ 'index.mdx': page }, { pictures: { 'figure.svg': figure } });
    expect(report).toBe('');
  });

  test('shows every component and directive that pages can use', () => {
    for (const tag of tags) expect(page).toMatch(tag);
    for (const name of articleDirectives.keys()) expect(page).toMatch(new RegExp(`^:::${name}\\b`, 'm'));
  });
});

test('the guide lists every component and directive', () => {
  const guide = readFileSync(join(root, 'guides/writing-pages.md'), 'utf8');
  for (const tag of tags) expect(guide).toMatch(tag);
  for (const name of articleDirectives.keys()) expect(guide).toMatch(new RegExp(`\`(?::::)?${name}\``));
});
