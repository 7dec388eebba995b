import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSources } from '../../src/build/inputs.ts';
import { root } from '../../src/build/vite-config.ts';
import { findMisused, readGlossary } from '../../src/check/glossary.ts';
import { proseOf } from '../../src/check/prose.ts';
import { readSourcePage } from '../../src/content/source-page.ts';
import { mdx } from './support/tiny-site.ts';

const glossary = readGlossary(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));

/** `content/page.mdx:12: "e-mail", say email`, for each use of a phrase that the glossary replaces. */
function misusedIn(path: string, source: string): string[] {
  const page = readSourcePage(path, source);
  if (!('route' in page)) throw new Error(`content/${path} cannot be read.`);
  return findMisused(glossary, proseOf(page)).map((found) => `${page.file}:${found}`);
}

describe('the glossary of CONTRIBUTING.md', () => {
  test('is read', () => {
    expect(glossary).toContainEqual({
      say: 'response',
      not: expect.arrayContaining(['answers']),
      except: [],
    });
    expect(glossary.filter(({ say, not }) => say === '' || not.length === 0)).toEqual([]);
  });

  test.each([...readSources(join(root, 'content'))])('holds for content/%s', (path, source) => {
    expect(misusedIn(path, source)).toEqual([]);
  });
});

describe('a misused word', () => {
  const found = (body: string) => misusedIn('page.mdx', mdx(body));

  test('is found with its line, in text, tables, headings, pictures and titles', () => {
    expect(found('One.\nAn E-Mail.')).toEqual(['content/page.mdx:7: "E-Mail", say email']);
    expect(found('| A |\n| --- |\n| not\tdocumented |')).toHaveLength(1);
    expect(found('## What goes on')).toHaveLength(1);
    expect(found('![It goes on.](./a.svg "Mostly.")')).toHaveLength(2);
    expect(found('<Card title="Mostly" href="/page/" />')).toHaveLength(1);
    expect(misusedIn('page.mdx', mdx('A.').replace('A page of', 'Mostly a page of'))).toEqual([
      'content/page.mdx:0: "Mostly", say usually',
    ]);
  });

  test('is left alone in code, in a label, in an exception and in a longer word', () => {
    expect(
      found('`mostly`, **Mostly**, an email address, almost-mostly.\n\n```text show="x"\nmostly\n```'),
    ).toEqual([]);
  });
});
