/* What the commands of the `pd` program are described with; `pd-commands.ts` has the table. */

/** A word that a command takes: see /cli/reference/#general-notes. */
export interface PdArgument {
  /** As the synopsis prints it: `source-id-or-name`. Alternatives are joined by `|`. */
  name: string;
  required: boolean;
  description: string;
  /** The only words it can be, where there are such, each with its short form. */
  values?: readonly { name: string; alias?: string }[];
}

/** An option of a command. A switch stands alone; the others are followed by a value. */
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
  /** Behind `pd`: `init app`. Empty for `pd` alone. */
  name: string;
  /** What it works on. */
  appliesTo: 'sources' | 'actions' | 'app files' | 'resources' | 'the account' | 'the CLI';
  description: string;
  arguments: readonly PdArgument[];
  /** Besides those of every command. */
  flags: readonly PdFlag[];
  /** It takes exactly one of its flags. */
  oneFlag?: true;
  /** Each with what it does. */
  examples: readonly { command: string; does: string }[];
}
