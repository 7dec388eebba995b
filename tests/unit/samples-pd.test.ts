// cspell:ignore dlete evnts versoin
import { describe, expect, test } from 'vitest';
import { pdCommands, pdGlobalFlags } from '../../data/pd-commands.ts';
import { checkPdCommand, pdCommandsIn } from '../../samples/pd/parse.ts';
import { synopsisOf } from '../../samples/pd/synopsis.ts';

const check = (command: string) => checkPdCommand(command.split(' ').slice(1));

describe('data/pd-commands.ts', () => {
  test('lists no command twice, and has the sections of the reference in order', () => {
    expect(pdCommands.map(({ name }) => name)).toEqual([
      '',
      'delete',
      'deploy',
      'describe',
      'dev',
      'events',
      'help',
      'init app',
      'init action',
      'init source',
      'list',
      'login',
      'logout',
      'logs',
      'publish',
      'signup',
      'update',
    ]);
  });

  test('pd help knows every command', () => {
    const help = pdCommands.find(({ name }) => name === 'help');
    const words = new Set(pdCommands.map(({ name }) => name.split(' ')[0]).filter(Boolean));
    expect(help?.arguments[0]?.values?.map(({ name }) => name)).toEqual([...words]);
  });

  test('lists no flag of a command twice', () => {
    for (const { flags } of pdCommands) {
      const names = [...flags, ...pdGlobalFlags].flatMap(({ name, short }) =>
        short ? [name, short] : [name],
      );
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test.each(pdCommands.flatMap(({ name, examples }) => examples.map(({ command }) => [command, name])))(
    'the example "%s" is a valid command line of pd %s',
    (command, name) => {
      expect(`${command} `.startsWith(name ? `pd ${name} ` : 'pd ')).toBe(true);
      const [call] = pdCommandsIn(command);
      expect(checkPdCommand(call?.argv ?? ['nothing'])).toBeUndefined();
    },
  );

  test('returns synopses', () => {
    expect(pdCommands.map(synopsisOf)).toEqual([
      'pd [--version]',
      'pd delete <source-id-or-name>',
      'pd deploy [<key>|<file>|<url>]',
      'pd describe <source-id-or-name>',
      'pd dev [--dc <existing-deployed-component-id>] [--prompt-all] <file-or-name>',
      'pd events [-n <N>] [-f] <source-id-or-name>',
      'pd help <command>',
      'pd init app <name>',
      'pd init action <name>',
      'pd init source [--db] [--http] [--timer] <name>',
      'pd list [<type>]',
      'pd login',
      'pd logout',
      'pd logs <source-id-or-name>',
      'pd publish <filename>',
      'pd signup',
      'pd update <source-id-or-name> --code <url>|--name <new-name>|--deactivate|--activate',
    ]);
  });
});

describe('a pd command', () => {
  test.each([
    'pd list sources --profile work',
    'pd -p work',
    'pd events -f -n 1 http -p work',
    'pd events -n $COUNT $SOURCE',
    'pd list $KIND',
    'pd update http -p work --activate',
  ])('"%s" is valid', (command) => {
    expect(check(command)).toBeUndefined();
  });

  test.each([
    ['pd dlete http', 'Unknown command "pd dlete". Did you mean "delete"?'],
    ['pd init', 'pd init needs one of: app, action, source.'],
    [
      'pd init sources x',
      'Unknown command "pd init sources". Did you mean "source"? Known are: app, action, source.',
    ],
    ['pd help evnts', 'pd help does not know "evnts". Did you mean "events"?'],
    ['pd update http --rename x', 'Unknown flag --rename of pd update. Did you mean "--name"?'],
    ['pd --versoin', 'Unknown flag --versoin of pd. Did you mean "--version"?'],
    ['pd events -n10 http', 'Unknown flag -n10 of pd events. Did you mean "-n"?'],
    ['pd init source x --db=1', 'Unknown flag --db=1 of pd init source. Did you mean "--db"?'],
    ['pd events', 'pd events needs an argument: <source-id-or-name>.'],
    ['pd init app', 'pd init app needs an argument: <name>.'],
    ['pd logs http rss', 'pd logs takes 1 argument; "rss" is too many.'],
    ['pd login work', 'pd login takes no argument; "work" is too many.'],
    ['pd -p work list', 'pd takes no argument; "list" is too many.'],
    ['pd list source', 'pd list does not know "source". Did you mean "sources"?'],
    ['pd events -n 101 http', '-n needs a number from 1 to 100, not "101".'],
    ['pd events -n ten http', '-n needs a number from 1 to 100, not "ten".'],
    ['pd events http -n', '-n needs a value: -n <N>.'],
    ['pd login --profile --dc', '--profile needs a value: --profile <profile>.'],
    ['pd login -p a --profile b', '--profile is given twice.'],
    ['pd dev --dc p_abc123 a.js', '--dc needs an id that begins with dc_, not "p_abc123".'],
    ['pd update http --code a.js', '--code needs a URL, not "a.js".'],
    ['pd update http --name ', '--name needs a value: --name <new-name>.'],
    ['pd update http', 'pd update needs exactly one of: --code, --name, --deactivate, --activate.'],
    [
      'pd update http --activate --deactivate',
      'pd update needs exactly one of: --code, --name, --deactivate, --activate.',
    ],
  ])('"%s" is rejected', (command, problem) => {
    expect(check(command)?.slice(0, problem.length)).toBe(problem);
  });
});
