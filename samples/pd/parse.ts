import type { PdArgument, PdCommand, PdFlag } from '../../data/pd-command.ts';
import { pdCommands, pdGlobalFlags } from '../../data/pd-commands.ts';
import { suggest } from '../../src/shared/nearest.ts';
import { type ShellWord, shellCommands } from './shell.ts';

/** A call of `pd` in a shell sample. */
export interface PdCall {
  /** Line of the sample, from 1. */
  line: number;
  /** The arguments of `pd`. */
  argv: string[];
}

/** Words that can precede a command: shell keywords, variable assignments, and programs that run other programs. */
const prefix = /^(?:if|then|else|elif|do|while|until|!|time|\{|sudo|env|exec|command|[A-Za-z_]\w*=.*)$/s;

/** Returns all calls of `pd` in a shell sample, in the order of their lines. */
export const pdCommandsIn = (shellText: string): PdCall[] =>
  shellCommands(shellText)
    .flatMap((words) => callIn(words) ?? [])
    .sort((a, b) => a.line - b.line);

function callIn(words: readonly ShellWord[]): PdCall | undefined {
  const start = words.findIndex(({ text }) => !prefix.test(text));
  const program = words[start];
  if (!program || !/^(?:.*\/)?pd(?:\.exe)?$/.test(program.text)) return undefined;
  return { line: program.line, argv: words.slice(start + 1).map(({ text }) => text) };
}

/**
 * Checks a command line against the commands of /cli/reference/.
 *
 * @param argv the arguments of `pd`
 * @returns the error message; `undefined` if there is no error
 */
export function checkPdCommand(argv: readonly string[]): string | undefined {
  const command = commandOf(argv);
  if (!command) return unknownCommand(argv);
  const flags = [...command.flags, ...pdGlobalFlags];
  const words = [...argv.slice(command.name.split(' ').filter(Boolean).length)];
  const given: string[] = [];
  const used = new Set<string>();
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (!/^-./.test(word)) {
      given.push(word);
      continue;
    }
    const flag = flags.find(({ name, short }) => word === name || word === short);
    if (!flag) return unknownFlag(command, word, flags);
    if (used.has(flag.name)) return `${word} is given twice.`;
    used.add(flag.name);
    const problem = flag.type === 'switch' ? undefined : checkValue(flag, words.shift());
    if (problem) return problem;
  }
  return checkArguments(command, given) ?? checkOneFlag(command, used);
}

/** Returns the longest command that the arguments begin with. */
function commandOf(argv: readonly string[]): PdCommand | undefined {
  const first = argv[0] ?? '-';
  const names = first.startsWith('-') ? [''] : [argv.slice(0, 2).join(' '), first];
  return names.flatMap((name) => pdCommands.find((command) => command.name === name) ?? []).at(0);
}

function unknownCommand([first = '', second]: readonly string[]): string {
  const kinds = pdCommands.flatMap(({ name }) =>
    name.startsWith(`${first} `) ? [name.slice(first.length + 1)] : [],
  );
  if (kinds.length > 0 && second === undefined) return `pd ${first} needs one of: ${kinds.join(', ')}.`;
  if (kinds.length > 0) return `Unknown command "pd ${first} ${second}". ${suggest(second ?? '', kinds)}`;
  const known = new Set(pdCommands.map(({ name }) => name.split(' ')[0] ?? '').filter(Boolean));
  return `Unknown command "pd ${first}". ${suggest(first, known)}`;
}

function unknownFlag(command: PdCommand, word: string, flags: readonly PdFlag[]): string {
  const known = flags.flatMap(({ name, short }) => (short ? [name, short] : [name]));
  return `Unknown flag ${word} of ${titleOf(command)}. ${suggest(word, known)}`;
}

function checkValue(
  flag: Exclude<PdFlag, { type: 'switch' }>,
  value: string | undefined,
): string | undefined {
  if (value === undefined || /^-./.test(value))
    return `${flag.name} needs a value: ${flag.name} <${flag.value}>.`;
  // The value of a shell variable is unknown.
  if (value.startsWith('$')) return undefined;
  switch (flag.type) {
    case 'integer': {
      const { minimum, maximum } = flag;
      const fits = /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
      return fits ? undefined : `${flag.name} needs a number from ${minimum} to ${maximum}, not "${value}".`;
    }
    case 'url':
      return /^https?:/.test(value) && URL.canParse(value)
        ? undefined
        : `${flag.name} needs a URL, not "${value}".`;
    case 'source-id':
      return /^dc_\w+$/.test(value)
        ? undefined
        : `${flag.name} needs an id that begins with dc_, not "${value}".`;
    case 'string':
      return value === '' ? `${flag.name} needs a value: ${flag.name} <${flag.value}>.` : undefined;
  }
}

function checkArguments(command: PdCommand, given: readonly string[]): string | undefined {
  const missing = command.arguments.find(({ required }, index) => required && given[index] === undefined);
  if (missing) return `${titleOf(command)} needs an argument: <${missing.name}>.`;
  const extra = given[command.arguments.length];
  if (extra !== undefined)
    return `${titleOf(command)} takes ${countOf(command.arguments)}; "${extra}" is too many.`;
  return command.arguments
    .map((argument, index) => checkChoice(command, argument, given[index]))
    .find(Boolean);
}

function checkChoice(
  command: PdCommand,
  { values }: PdArgument,
  given: string | undefined,
): string | undefined {
  const known = values?.flatMap(({ name, alias }) => (alias ? [name, alias] : [name]));
  if (!known || given === undefined || given.startsWith('$') || known.includes(given)) return undefined;
  return `${titleOf(command)} does not know "${given}". ${suggest(given, known)}`;
}

function checkOneFlag(command: PdCommand, used: ReadonlySet<string>): string | undefined {
  const names = command.flags.map(({ name }) => name);
  if (!command.oneFlag || names.filter((name) => used.has(name)).length === 1) return undefined;
  return `${titleOf(command)} needs exactly one of: ${names.join(', ')}.`;
}

const titleOf = ({ name }: PdCommand): string => `pd ${name}`.trim();

const countOf = ({ length }: readonly PdArgument[]): string =>
  length === 0 ? 'no argument' : `${length} argument`;
