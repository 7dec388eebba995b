import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lintEnglish } from '../../check/english.ts';
import { findMisused, readGlossary } from '../../check/glossary.ts';
import { blocksOf, proseOf } from '../../check/prose.ts';
import { readabilityOf, sentencesOf, tableShareOf } from '../../check/readability.ts';
import { findTranslated } from '../../check/voice.ts';
import { root } from '../../scripts/root.mjs';
import { readSources } from '../../src/build/inputs.ts';
import { readSourcePage, type SourcePage } from '../../src/content/read/source-page.ts';
import { mdx } from './support/tiny-site.ts';

const glossary = readGlossary(readFileSync(join(root, 'guides/style.md'), 'utf8'));

function pageOf(path: string, source: string): SourcePage {
  const page = readSourcePage(path, source);
  if (!('route' in page)) throw new Error(`content/${path} cannot be read.`);
  return page;
}

/** Every page of the site with its blocks. */
const pages = [...readSources(join(root, 'content'))].map(([path, source]) => {
  const page = pageOf(path, source);
  return { path, page, blocks: blocksOf(page) };
});

/** Returns `content/page.mdx:12: "e-mail", say email` for each use of a phrase that the glossary replaces. */
const misusedIn = (page: SourcePage): string[] =>
  findMisused(glossary, proseOf(page)).map((found) => `${page.file}:${found}`);

const blocksIn = (body: string) => blocksOf(pageOf('page.mdx', mdx(body)));

describe('the glossary of guides/style.md', () => {
  test('is parsed', () => {
    expect(glossary).toContainEqual({
      say: 'response',
      not: expect.arrayContaining(['answers']),
      except: [],
    });
    expect(glossary.filter(({ say, not }) => say === '' || not.length === 0)).toEqual([]);
  });

  test.each(pages)('is followed by content/$path', ({ page }) => {
    expect(misusedIn(page)).toEqual([]);
  });
});

describe('a misused word', () => {
  const found = (body: string) => misusedIn(pageOf('page.mdx', mdx(body)));

  test('is reported with its line, in text, tables, headings, pictures and titles', () => {
    expect(found('One.\nAn E-Mail.')).toEqual(['content/page.mdx:7: "E-Mail", say email']);
    expect(found('| A |\n| --- |\n| not\tdocumented |')).toHaveLength(1);
    expect(found('## What goes on')).toHaveLength(1);
    expect(found('![It goes on.](./a.svg "Mostly.")')).toHaveLength(2);
    expect(found('<Card title="Mostly" href="/page/" />')).toHaveLength(1);
    expect(misusedIn(pageOf('page.mdx', mdx('A.').replace('A page of', 'Mostly a page of')))).toEqual([
      'content/page.mdx:0: "Mostly", say usually',
    ]);
  });

  test('is allowed in code, in a label, in an exception and in a longer word', () => {
    expect(
      found('`mostly`, **Mostly**, an email address, almost-mostly.\n\n```text show="x"\nmostly\n```'),
    ).toEqual([]);
    // A source is called "New Answers for Specific Questions", and the linter rejects "Acquire", which is an app.
    expect(found('<RegistryIndex />')).toEqual([]);
    expect(lintEnglish(blocksIn('<AppIndex />'))).toEqual([]);
  });
});

describe('the English of', () => {
  test.each(pages)('content/$path passes the linter', ({ blocks }) => {
    expect(lintEnglish(blocks)).toEqual([]);
  });
});

describe('an error of English', () => {
  const found = (body: string) => lintEnglish(blocksIn(body));

  test('is reported with its line, in text, lists, tables, headings and descriptions', () => {
    expect(found('One.\nAn step.')).toEqual(['7: Unexpected article `An` before `step`, expected `A`']);
    expect(found('## The the step')).toHaveLength(1);
    expect(found('- It runs whether or not you look.')).toHaveLength(1);
    expect(found('| A |\n| --- |\n| a event |')).toHaveLength(1);
    const described = pageOf('page.mdx', mdx('A.').replace('A page of', 'An page of'));
    expect(lintEnglish(blocksOf(described))).toHaveLength(1);
  });

  test('takes into account how code, labels and constants are read', () => {
    expect(
      found('An `event` is a {limits.memoryDefault} value; an **HTTP API** trigger has a `$send`.'),
    ).toEqual([]);
    expect(found('A `event`.')).toHaveLength(1);
    expect(found('Select **Add Multiple Rows**, whatever the label says.')).toEqual([]);
  });
});

describe('the style of', () => {
  test.each(pages)('content/$path is idiomatic', ({ blocks }) => {
    expect(findTranslated(blocks)).toEqual([]);
  });
});

describe('a phrase that sounds translated', () => {
  const found = (body: string) => findTranslated(blocksIn(body));

  test.each([
    ['The step has another name than before.', 'another name than'],
    ['Pass a text to the step.', 'a text'],
    ['Two texts are compared.', 'texts'],
    ['Each source has a page of its own.', 'of its own'],
    ['Read it from start to end.', 'from start to end'],
    ['It matches to the letter.', 'to the letter'],
    ['The event is there. That of the source is not.', 'That of'],
    ['The price is that of a plan.', 'that of a plan.'],
    ['Look up the errors of Slack.', 'errors of Slack'],
    ['Open the page of the source.', 'the page of the source'],
    ['Cause an event in the app.', 'Cause an event'],
    ['It has a field, into which the user enters a name.', ', into which the user'],
    ['Google finds no spreadsheet.', 'finds no'],
    ['They fail when the access is gone.', 'the access is gone'],
    ['It has the details, also for servers.', ', also for'],
    ['![Read it from start to end.](./a.svg "A caption.")', 'from start to end'],
    ['<Screen label="The page of the source.">\n\nText.\n\n</Screen>', 'The page of the source'],
  ])('is reported with its line: %s', (body, phrase) => {
    expect(found(`A line.\n\n${body}`)).toEqual([expect.stringMatching(/^8: /)]);
    expect(found(body)[0]).toContain(phrase);
  });

  test('is not reported where it means something else', () => {
    expect(found('Edit it in a text editor, or in a text field. The text is long.')).toEqual([]);
    expect(found('Run `a text of its own`.')).toEqual([]);
    expect(found('See the errors of other services, at the top of the page of a source.')).toEqual([]);
  });

  test('includes choppy and repetitive paragraphs', () => {
    expect(found('It is late, so we go. It rains, so we stay inside for a while.')).toHaveLength(1);
    expect(found('You send an event. The trigger starts it. The steps run then.')).toHaveLength(1);
    expect(found('It is late, so we go.\n\nIt rains, so we stay inside for a while.')).toEqual([]);
  });
});

describe('readability', () => {
  const figures = (body: string) => readabilityOf(sentencesOf(blocksIn(body)));

  test('counts the sentences of running text and their words', () => {
    const body =
      '## A heading with some words\n\nYou send an event. Pipedream then runs all of your steps.\n\n| A |\n| --- |\n| A cell with words |';
    expect(figures(body)).toEqual({ sentences: 2, medianWords: 4, longWords: 4, passive: 0, clipped: 0 });
  });

  test('finds the passive voice, and ignores similar forms', () => {
    const passive = 'The event is sent by Pipedream. Accounts can be deleted. The row was never added.';
    expect(figures(passive).passive).toBe(1);
    expect(figures('The value is required. The step is open to all. You have sent it.').passive).toBe(0);
  });

  test('finds three short sentences in a row, in one paragraph', () => {
    expect(figures('You send an event. The trigger starts it. The steps run then.').clipped).toBe(1);
    expect(figures('You send an event. The trigger starts it.\n\nThe steps run then.').clipped).toBe(0);
  });

  test('computes how much of a page is in tables', () => {
    const body = 'You send one event.\n\n| A | B |\n| --- | --- |\n| `a b` | **Send it** |';
    const words = blocksIn(body).filter(({ kind }) => kind !== 'description');
    expect(tableShareOf(words)).toBe(0.5);
    expect(tableShareOf([])).toBe(0);
  });

  test('of an empty text is zero', () => {
    expect(readabilityOf([])).toEqual({ sentences: 0, medianWords: 0, longWords: 0, passive: 0, clipped: 0 });
  });
});
