/**
 * The Component API of Pipedream as types.
 *
 * Save this file as `component.d.ts` beside a component, and your editor checks the component while you write:
 *
 * ```js
 * // @ts-check
 *
 * /** @type {import("./component").Action} *\/
 * export default {
 *   name: "Say Hello",
 *   version: "0.0.1",
 *   type: "action",
 *   run() {
 *     return "hello"
 *   },
 * }
 * ```
 *
 * The file is complete: it imports nothing, and it declares no globals.
 *
 * @see https://pipedream.com/docs/components/api/#types
 */

/** Data whose form only its sender knows. It's `any`, as `JSON.parse()` returns it, so check what you use. */
export type Json = ReturnType<JSON['parse']>;

// Component objects ---------------------------------------------------------------------------------------------------

/**
 * What both kinds of component say about themselves.
 *
 * @see https://pipedream.com/docs/components/api/#component-structure
 */
export interface Metadata {
  /** The name of the component in the UI and in the output of the CLI. */
  name: string;
  /**
   * Identifies the component in your account, or in the whole registry once it's published there. If you publish under
   * a key that exists, you update that component. Registry keys look like `app_slug-name-of-the-component`.
   */
  key?: string;
  /** Raise it every time you publish. Any text will do, but the registry requires a semantic version. */
  version: string;
  /** One sentence, shown where people look for components. */
  description?: string;
}

/**
 * An event source, which an HTTP request, a timer, or you start, and which emits events.
 *
 * Without type parameters, `this` can be anything. With `Source<typeof props>`, `this` and the event have the types
 * that follow from the props.
 *
 * @template P its `props`
 * @template M its `methods`
 * @template D its `dedupe` strategy
 * @see https://pipedream.com/docs/components/api/#component-structure
 */
export type Source<
  P extends SourceProps = SourceProps,
  M extends Methods = Methods,
  D extends Strategy | undefined = Strategy | undefined,
> = Metadata & {
  /** Optional, because a component without a type is a source. */
  type?: 'source';
  /**
   * Drops events that were emitted before, by their `id`. Each event needs one then.
   *
   * @see https://pipedream.com/docs/components/api/#dedupe-strategies
   */
  dedupe?: D;
  /**
   * User input, interfaces, services, and apps. Your code reads each value as `this.<name>`.
   *
   * @see https://pipedream.com/docs/components/api/#props
   */
  props?: P;
  /**
   * Functions that your code calls as `this.<name>()`.
   *
   * @see https://pipedream.com/docs/components/api/#methods
   */
  methods?: M;
  /**
   * Functions that Pipedream runs when the source is deployed, updated, or deleted.
   *
   * @see https://pipedream.com/docs/components/api/#hooks
   */
  hooks?: Hooks;
  /**
   * Runs each time the source is started.
   *
   * @see https://pipedream.com/docs/components/api/#run
   */
  run(event: EventOf<P>): unknown;
} & ThisType<Values<P> & M & Emits<D>>;

/**
 * An action, which is a step of a workflow.
 *
 * Without type parameters, `this` can be anything. With `Action<typeof props>`, it has the types that follow from the
 * props.
 *
 * @template P its `props`
 * @template M its `methods`
 * @see https://pipedream.com/docs/components/api/#component-structure
 */
export type Action<P extends ActionProps = ActionProps, M extends Methods = Methods> = Metadata & {
  type: 'action';
  /**
   * User input, services, and apps. Your code reads each value as `this.<name>`.
   *
   * @see https://pipedream.com/docs/components/api/#props
   */
  props?: P;
  /**
   * Functions that your code calls as `this.<name>()`.
   *
   * @see https://pipedream.com/docs/components/api/#methods
   */
  methods?: M;
  /**
   * Runs when the workflow reaches the step. Later steps read what it returns as `steps.<step>.$return_value`.
   *
   * @see https://pipedream.com/docs/components/api/#run
   */
  run(context: { $: Dollar }): unknown;
} & ThisType<Values<P> & M>;

/**
 * An app, which an app file exports and an app prop names.
 *
 * @template D its `propDefinitions`
 * @template M its `methods`
 * @see https://pipedream.com/docs/components/api/#app-props
 */
export type App<D extends PropDefinitions = PropDefinitions, M extends Methods = Methods> = {
  type: 'app';
  /** The name slug of the app, such as `google_sheets`. */
  app: string;
  /** User input props that components can reuse. */
  propDefinitions?: D;
  /** Functions, called as `this.<name>()` in the app file and as `this.<appProp>.<name>()` in a component. */
  methods?: M;
} & ThisType<Authorized & M>;

/** The functions of a component or an app. */
export interface Methods {
  [name: string]: (...input: Json[]) => Json;
}

/**
 * Functions that Pipedream runs when a source is deployed, updated, or deleted.
 *
 * @see https://pipedream.com/docs/components/api/#hooks
 */
export interface Hooks {
  /** Runs when the source is deployed, but not when it's updated. Emit recent events here. */
  deploy?(): unknown;
  /** Runs when the source is deployed or updated. Create a webhook here. */
  activate?(): unknown;
  /** Runs when the source is updated, deactivated, or deleted. Remove the webhook here. */
  deactivate?(): unknown;
}

// Props ---------------------------------------------------------------------------------------------------------------

/**
 * The options of every user input prop.
 *
 * @see https://pipedream.com/docs/components/api/#user-input-props
 */
interface Input<Type extends string, Value> {
  type: Type;
  /** What the form calls the prop. Without it, the form shows the name. */
  label?: string;
  /** Markdown, shown near the input. */
  description?: string;
  /** Makes the input a drop-down. Give values, values with labels, or a function that fetches them. */
  options?: readonly Item<Value>[] | readonly LabeledOption<Item<Value>>[] | LoadOptions<Item<Value>>;
  /** The user can leave the prop empty. */
  optional?: boolean;
  /** Used when the field is left empty. */
  default?: Value;
  propDefinition?: undefined;
}

type Item<Value> = Value extends readonly (infer Each)[] ? Each : Value;

/** An entry of a drop-down. The user sees `label`, and your code gets `value`. */
export interface LabeledOption<Value> {
  label: string;
  value: Value;
}

/** Text. */
export interface StringProp extends Input<'string', string> {
  /** Hides the input, and stores it encrypted. */
  secret?: boolean;
}
/** A whole number. */
export interface IntegerProp extends Input<'integer', number> {
  min?: number;
  max?: number;
}
/** `true` or `false`. */
export interface BooleanProp extends Input<'boolean', boolean> {}
/** Keys and values, which the form shows as pairs of fields. */
export interface ObjectProp extends Input<'object', Json> {}
/** A list of strings. */
export interface StringListProp extends Input<'string[]', readonly string[]> {}
/** A list of whole numbers. */
export interface IntegerListProp extends Input<'integer[]', readonly number[]> {}
/** A list of `true` and `false`. */
export interface BooleanListProp extends Input<'boolean[]', readonly boolean[]> {}
/** Whatever the user enters. Only actions can have it. */
export interface AnyProp extends Input<'any', Json> {}

/** The user input props that sources and actions can have. */
export type InputProp =
  | StringProp
  | IntegerProp
  | BooleanProp
  | ObjectProp
  | StringListProp
  | IntegerListProp
  | BooleanListProp;

/**
 * Fetches the entries of a drop-down.
 *
 * @see https://pipedream.com/docs/components/api/#async-options-example
 */
export type LoadOptions<Value> = (
  // In an app file, the app. In a component, the props that are configured so far. TypeScript can't be more exact,
  // because it would have to know the methods before it has read them.
  this: Json,
  input: OptionsInput,
) => OptionsResult<Value> | Promise<OptionsResult<Value>>;

/** What `options()` gets, which is the page to fetch and the values that a prop definition passes on. */
export interface OptionsInput {
  /** The number of the page, from 0. Many APIs count from 1, so add one. */
  page: number;
  /** The `context` that the previous call returned. The first call has none. */
  prevContext?: Json;
  /** A value from the third entry of `propDefinition`. */
  [inputValue: string]: Json;
}

/** The entries, or the entries with a context for the next call. */
export type OptionsResult<Value> =
  | readonly Value[]
  | readonly LabeledOption<Value>[]
  | { options: readonly Value[] | readonly LabeledOption<Value>[]; context: Json };

/** The props that an app file offers to components. */
export interface PropDefinitions {
  [name: string]: InputProp | AnyProp;
}

/**
 * A prop that reuses a definition of an app. You can override every option of the definition.
 *
 * @see https://pipedream.com/docs/components/api/#prop-definitions-example
 */
export interface DefinedProp extends Partial<Omit<Input<InputProp['type'], Json>, 'propDefinition'>> {
  /** The app, the name of the definition, and values for its `options()`. */
  propDefinition: readonly [AppObject, string, InputValues?];
  secret?: boolean;
  min?: number;
  max?: number;
}

/**
 * Values for the `options()` of a prop definition, or a function that takes them from the props configured so far.
 *
 * @see https://pipedream.com/docs/components/api/#referencing-values-from-previous-props
 */
export type InputValues = { [name: string]: Json } | ((configuredProps: { [name: string]: Json }) => object);

/** An app, as a prop or a prop definition names it. */
export interface AppObject {
  type: 'app';
  app: string;
  propDefinitions?: { [name: string]: object };
  methods?: Methods;
}

/**
 * Starts the source on a schedule.
 *
 * @see https://pipedream.com/docs/components/api/#timer
 */
export interface TimerProp {
  type: '$.interface.timer';
  /** The schedule that the user can keep or change. */
  default?: Schedule;
}

/** An interval or a cron schedule. */
export type Schedule =
  | { intervalSeconds: number; cron?: undefined }
  | { cron: string; intervalSeconds?: undefined };

/**
 * Starts the source with each request to its own URL.
 *
 * @see https://pipedream.com/docs/components/api/#http
 */
export interface HttpProp {
  type: '$.interface.http';
  /** `true` if your code sends the response, with `respond()`. */
  customResponse?: boolean;
}

/**
 * Attaches the key-value store.
 *
 * @see https://pipedream.com/docs/components/api/#db
 */
export interface DbProp {
  type: '$.service.db';
}

/** A prop of a source. */
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

/** A prop of an action. */
export type ActionProp = InputProp | AnyProp | DefinedProp | AppObject | DbProp | '$.service.db';

/** The props of a source, by name. */
export interface SourceProps {
  [name: string]: SourceProp;
}
/** The props of an action, by name. */
export interface ActionProps {
  [name: string]: ActionProp;
}

// What `this` has -----------------------------------------------------------------------------------------------------

/** The value of each prop. Your code can read values, but not change them. */
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

/** The definition that a prop reuses, by its app and its name. */
export type DefinitionOf<A, Name> = A extends { propDefinitions?: infer D }
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

type TypeValue<P> = P extends { type: infer Type }
  ? Type extends keyof TypeValues
    ? TypeValues[Type]
    : Json
  : Json;

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

// The methods are `unknown` for an app that has none.
type AppValue<A> = Authorized & (A extends { methods?: infer M } ? NonNullable<M> : unknown);

/**
 * What a connected account gives.
 *
 * @see https://pipedream.com/docs/connected-accounts/
 */
export interface Authorized {
  /** The tokens and keys of the account, by the names that the app has for them, such as `oauth_access_token`. */
  readonly $auth: { readonly [field: string]: string };
}

/** `this.<prop>` of a timer. */
export interface Timer {
  readonly type: '$.interface.timer';
}

/** `this.<prop>` of an HTTP interface. */
export interface Http {
  /** The URL of this source. */
  readonly endpoint: string;
  /** Responds to the request. Call it in `run()`, and set `customResponse`. */
  respond(response: HttpResponse): void;
}

/**
 * A response to an HTTP request.
 *
 * @see https://pipedream.com/docs/components/api/#responding-to-http-requests
 */
export interface HttpResponse {
  /** 100 to 599. */
  status: number;
  headers?: { [name: string]: string };
  body?: string | object;
}

/**
 * `this.<prop>` of the key-value store, which keeps values from one run to the next.
 *
 * @see https://pipedream.com/docs/components/api/#db
 */
export interface Db {
  /** Returns the value, or `undefined` if the key doesn't exist. There's nothing to await. */
  get(key: string): Json;
  /** Stores a value that can be written as JSON. */
  set(key: string, value: Json): void;
}

// Events --------------------------------------------------------------------------------------------------------------

/** What `run(event)` gets, which depends on the interfaces among the props. */
export type EventOf<P> = string extends keyof P
  ? Json
  : Started<P[keyof P], '$.interface.http' | HttpProp> extends true
    ? Started<P[keyof P], '$.interface.timer' | TimerProp> extends true
      ? Partial<HttpEvent & TimerEvent>
      : HttpEvent
    : Started<P[keyof P], '$.interface.timer' | TimerProp> extends true
      ? TimerEvent
      : Json;

/** Whether one of the props is this interface. */
type Started<P, Interface> = [Extract<P, Interface>] extends [never] ? false : true;

/**
 * A request to the source.
 *
 * @see https://pipedream.com/docs/components/api/#http-event-shape
 */
export interface HttpEvent {
  method: string;
  path: string;
  query: { [name: string]: string };
  /** Try a name in lower case first, and check one of your own events to be sure. */
  headers: { [name: string]: string };
  bodyRaw: string;
  /** The body, parsed if the request says that it's JSON. */
  body: Json;
}

/**
 * What a timer sends.
 *
 * @see https://pipedream.com/docs/components/api/#timer
 */
export interface TimerEvent {
  /** The time in seconds, unlike `ts` of an emitted event. */
  timestamp: number;
  interval_seconds?: number;
}

/**
 * How a source recognizes an event that it has emitted before.
 *
 * - `unique` emits events whose id isn't among the last 100.
 * - `greatest` emits events whose id is greater than all before. Ids have to be numbers.
 * - `last` emits the events that follow the last one emitted.
 *
 * @see https://pipedream.com/docs/components/api/#dedupe-strategies
 */
export type Strategy = 'unique' | 'greatest' | 'last';

interface Emits<D extends Strategy | undefined> {
  /**
   * Emits an event.
   *
   * @see https://pipedream.com/docs/components/api/#emit
   */
  $emit: Emit<D>;
}

type Emit<D> = [D] extends ['greatest']
  ? (event: Json, metadata: EmitMetadata & { id: number }) => void
  : [D] extends ['unique' | 'last']
    ? (event: Json, metadata: EmitMetadata & { id: string | number }) => void
    : (event?: Json, metadata?: EmitMetadata) => void;

/** What a source says about an event when it emits it. */
export interface EmitMetadata {
  /** Required with a dedupe strategy, and a number with `greatest`. */
  id?: string | number;
  /** The channel of the event, which is `default` if you don't give one. */
  name?: string;
  /** A short text, shown in the list of events. */
  summary?: string;
  /** The time in milliseconds since 1970. Events with it are emitted from oldest to newest. */
  ts?: number;
}

// Actions -------------------------------------------------------------------------------------------------------------

/**
 * The workflow, as `run({ $ })` of an action gets it.
 *
 * @see https://pipedream.com/docs/components/api/#actions
 */
export interface Dollar {
  /** Exports a value as `steps.<step>.<name>`. The name `$summary` is for the message shown below the step. */
  export<Name extends string>(name: Name, value: Name extends '$summary' ? string : Json): void;
  /**
   * Responds to the HTTP request that started the workflow.
   *
   * @see https://pipedream.com/docs/components/api/#respond
   */
  respond(response: WorkflowResponse): Promise<void>;
  readonly flow: {
    /**
     * Ends the workflow. Write `return $.flow.exit("reason")`.
     *
     * @see https://pipedream.com/docs/components/api/#flow-exit
     */
    exit(reason?: string): FlowExit;
  };
  /**
   * Sends data to destinations after the workflow has finished, so there's nothing to await.
   *
   * @see https://pipedream.com/docs/destinations/
   */
  readonly send: Send;
}

/** What `$.flow.exit()` returns, so that `run()` can return it. */
export interface FlowExit {
  readonly reason: string | undefined;
}

/** A response to the HTTP request that started the workflow. */
export interface WorkflowResponse extends HttpResponse {
  /** Sends the response at once, not at the end of the workflow. Await the call, and don't use a stream as the body. */
  immediate?: boolean;
}

/** The destinations to which actions can send data. */
export interface Send {
  /**
   * Sends an HTTP request. You can't read its response.
   *
   * @see https://pipedream.com/docs/destinations/http/
   */
  http(options: SendHttp): void;
  /**
   * Sends an email to the owner of the account.
   *
   * @see https://pipedream.com/docs/destinations/email/
   */
  email(options: SendEmail): void;
  /**
   * Stores data in an Amazon S3 bucket.
   *
   * @see https://pipedream.com/docs/destinations/s3/
   */
  s3(options: { bucket: string; prefix: string; payload: Json }): void;
  /**
   * Emits an event of the workflow.
   *
   * @see https://pipedream.com/docs/destinations/emit/
   */
  emit(options: { raw_event: object }): void;
  /**
   * Sends an event to the event stream of the workflow.
   *
   * @see https://pipedream.com/docs/destinations/sse/
   */
  sse(options: { channel: string; payload: Json }): void;
}

/** The request that `$.send.http()` sends. */
export interface SendHttp {
  method: string;
  url: string;
  data?: Json;
  headers?: { [name: string]: string };
  params?: { [name: string]: string | number | boolean };
  auth?: { username: string; password: string };
}

/** The email that `$.send.email()` sends. */
export interface SendEmail {
  subject: string;
  text?: string;
  /** Shown instead of `text` by email clients that support HTML. */
  html?: string;
  /** Sends the email to the collaborators of the workflow as well. */
  include_collaborators?: boolean;
}

// @pipedream/platform -------------------------------------------------------------------------------------------------

/**
 * The `axios` of `@pipedream/platform`, which sends a request and returns the body of the response. A status of 400 or
 * more is an error. It shows the body, and the whole response is exported as `debug`.
 *
 * @param $ what `run({ $ })` gets
 * @see https://pipedream.com/docs/pipedream-axios/
 */
export declare function axios($: object, config: AxiosConfig): Promise<Json>;

/** The request that `axios` sends. */
export interface AxiosConfig {
  url: string;
  method?: string;
  baseURL?: string;
  headers?: { [name: string]: string | number | boolean | undefined };
  /** Added to the URL as its query string. */
  params?: { [name: string]: Json };
  /** The body. An object is sent as JSON. */
  data?: Json;
  auth?: { username: string; password: string };
  timeout?: number;
  responseType?: 'json' | 'text' | 'arraybuffer' | 'stream';
  /** Which statuses aren't errors. Without it, they're those below 400. */
  validateStatus?: ((status: number) => boolean) | null;
  httpsAgent?: object;
}
