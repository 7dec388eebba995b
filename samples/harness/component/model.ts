import type { Schedule, Strategy } from '../../../types/component.d.ts';
import type { Method } from './values.ts';

/** The types of user input, as in `type`. /components/api/#general */
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

/** The hooks, in the order of a source's lifecycle. /components/api/#hooks */
export const hookNames = ['deploy', 'activate', 'deactivate'] as const;
export type HookName = (typeof hookNames)[number];

/** A parsed app object. /components/api/#app-props */
export interface App {
  slug: string;
  methods: ReadonlyMap<string, Method>;
}

/** The options of a drop-down: a list, or a function that loads them. */
export type Options =
  | { list: readonly unknown[] }
  | {
      load: Method;
      /** The app whose `this` the function has, if it is in a prop definition. */
      app: App | undefined;
      /** The third entry of `propDefinition`. */
      input: Method | Record<string, unknown> | undefined;
    };

/** A prop for user input, merged with its prop definition. */
export interface InputProp {
  family: 'input';
  type: InputType;
  optional: boolean;
  default: unknown;
  min: number | undefined;
  max: number | undefined;
  options: Options | undefined;
}

/** A prop of any family. /components/api/#props */
export type Prop =
  | InputProp
  | { family: 'app'; app: App }
  | { family: 'timer'; default: Schedule | undefined }
  | { family: 'http'; customResponse: boolean }
  | { family: 'db' };

/** A parsed component. */
export interface Component {
  kind: 'source' | 'action';
  /** Its key, or its name, for error messages. */
  label: string;
  props: ReadonlyMap<string, Prop>;
  methods: ReadonlyMap<string, Method>;
  hooks: ReadonlyMap<HookName, Method>;
  dedupe: Strategy | undefined;
  run: Method;
}
