// cspell:ignore ents redirections subshell
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdCommandsIn } from '../../samples/pd/parse.ts';
import { shellCommands } from '../../samples/pd/shell.ts';

const found = (...lines: string[]) => pdCommandsIn(lines.join('\n')).map(({ line, argv }) => [line, ...argv]);

test.each<[string, string[], (string | number)[][]]>([
  ['a command and its line', ['# first', '', 'pd list so'], [[3, 'list', 'so']]],
  ['pd alone', ['pd'], [[1]]],
  [
    'pd with a path or an extension',
    ['./pd list', 'pd.exe login'],
    [
      [1, 'list'],
      [2, 'login'],
    ],
  ],
  [
    'quotes of every kind',
    [`pd describe 'my source' "it's \\"on\\"" a\\ b st"at"us`],
    [[1, 'describe', 'my source', 'it\'s "on"', 'a b', 'status']],
  ],
  [
    'a continued line',
    ['pd events \\', '  -n 5 \\', '  http', 'pd logs http'],
    [
      [1, 'events', '-n', '5', 'http'],
      [4, 'logs', 'http'],
    ],
  ],
  ['a continued line with a carriage return', ['pd events \\\r', '  http\r'], [[1, 'events', 'http']]],
  ['a word continued on the next line', ['pd ev\\', 'ents http'], [[1, 'events', 'http']]],
  [
    'a comment after a command',
    ['pd list so # not pd login', 'echo a#b; pd login'],
    [
      [1, 'list', 'so'],
      [2, 'login'],
    ],
  ],
  [
    'pipes and sequences',
    ['pd list so | grep x && pd logs x; pd login & pd logout || pd signup'],
    [
      [1, 'list', 'so'],
      [1, 'logs', 'x'],
      [1, 'login'],
      [1, 'logout'],
      [1, 'signup'],
    ],
  ],
  [
    'redirections',
    [
      'pd events -f http >> events.txt 2>&1',
      'pd list so >list.txt 2> /dev/null',
      'pd list st &> all <<< word',
    ],
    [
      [1, 'events', '-f', 'http'],
      [2, 'list', 'so'],
      [3, 'list', 'st'],
    ],
  ],
  [
    'variables before a command',
    ['PD_CLI_DO_NOT_TRACK=1 pd list so', 'sudo env A=b pd login'],
    [
      [1, 'list', 'so'],
      [2, 'login'],
    ],
  ],
  [
    'shell keywords before a command',
    ['if ! pd list; then', '  pd login', 'fi', 'for s in a b; do pd logs "$s"; done', '{ time pd list st; }'],
    [
      [1, 'list'],
      [2, 'login'],
      [4, 'logs', '$s'],
      [5, 'list', 'st'],
    ],
  ],
  [
    'command substitutions',
    [
      'ID=$(pd list so | grep "(x)")',
      'echo "$(pd describe http)" `pd list st`',
      "echo '$(pd nothing)'",
      'pd logs "$ID"',
    ],
    [
      [1, 'list', 'so'],
      [2, 'describe', 'http'],
      [2, 'list', 'st'],
      [4, 'logs', '$ID'],
    ],
  ],
  ['a subshell', ['(cd sources && pd dev a.js)'], [[1, 'dev', 'a.js']]],
  [
    'nothing in a here-document',
    [
      'cat > config <<"END" # pd list',
      'pd = abc',
      '  END',
      'pd login',
      'cat <<-A <<B',
      'pd',
      'A',
      'pd',
      'B',
      'pd list',
    ],
    [
      [4, 'login'],
      [10, 'list'],
    ],
  ],
  [
    'nothing in arguments of other programs',
    [
      'curl https://example.com/pd -d "pd login"',
      'echo pd login',
      'xargs -n1 pd logs',
      'grep pd file',
      'pdf a',
    ],
    [],
  ],
  ['a placeholder, which is a redirection for the shell', ['pd describe <source>'], [[1, 'describe']]],
])('finds %s', (_, lines, calls) => {
  expect(found(...lines)).toEqual(calls);
});

test('parses an incomplete sample to its end', () => {
  expect(found('cat <<EOF', 'pd list')).toEqual([]);
  expect(found('echo "never ended', 'pd list')).toEqual([[2, 'list']]);
  expect(found(`echo "${'$(a)'.repeat(40)}`, 'pd list')).toEqual([[2, 'list']]);
});

test('every word has the line on which it starts', () => {
  const texts = fc.array(fc.stringMatching(/^[a-z0-9"' $`()\\|;<>#&\n-]*$/), { maxLength: 8 });
  fc.assert(
    fc.property(texts, (parts) => {
      const source = parts.join('\n');
      const lines = source.split('\n');
      for (const { line } of shellCommands(source).flat()) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines.length);
      }
    }),
  );
});
