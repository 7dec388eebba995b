/* The types of the commands of `pd`. The table is in `pd-commands.ts`. */

/** An argument of a command: see /cli/reference/#general-notes. */
export interface PdArgument {
  /** The name in the synopsis: `source-id-or-name`. Alternatives are separated by `|`. */
  name: string;
  required: boolean;
  description: string;
  /** The allowed values with their aliases, if only some are allowed. */
  values?: readonly { name: string; alias?: string }[];
}

/** A flag of a command. Switches have no value. */
export type PdFlag = {
  /** The long form, such as `--profile`, or the short form if there is no long one. */
  name: string;
  /** The short form, such as `-p`, if the flag has both. */
  short?: string;
  description: string;
} & ({ type: 'switch' } | PdValue);

/** The value of a flag. `value` is its name in the synopsis. */
export type PdValue =
  | { type: 'string' | 'url' | 'source-id'; value: string }
  | { type: 'integer'; value: string; minimum: number; maximum: number };

/** A command of the `pd` program. */
export interface PdCommand {
  /** Without `pd`: `init app`. Empty for `pd` itself. */
  name: string;
  /** What the command acts on. */
  appliesTo: 'sources' | 'actions' | 'app files' | 'resources' | 'the account' | 'the CLI';
  description: string;
  arguments: readonly PdArgument[];
  /** Flags besides those of every command. */
  flags: readonly PdFlag[];
  /** Whether exactly one of its flags is required. */
  oneFlag?: true;
  /** Example commands with descriptions. */
  examples: readonly { command: string; does: string }[];
}
