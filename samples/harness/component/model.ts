import type { Schedule, Strategy } from '../../../types/component.d.ts';
import type { Method } from './values.ts';

/** Types of user input, as `type` names them. /components/api/#general */
export const inputTypes = [
  'string',
  'integer',
  'boolean',
  'object',
  'any',
  'string[]',
  'integer[]',
  'boolean[]',
] as const;
export type InputType = (typeof inputTypes)[number];

/** The dedupe strategies. /components/api/#dedupe-strategies */
export const strategies = ['unique', 'greatest', 'last'] as const satisfies readonly Strategy[];

/** The hooks, in the order in which they come in the life of a source. /components/api/#hooks */
export const hookNames = ['deploy', 'activate', 'deactivate'] as const;
export type HookName = (typeof hookNames)[number];

/** An app object, read. /components/api/#app-props */
export interface App {
  slug: string;
  methods: ReadonlyMap<string, Method>;
}

/** How the entries of a drop-down come about. */
export type Options =
  | { list: readonly unknown[] }
  | {
      load: Method;
      /** The app whose `this` the function has, when it stands in a prop definition. */
      app: App | undefined;
      /** The third entry of `propDefinition`. */
      input: Method | Record<string, unknown> | undefined;
    };

/** A prop that the user fills in, with what its definition says already put in. */
export interface InputProp {
  family: 'input';
  type: InputType;
  optional: boolean;
  default: unknown;
  min: number | undefined;
  max: number | undefined;
  options: Options | undefined;
}

/** A prop of one of the four families. /components/api/#props */
export type Prop =
  | InputProp
  | { family: 'app'; app: App }
  | { family: 'timer'; default: Schedule | undefined }
  | { family: 'http'; customResponse: boolean }
  | { family: 'db' };

/** A component whose form has been checked. */
export interface Component {
  kind: 'source' | 'action';
  /** Its key, or its name: what messages call it. */
  label: string;
  props: ReadonlyMap<string, Prop>;
  methods: ReadonlyMap<string, Method>;
  hooks: ReadonlyMap<HookName, Method>;
  dedupe: Strategy | undefined;
  run: Method;
}
