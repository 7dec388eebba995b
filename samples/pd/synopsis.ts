import type { PdArgument, PdCommand, PdFlag } from '../../data/pd-command.ts';

/** Returns the synopsis of a command, as /cli/reference/ shows it: `pd events [-n <N>] [-f] <source-id-or-name>`. */
export function synopsisOf(command: PdCommand): string {
  const flags = command.flags.map(flagOf);
  const words = command.arguments.map(argumentOf);
  const rest = command.oneFlag
    ? [...words, flags.join('|')]
    : [...flags.map((flag) => `[${flag}]`), ...words];
  return ['pd', command.name, ...rest].filter((part) => part !== '').join(' ');
}

const flagOf = (flag: PdFlag): string =>
  flag.type === 'switch' ? flag.name : `${flag.name} <${flag.value}>`;

/** Returns the placeholder of an argument. Alternatives are separate placeholders: `[<key>|<file>]`. */
function argumentOf({ name, required }: PdArgument): string {
  const placeholders = name.split('|').map((one) => `<${one}>`);
  return required ? placeholders.join('|') : `[${placeholders.join('|')}]`;
}
