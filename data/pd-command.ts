/* The types of the commands of `pd`. The table is in `pd-commands.ts`. */

/** A word that a command takes: see /cli/reference/#general-notes. */
export interface PdArgument {
  /** As the synopsis prints it: `source-id-or-name`. Alternatives are joined by `|`. */
  name: string;
  required: boolean;
  description: string;
  /** The only words it can be, where there are such, each with its short form. */
  values?: readonly { name: string; alias?: string }[];
}

/** An option of a command. Switches have no value. */
export type PdFlag = {
  /** `--profile`, or `-n` where there is no long form. */
  name: string;
  /** `-p`, where there are both. */
  short?: string;
  description: string;
} & ({ type: 'switch' } | PdValue);

/** What follows a flag; `value` is its name in the synopsis. */
export type PdValue =
  | { type: 'string' | 'url' | 'source-id'; value: string }
  | { type: 'integer'; value: string; minimum: number; maximum: number };

/** A command of the `pd` program. */
export interface PdCommand {
  /** After `pd`: `init app`. Empty for `pd` itself. */
  name: string;
  /** Its arguments. */
  appliesTo: 'sources' | 'actions' | 'app files' | 'resources' | 'the account' | 'the CLI';
  description: string;
  arguments: readonly PdArgument[];
  /** Besides the options of every command. */
  flags: readonly PdFlag[];
  /** Exactly one of its flags is required. */
  oneFlag?: true;
  /** With their descriptions. */
  examples: readonly { command: string; does: string }[];
}
