import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMisused, readGlossary } from '../../check/glossary.ts';
import { phrasesIn } from '../../check/voice.ts';
import { root } from '../../scripts/root.mjs';
import { type MessageString, messagesIn, messagesOf } from './support/message-strings.ts';

const glossary = readGlossary(readFileSync(join(root, 'guides/style.md'), 'utf8'));

/** Returns the words in messages that guides/style.md replaces: `src/a.ts:12: "stands", say is, contains, keeps`. */
const faultsOf = (messages: readonly MessageString[]): string[] =>
  messages.flatMap(({ file, line, text }) =>
    [...findMisused(glossary, [{ line, text }]), ...phrasesIn({ kind: 'cell', line, text })].map(
      (found) => `${file}:${found}`,
    ),
  );

describe('messages follow the style guide', () => {
  test.each(['bench', 'check', 'samples', 'scripts', 'src', 'tests/chaos', 'tests/fuzz', 'tests/search'])(
    'in %s',
    (folder) => {
      const messages = messagesIn(folder);
      expect(messages.length).toBeGreaterThan(0);
      expect(faultsOf(messages)).toEqual([]);
    },
  );
});

describe('a message is checked', () => {
  const faultsIn = (code: string) => faultsOf(messagesOf('a.ts', code));

  test.each([
    ['that is thrown', "\nthrow new Error('One of its own stands here');", 2],
    ['of an author error', 'errors.push({ file,\nline, hint: `It stands in ${file}` });', 2],
    ['that is printed', 'console.error(`no ${name} stands there`);', 1],
    ['in a conditional expression', "print(isOne ? 'one stands' : 'two');", 1],
    ['that is returned', "const hintFor = () => 'Look where it stands.';", 1],
  ])('%s', (_, code, line) => {
    expect(faultsIn(code)).toContain(`a.ts:${line}: "stands", say is, contains, keeps`);
  });

  test('but not other strings, code, or the condition of a message', () => {
    expect(
      faultsIn(
        "const name = 'stands'; throw new Error(kind === 'stands' ? 'Run `stands`' : 'No'); /* stands. */",
      ),
    ).toEqual([]);
  });
});
