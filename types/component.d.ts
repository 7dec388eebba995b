/**
 * The Component API of Pipedream, end of 2021, as types: https://pipedream.com/docs/components/api/
 *
 * In your editor, above a component:
 *
 * ```js
 * /** @type {import('./component').Source} *\/
 * export default { name: 'New Item', version: '0.0.1', type: 'source', run() {} };
 * ```
 *
 * Every route in the comments is a page of the documentation. This file is a module: it declares no globals.
 */

/** Data that came as JSON, of a form that only its sender knows: what TypeScript gives to `JSON.parse`. */
export type Json = ReturnType<JSON['parse']>;

// Component objects ---------------------------------------------------------------------------------------------------

/** What both kinds of component say about themselves. /components/api/#component-structure */
export interface Metadata {
  /** What the interface and the CLI call the component. */
  name: string;
  /**
   * Identifies the component: within your account, or, in the registry, everywhere. Publishing under a key that exists
   * updates that component. Registry: `app_slug-name-of-the-component`.
   */
  key?: string;
  /** Changes with every publication. Any text; in the registry a semantic version. */
  version: string;
  /** Shown where components are looked for. */
  description?: string;
}

/**
 * An event source: started by an HTTP request, a timer or by hand, it emits events.
 *
 * @template P its `props`
 * @template M its `methods`
 * @template D its `dedupe` strategy
 */
export type Source<
  P extends SourceProps = SourceProps,
  M extends Methods = Methods,
  D extends Strategy | undefined = Strategy | undefined,
> = Metadata & {
  /** Can be left out: what has no type is a source. */
  type?: 'source';
  /** Which events count as seen before. Each one emitted then needs an `id`. */
  dedupe?: D;
  /** Input, interfaces, services and apps; each value is `this.<name>`. /components/api/#props */
  props?: P;
  /** Helpers: `this.<name>()`. /components/api/#methods */
  methods?: M;
  hooks?: Hooks;
  /** Called each time the source is invoked. /components/api/#run */
  run(event: EventOf<P>): unknown;
} & ThisType<Values<P> & M & Emits<D>>;

/**
 * An action: a step of a workflow.
 *
 * @template P its `props`
 * @template M its `methods`
 */
export type Action<P extends ActionProps = ActionProps, M extends Methods = Methods> = Metadata & {
  type: 'action';
  /** Input, services and apps; each value is `this.<name>`. /components/api/#props */
  props?: P;
  /** Helpers: `this.<name>()`. /components/api/#methods */
  methods?: M;
  /** Called when the step runs. What it returns is `steps.<step>.$return_value`. /components/api/#run */
  run(context: { $: Dollar }): unknown;
} & ThisType<Values<P> & M>;

/**
 * An app: what an app file exports, and what an app prop names. /components/api/#app-props
 *
 * @template D its `propDefinitions`
 * @template M its `methods`
 */
export type App<D extends PropDefinitions = PropDefinitions, M extends Methods = Methods> = {
  type: 'app';
  /** Name slug of a registered app, such as `google_sheets`. */
  app: string;
  /** Input props for components to reuse. */
  propDefinitions?: D;
  /** `this.<name>()` in the app file, `this.<appProp>.<name>()` in a component. */
  methods?: M;
} & ThisType<Authorized & M>;

/** Functions of a component or app. */
export interface Methods {
  [name: string]: (...input: Json[]) => unknown;
}

/** Run at turns in the life of a source. /components/api/#hooks */
export interface Hooks {
  /** Each time the source is deployed, not when it is updated. May emit recent events, once. */
  deploy?(): unknown;
  /** Each time the source is deployed or updated. The place to create a webhook. */
  activate?(): unknown;
  /** Each time the source is updated or deleted. The place to remove the webhook. */
  deactivate?(): unknown;
}

// Props ---------------------------------------------------------------------------------------------------------------

/** Options of every user input prop. /components/api/#user-input-props */
interface Input<Type extends string, Value> {
  type: Type;
  /** Shown instead of the name. */
  label?: string;
  /** Shown near the input, as Markdown. */
  description?: string;
  /** A drop-down: values, values with labels, or a function that fetches them. */
  options?: readonly Item<Value>[] | readonly LabeledOption<Item<Value>>[] | LoadOptions<Item<Value>>;
  /** The user can leave the prop empty. */
  optional?: boolean;
  /** Used when the field is left empty. */
  default?: Value;
  propDefinition?: undefined;
}

type Item<Value> = Value extends readonly (infer Each)[] ? Each : Value;

/** The user sees `label`, the code gets `value`. */
export interface LabeledOption<Value> {
  label: string;
  value: Value;
}

/** Text. */
export interface StringProp extends Input<'string', string> {
  /** Hides the input, stores it encrypted. */
  secret?: boolean;
}
/** A whole number. */
export interface IntegerProp extends Input<'integer', number> {
  min?: number;
  max?: number;
}
export interface BooleanProp extends Input<'boolean', boolean> {}
/** Keys and values. */
export interface ObjectProp extends Input<'object', Json> {}
export interface StringListProp extends Input<'string[]', readonly string[]> {}
export interface IntegerListProp extends Input<'integer[]', readonly number[]> {}
export interface BooleanListProp extends Input<'boolean[]', readonly boolean[]> {}
/** Whatever the user gives; only in actions. */
export interface AnyProp extends Input<'any', Json> {}

export type InputProp =
  | StringProp
  | IntegerProp
  | BooleanProp
  | ObjectProp
  | StringListProp
  | IntegerListProp
  | BooleanListProp;

/** Computes the entries of a drop-down. /components/api/#async-options-example */
export type LoadOptions<Value> = (
  // The app, in an app file, or the props configured so far. Not more exact: TypeScript would have to know the methods
  // before it has read them.
  this: Json,
  input: OptionsInput,
) => OptionsResult<Value> | Promise<OptionsResult<Value>>;

/** What `options` is called with: where to go on, and what a prop definition hands over. */
export interface OptionsInput {
  /** Counts from 0. Many APIs count from 1: add one. */
  page: number;
  /** The `context` that the call before returned; absent in the first call. */
  prevContext?: Json;
  /** What the third entry of `propDefinition` gave. */
  [inputValue: string]: Json;
}

/** The entries, or the entries with what the next call needs to go on. */
export type OptionsResult<Value> =
  | readonly Value[]
  | readonly LabeledOption<Value>[]
  | { options: readonly Value[] | readonly LabeledOption<Value>[]; context: Json };

/** Props that an app file offers for reuse. */
export interface PropDefinitions {
  [name: string]: InputProp | AnyProp;
}

/** Reuses a definition of an app. Every option it has can be given again. /components/api/#prop-definitions-example */
export interface DefinedProp extends Partial<Omit<Input<InputProp['type'], Json>, 'propDefinition'>> {
  /** The app, the name of its definition, and values for the definition's `options`. */
  propDefinition: readonly [AppObject, string, InputValues?];
  secret?: boolean;
  min?: number;
  max?: number;
}

/** Given, or computed from the props configured before. /components/api/#referencing-values-from-previous-props */
export type InputValues = { [name: string]: Json } | ((configuredProps: { [name: string]: Json }) => object);

/** Any app, as a prop or a prop definition names it. */
export interface AppObject {
  type: 'app';
  app: string;
  propDefinitions?: { [name: string]: object };
  methods?: Methods;
}

/** Invokes the source at times. /components/api/#timer */
export interface TimerProp {
  type: '$.interface.timer';
  /** The schedule the user starts from. */
  default?: Schedule;
}

export type Schedule =
  | { intervalSeconds: number; cron?: undefined }
  | { cron: string; intervalSeconds?: undefined };

/** Invokes the source by requests to an address of its own. /components/api/#http */
export interface HttpProp {
  type: '$.interface.http';
  /** `true` when the code answers with `respond()`. */
  customResponse?: boolean;
}

/** Attaches the key-value store. /components/api/#db */
export interface DbProp {
  type: '$.service.db';
}

export type SourceProp =
  | InputProp
  | DefinedProp
  | AppObject
  | TimerProp
  | HttpProp
  | DbProp
  | '$.interface.timer'
  | '$.interface.http'
  | '$.service.db';

export type ActionProp = InputProp | AnyProp | DefinedProp | AppObject | DbProp | '$.service.db';

export interface SourceProps {
  [name: string]: SourceProp;
}
export interface ActionProps {
  [name: string]: ActionProp;
}

// What `this` has -----------------------------------------------------------------------------------------------------

/** The value of each prop. Values cannot be written from code. */
export type Values<P> = string extends keyof P ? Json : { readonly [Name in keyof P]: ValueOf<P[Name]> };

type ValueOf<P> = P extends '$.interface.http' | HttpProp
  ? Http
  : P extends '$.interface.timer' | TimerProp
    ? Timer
    : P extends '$.service.db' | DbProp
      ? Db
      : P extends { propDefinition: readonly [infer A, infer Name, ...unknown[]] }
        ? InputValue<Override<DefinitionOf<A, Name>, P>>
        : P extends { type: 'app' }
          ? AppValue<P>
          : InputValue<P>;

type DefinitionOf<A, Name> = A extends { propDefinitions?: infer D }
  ? Name extends keyof NonNullable<D>
    ? NonNullable<D>[Name]
    : never
  : never;

type Override<Definition, P> = Omit<Definition, keyof P> & P;

type InputValue<P> = P extends { default: unknown }
  ? TypeValue<P>
  : P extends { optional: true }
    ? TypeValue<P> | undefined
    : TypeValue<P>;

type TypeValue<P> = P extends { type: infer Type extends keyof TypeValues } ? TypeValues[Type] : Json;

interface TypeValues {
  string: string;
  integer: number;
  boolean: boolean;
  object: Json;
  any: Json;
  'string[]': string[];
  'integer[]': number[];
  'boolean[]': boolean[];
}

type AppValue<A> = Authorized & (A extends { methods: infer M } ? M : None);

/** No names at all. */
type None = Record<never, never>;

/** What a connected account gives. /connected-accounts/ */
export interface Authorized {
  /** Tokens and keys of the account, by the names its app has for them: `oauth_access_token`, `api_key` … */
  readonly $auth: { readonly [field: string]: string };
}

/** `this.<prop>` of a timer. */
export interface Timer {
  readonly type: '$.interface.timer';
}

/** `this.<prop>` of an HTTP interface. */
export interface Http {
  /** The address that was made for this source. */
  readonly endpoint: string;
  /** Answers the request; only in `run()`, and with `customResponse`. */
  respond(response: HttpResponse): void;
}

/** An answer to an HTTP request. /components/api/#responding-to-http-requests */
export interface HttpResponse {
  /** 100 to 599. */
  status: number;
  headers?: { [name: string]: string };
  body?: string | object;
}

/** `this.<prop>` of the key-value store: it keeps values from one invocation to the next. /components/api/#db */
export interface Db {
  /** The value, `undefined` when the key does not exist. Nothing to await. */
  get(key: string): Json;
  /** Stores what can be written as JSON. */
  set(key: string, value: Json): void;
}

// Events --------------------------------------------------------------------------------------------------------------

/** What `run(event)` gets, by the interfaces among the props. */
export type EventOf<P> = string extends keyof P
  ? Json
  : Started<P[keyof P], '$.interface.http' | HttpProp> extends true
    ? Started<P[keyof P], '$.interface.timer' | TimerProp> extends true
      ? Partial<HttpEvent & TimerEvent>
      : HttpEvent
    : Started<P[keyof P], '$.interface.timer' | TimerProp> extends true
      ? TimerEvent
      : Json;

/** Whether one of the props is such an interface. */
type Started<P, Interface> = [Extract<P, Interface>] extends [never] ? false : true;

/** A request to the source. /components/api/#http-event-shape */
export interface HttpEvent {
  method: string;
  path: string;
  query: { [name: string]: string };
  /** Names are in lower case. */
  headers: { [name: string]: string };
  bodyRaw: string;
  /** Parsed when the request says it is JSON. */
  body: Json;
}

/** A timer has run off. /components/api/#timer */
export interface TimerEvent {
  /** In seconds, unlike `ts` of an emitted event. */
  timestamp: number;
  interval_seconds?: number;
}

/** `unique`: ids not among the last 100; `greatest`: ids above all before; `last`: what follows the last one emitted.
 * /components/api/#dedupe-strategies */
export type Strategy = 'unique' | 'greatest' | 'last';

interface Emits<D extends Strategy | undefined> {
  /** Emits an event. /components/api/#emit */
  $emit: Emit<D>;
}

type Emit<D> = [D] extends ['greatest']
  ? (event: Json, metadata: EmitMetadata & { id: number }) => void
  : [D] extends ['unique' | 'last']
    ? (event: Json, metadata: EmitMetadata & { id: string | number }) => void
    : (event?: Json, metadata?: EmitMetadata) => void;

/** What is said about an event when it is emitted. */
export interface EmitMetadata {
  /** Required with a dedupe strategy; a number with `greatest`. */
  id?: string | number;
  /** Channel to which listeners can subscribe; `default` without one. */
  name?: string;
  /** Shown in the list of events. */
  summary?: string;
  /** Milliseconds since 1970. The events of an invocation are emitted from oldest to newest. */
  ts?: number;
}

// Actions -------------------------------------------------------------------------------------------------------------

/** What `run({ $ })` of an action gets. /components/api/#actions */
export interface Dollar {
  /** Exports data as `steps.<step>.<name>`; `$summary` is the message shown under the step. */
  export<Name extends string>(name: Name, value: Name extends '$summary' ? string : Json): void;
  /** Answers the HTTP request that started the workflow. /workflows/steps/triggers/#customizing-the-http-response */
  respond(response: WorkflowResponse): Promise<void>;
  readonly flow: {
    /** Ends the workflow. Write `return $.flow.exit('why')`. */
    exit(reason?: string): FlowExit;
  };
  /** Hands data to destinations, after the workflow has ended: nothing to await. /destinations/ */
  readonly send: Send;
}

/** What `$.flow.exit()` returns, for `run()` to return. */
export interface FlowExit {
  readonly reason: string | undefined;
}

export interface WorkflowResponse extends HttpResponse {
  /** Answers now, not at the end of the workflow; the call is then awaited. Not with a stream as body. */
  immediate?: boolean;
}

/** The destinations that actions can reach. */
export interface Send {
  /** Sends a request, whose answer cannot be had. /destinations/http/ */
  http(options: SendHttp): void;
  /** Sends a mail to the owner of the account. /destinations/email/ */
  email(options: SendEmail): void;
  /** Stores data in a bucket. /destinations/s3/ */
  s3(options: { bucket: string; prefix: string; payload: Json }): void;
  /** Emits an event of the workflow. /destinations/emit/ */
  emit(options: { raw_event: object }): void;
  /** Sends an event to the stream of the workflow. /destinations/sse/ */
  sse(options: { channel: string; payload: Json }): void;
}

export interface SendHttp {
  method: string;
  url: string;
  data?: Json;
  headers?: { [name: string]: string };
  params?: { [name: string]: string | number | boolean };
  auth?: { username: string; password: string };
}

export interface SendEmail {
  subject: string;
  text?: string;
  /** Shown instead of `text` where HTML can be shown. */
  html?: string;
  /** Also to the collaborators of the workflow. */
  include_collaborators?: boolean;
}

// @pipedream/platform -------------------------------------------------------------------------------------------------

/**
 * `import { axios } from "@pipedream/platform"`: sends a request; gives the body of the answer. A status of 400 or more
 * is an error that says what the body was; the whole answer is exported as `debug`. /pipedream-axios/
 *
 * @param $ what `run({ $ })` got
 */
export declare function axios($: object, config: AxiosConfig): Promise<Json>;

/** The options of axios that the documentation names. */
export interface AxiosConfig {
  url: string;
  method?: string;
  baseURL?: string;
  headers?: { [name: string]: string | number | boolean | undefined };
  /** Added to the address as its query. */
  params?: { [name: string]: Json };
  /** Body: an object is sent as JSON. */
  data?: Json;
  auth?: { username: string; password: string };
  timeout?: number;
  responseType?: 'json' | 'text' | 'arraybuffer' | 'stream';
  /** Which statuses are no errors; otherwise those below 400. */
  validateStatus?: ((status: number) => boolean) | null;
  httpsAgent?: object;
}

// Checking ------------------------------------------------------------------------------------------------------------

/** Names the options that a prop of this type does not have. */
type Known<P> = {
  readonly [Name in keyof P]: P[Name] extends string
    ? unknown
    : P[Name] extends { propDefinition: readonly [infer A, infer Definition, ...unknown[]] }
      ? Allow<P[Name], keyof DefinedProp> & {
          propDefinition: DefinitionOf<A, Definition> extends never ? UnknownDefinition<Definition> : unknown;
        }
      : P[Name] extends { type: 'app' }
        ? unknown
        : P[Name] extends { type: infer Type }
          ? Allow<P[Name], keyof Extract<Exclude<SourceProp | AnyProp, string>, { type: Type }>>
          : unknown;
};
type Allow<P, Keys extends PropertyKey> = {
  readonly [Option in Exclude<keyof P, Keys>]: UnknownOption<Option>;
};
// Objects, because literals that exclude each other would turn the whole prop into `never`, and the message with it.
type UnknownOption<Name> = { readonly [Message in `${Name & string} is no option of this prop`]: true };
type UnknownDefinition<Name> = { readonly [Message in `${Name & string} is no prop definition`]: true };

/**
 * Only for checking types: `export default checkSource({ … })` infers the type of `this` from props and methods, which
 * `satisfies Source` cannot. It does not exist at run time.
 */
export declare function checkSource<
  const P extends SourceProps = None,
  M extends Methods = None,
  const D extends Strategy | undefined = undefined,
>(component: Source<P, M, D> & { props?: Known<P> }): Source<P, M, D>;

/** Only for checking types, see {@link checkSource}. */
export declare function checkAction<const P extends ActionProps = None, M extends Methods = None>(
  component: Action<P, M> & { props?: Known<P> },
): Action<P, M>;

/** Only for checking types, see {@link checkSource}. */
export declare function checkApp<const D extends PropDefinitions = None, M extends Methods = None>(
  app: App<D, M> & { propDefinitions?: Known<D> },
): { type: 'app'; app: string; propDefinitions: D; methods: M };

/** Only for checking types: a common file, which components spread. Its `this` is not known before. */
export declare function checkPart<const Part>(part: Part & ThisType<Json>): Part;
